import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { helpArticleMeta } from '@/features/shared/help-links/help-links.ts';
import { HelpArticleView } from '@/features/console/help/HelpArticleView.tsx';

/** The tab is called as the article is. */
export const loader = ({ params }: LoaderFunctionArgs) => helpArticleMeta('admin', params['slug']);

export function Component() {
  const { slug = '' } = useParams();
  return <HelpArticleView area="admin" slug={slug} />;
}
