import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { helpArticleMeta, HelpArticleView } from '@/help/index.ts';

export const loader = ({ params }: LoaderFunctionArgs) =>
  helpArticleMeta('superadmin', params['slug']);

export function Component() {
  return <HelpArticleView area="superadmin" slug={useParams()['slug']} />;
}
