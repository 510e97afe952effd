import type { ArticleInfo } from '@/content/article-list.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { ArticleText } from './ArticleText.tsx';
import { Byline } from './Byline.tsx';

/** An article over the list it was opened from. */
export function ArticleModal({ article, onClose }: { article: ArticleInfo; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={article.title} width="lg">
      <div className="mx-auto max-w-prose py-2">
        <Byline article={article} className="mb-6" />
        <ArticleText slug={article.slug} level="h3" />
      </div>
    </Dialog>
  );
}
