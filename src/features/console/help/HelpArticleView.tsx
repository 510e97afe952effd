import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/EmptyState.tsx';
import { helpShelves, type HelpBlock } from '@/content/help.ts';
import { buttonClass } from '@/ui/Button.tsx';
import {
  helpArticle,
  helpArticlePath,
  helpHome,
  type HelpArea,
} from '@/features/shared/help-links/help-links.ts';
import { HelpText } from './HelpText.tsx';
import { StillNeedHelp } from './StillNeedHelp.tsx';

/** One article at its own URL; says so when the URL names none. */
export function HelpArticleView({ area, slug }: { area: HelpArea; slug: string }) {
  const article = helpArticle(area, slug);
  if (!article) {
    return (
      <div className="grid max-w-3xl gap-6">
        <h1 className="text-h3 font-semibold">Article not found</h1>
        <EmptyState
          title="There is no help article at this address."
          action={
            <Link to={helpHome(area)} className={buttonClass('secondary')}>
              See all articles
            </Link>
          }
        >
          It may have been renamed. All articles are listed under Help.
        </EmptyState>
      </div>
    );
  }
  const { articles } = helpShelves[area];
  const next = articles[(articles.indexOf(article) + 1) % articles.length];
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <article className="grid gap-5">
        <div className="grid gap-2">
          <Link
            to={helpHome(area)}
            className="flex w-fit items-center gap-1.5 text-quiet hover:text-ink"
          >
            <ArrowLeft aria-hidden size={16} strokeWidth={1.5} />
            All help articles
          </Link>
          <h1 className="text-h3 font-semibold">{article.title}</h1>
          <p className="max-w-prose text-sm text-quiet">{article.summary}</p>
        </div>
        <div className="grid max-w-prose gap-3 text-sm">
          {article.body.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </div>
      </article>
      {next && (
        <nav aria-label="Next article" className="border-t border-hairline pt-4">
          <Link
            to={helpArticlePath(area, next.slug)}
            className="flex w-fit items-center gap-1.5 font-semibold text-brand-deep underline-offset-3 hover:underline"
          >
            {next.title}
            <ArrowRight aria-hidden size={16} strokeWidth={1.5} />
          </Link>
        </nav>
      )}
      <StillNeedHelp />
    </div>
  );
}

function Block({ block }: { block: HelpBlock }) {
  if ('heading' in block) {
    return <h2 className="pt-2 text-base font-semibold">{block.heading}</h2>;
  }
  if ('text' in block) {
    return (
      <p>
        <HelpText text={block.text} />
      </p>
    );
  }
  return (
    <ul className="grid list-disc gap-1.5 pl-5 marker:text-quiet">
      {block.points.map((point) => (
        <li key={point}>
          <HelpText text={point} />
        </li>
      ))}
    </ul>
  );
}
