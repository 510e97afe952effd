import { config } from '@/config.ts';
import type { ArticleInfo } from '@/content/article-list.ts';
import { formatDate } from '@/lib/format.ts';
import { cx } from '@/ui/class-names.ts';

/** Author, date and read time. */
export function Byline({ article, className }: { article: ArticleInfo; className?: string }) {
  return (
    <p className={cx('flex flex-wrap gap-x-4 gap-y-1 text-sm text-quiet', className)}>
      <span className="max-sm:basis-full">
        {config.brand} {article.desk}
      </span>
      <time dateTime={article.date}>{formatDate(article.date)}</time>
      <span>{article.minutes} min read</span>
    </p>
  );
}
