import type { ArticleInfo } from '@/content/article-list.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { ArticleText } from './ArticleText.tsx';
import { Byline } from './Byline.tsx';
import { Cover } from './Cover.tsx';

/** An article over the list it was opened from. */
export function ArticleModal({ article, onClose }: { article: ArticleInfo; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={article.title} width="lg">
      <div className="mx-auto max-w-prose py-2">
        {/* A phone's first screen is for what to do now. */}
        <div aria-hidden="true" className="plate mb-5 h-44 max-md:hidden">
          <Cover slug={article.slug} />
        </div>
        <Byline article={article} className="mb-6" />
        <ArticleText slug={article.slug} level="h3" />
      </div>
    </Dialog>
  );
}
