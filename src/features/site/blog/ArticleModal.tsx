import { articleCover } from '@/content/article-covers.ts';
import type { ArticleInfo } from '@/content/article-list.ts';
import { cx } from '@/ui/class-names.ts';
import { PageDialog } from '@/ui/PageDialog.tsx';
import { ArticleText } from './ArticleText.tsx';
import { Byline } from './Byline.tsx';
import { Cover } from './Cover.tsx';

/** An article over the list it was opened from. */
export function ArticleModal({ article, onClose }: { article: ArticleInfo; onClose: () => void }) {
  return (
    <PageDialog onClose={onClose} title={article.title} width="lg" fillsPhone>
      <div className="mx-auto max-w-prose py-2">
        <div
          aria-hidden="true"
          // Where minutes count, a phone's first screen is for what to do now.
          className={cx(
            'plate mb-5 grid min-h-40 py-6',
            articleCover(article.slug).kind === 'hour' && 'max-md:hidden',
          )}
        >
          <Cover slug={article.slug} />
        </div>
        <Byline article={article} className="mb-6" />
        <ArticleText slug={article.slug} level="h3" />
      </div>
    </PageDialog>
  );
}
