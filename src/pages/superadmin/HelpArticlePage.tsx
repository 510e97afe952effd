import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { HelpArticleView, helpArticleMeta } from '@/features/console/help/HelpArticleView.tsx';

export const loader = ({ params }: LoaderFunctionArgs) =>
  helpArticleMeta('superadmin', params['slug']);

export function Component() {
  return <HelpArticleView area="superadmin" slug={useParams()['slug']} />;
}
