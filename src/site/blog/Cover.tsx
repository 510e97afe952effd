import { articleCovers, type NameParts } from '@/content/article-covers.ts';
import type { ArticleSlug } from '@/content/article-titles.ts';
import { cx } from '@/ui/class-names.ts';
import { NameText } from '@/components/Prose.tsx';

/** The drawing of an article's card, made from its name; `large` if the card takes the page's width. */
export function Cover({ slug, large = false }: { slug: ArticleSlug; large?: boolean }) {
  const cover = articleCovers[slug];
  if (cover.kind === 'name-cloud') return <NameCloud names={cover.names} shown={cover.shown} />;
  if (cover.kind === 'grammar') {
    return (
      <div className="grid h-full content-center gap-4 px-6 md:gap-6">
        {(['own', 'parts'] as const).map((whose) => (
          <div key={whose}>
            <p className="mb-1 text-xs text-quiet">
              {whose === 'own' ? 'Yours' : 'Someone else’s'}
            </p>
            <Grammar parts={cover[whose]} />
          </div>
        ))}
      </div>
    );
  }
  return (
    <div className="grid h-full content-center px-6">
      <NameText
        highlighted={cover.highlighted}
        className={cx(
          'text-[clamp(1.25rem,5.4vw,2rem)] whitespace-nowrap',
          large
            ? 'md:text-[clamp(1.25rem,4.8vw,4.25rem)]'
            : 'md:text-[clamp(1.25rem,2.6vw,2.25rem)]',
        )}
      >
        {cover.name}
      </NameText>
      <Hour />
    </div>
  );
}

/** Parts of an address that say who owns it. */
const DECIDES = new Set(['registered', 'ending']);

/** A name over the full width, each part bracketed from below and named. The size fits 37 characters into any width. */
export function Grammar({ parts }: { parts: NameParts }) {
  return (
    <div className="[container-type:inline-size]">
      <p className="name flex text-[length:4.4cqw] whitespace-nowrap" translate="no">
        {parts.map(([part, called]) => (
          <span key={part} className={DECIDES.has(called) ? 'font-semibold' : 'text-quiet'}>
            {part}
            <span className="mx-px mt-[0.3em] block h-2 border border-t-0 border-control" />
            {/* A word wider than its part extends beyond it, so the name stays as it is written, if there is room. */}
            <span
              className={cx(
                'mt-1 flex w-0 min-w-full justify-center font-sans text-2xs font-normal text-quiet sm:text-xs',
                called.length > part.length && 'max-[359px]:hidden',
              )}
            >
              {called}
            </span>
          </span>
        ))}
      </p>
    </div>
  );
}

const MARKS = [0, 10, 25, 45, 60];

/** The sixty minutes of the article, with its stages marked. */
function Hour() {
  return (
    <svg viewBox="-2 0 364 40" className="mt-5 w-full max-w-md text-control">
      <path d="M0 8h360" stroke="currentColor" />
      {MARKS.map((minute) => (
        <g key={minute}>
          <path d={`M${minute * 6} 2v12`} stroke="currentColor" strokeWidth="2" />
          <text
            x={minute * 6}
            y="32"
            textAnchor={minute === 0 ? 'start' : minute === 60 ? 'end' : 'middle'}
            className="fill-quiet font-mono text-xs"
          >
            {minute === 60 ? '60 min' : minute}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Names that start a row, and names that fill it: the rest are the first ones of the next row. */
const STEP = 4;
const ROW = 6;

/** More lookalikes than fit on the plate: every row runs off both of its edges, and fades before it. */
function NameCloud({
  names,
  shown,
}: {
  names: readonly string[];
  shown: readonly [string, string];
}) {
  const rows = Array.from({ length: names.length / STEP }, (_, row) =>
    [...names, ...names].slice(row * STEP, row * STEP + ROW),
  );
  return (
    <div className="name-cloud grid h-full content-center text-sm text-quiet md:text-base md:leading-9">
      {rows.map((row, index) => (
        <p
          key={row[0]}
          className={index % 2 ? '-ml-20 whitespace-nowrap' : '-ml-7 whitespace-nowrap'}
        >
          {row.map((name) => (
            <NameText
              key={name}
              highlighted={name === shown[0] ? shown[1] : undefined}
              className={cx('mr-6', name === shown[0] && 'text-ink')}
            >
              {name}
            </NameText>
          ))}
        </p>
      ))}
    </div>
  );
}
