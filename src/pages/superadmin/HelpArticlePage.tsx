import { useParams } from 'react-router-dom';
import { HelpArticleView } from '@/features/help/HelpArticleView.tsx';

export function Component() {
  const { slug = '' } = useParams();
  return <HelpArticleView area="superadmin" slug={slug} />;
}
