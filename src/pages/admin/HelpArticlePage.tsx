import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { HelpArticleView, helpArticleMeta } from '@/features/console/help/HelpArticleView.tsx';

export const loader = ({ params }: LoaderFunctionArgs) => helpArticleMeta('admin', params['slug']);

export function Component() {
  return <HelpArticleView area="admin" slug={useParams()['slug']} />;
}
