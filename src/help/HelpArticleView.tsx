import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { HelpLinks } from '@/components/outreach/HelpLinks.tsx';
import { EmptyState } from '@/components/EmptyState.tsx';
import { helpShelves, type HelpArea } from '@/content/help.ts';
import { textsOf, type Block } from '@/content/block.ts';
import { Prose } from '@/components/Prose.tsx';
import { paths } from '@/paths.ts';
import { buttonClass } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { StillNeedHelp } from './StillNeedHelp.tsx';

const findArticle = (area: HelpArea, slug: string | undefined) =>
  helpShelves[area].articles.find((article) => article.slug === slug);

/** For the page's loader: the tab has the article's title (see RouteMeta). */
export const helpArticleMeta = (area: HelpArea, slug: string | undefined) => ({
  title: findArticle(area, slug)?.title ?? 'Article not found',
  noindex: true,
});

/** One article at its own URL; says so when the URL names none. */
export function HelpArticleView({ area, slug }: { area: HelpArea; slug: string | undefined }) {
  const article = findArticle(area, slug);
  if (!article) {
    return (
      <div className="grid max-w-3xl gap-6">
        <h1 className="text-h3 font-semibold">Article not found</h1>
        <EmptyState
          title="There is no help article at this address."
          action={
            <Link to={paths[area].help()} className={buttonClass('secondary')}>
              See all articles
            </Link>
          }
        >
          It may have been renamed. All articles are listed under Help.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <article className="grid gap-5">
        <div className="grid gap-2">
          <Link
            to={paths[area].help()}
            className="flex w-fit items-center gap-1.5 text-quiet hover:text-ink"
          >
            <ArrowLeft />
            All help articles
          </Link>
          <h1 className="text-h3 font-semibold">{article.title}</h1>
          <p className="max-w-text text-sm text-quiet">{article.summary}</p>
        </div>
        {/* On a wide screen two columns, so that no line is longer than one can read. */}
        <div className="max-w-text space-y-3 gap-x-12 text-sm xl:max-w-none xl:columns-2">
          {article.body.map((block, index) => (
            <BlockView key={index} block={block} />
          ))}
        </div>
      </article>
      <StillNeedHelp />
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Prose>{block}</Prose>
      </p>
    );
  }
  if ('heading' in block) {
    return <h2 className="break-after-avoid pt-2 text-base font-semibold">{block.heading}</h2>;
  }
  if ('help' in block) return <HelpLinks links={block.help} />;
  const inOrder = 'steps' in block;
  const List = inOrder ? 'ol' : 'ul';
  return (
    <List
      className={cx(
        'grid gap-1.5 pl-5 marker:text-quiet marker:tabular-nums',
        inOrder ? 'list-decimal' : 'list-disc',
      )}
    >
      {textsOf(block).map((item) => (
        <li key={item}>
          <Prose>{item}</Prose>
        </li>
      ))}
    </List>
  );
}
