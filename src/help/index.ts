/** The help of the consoles. */
export { helpArticleMeta, HelpArticleView } from './HelpArticleView.tsx';
export { HelpHome } from './HelpHome.tsx';
