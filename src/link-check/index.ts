/** The link check: one link or message in, one verdict out. The head of model/verdicts.ts names its path. */
export { checkLink } from './link-checker.ts';
export { LinkAnswer } from './LinkAnswer.tsx';
export { LinkForm, type LinkQuestion } from './LinkForm.tsx';
export type { Answer } from './model/check-message.ts';
