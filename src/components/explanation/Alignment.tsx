import type { CSSProperties } from 'react';
import type { Segment } from '@/lookalike/index.ts';
import { cx } from '@/ui/class-names.ts';
import { cellsOf, type Column, columnsOf, labelsOf } from './columns.ts';

interface AlignmentProps {
  segments: readonly Segment[];
  /** Row labels of the upper and the lower name. */
  labels?: readonly [upper: string, lower: string];
  /**
   * `large`: as large as the names allow, with code points below if they have room, the only picture of its page, which
   * lists the code points too; `small`: for a list of pairs, which says itself what the two names are.
   */
  size?: 'small' | 'medium' | 'large';
}

/**
 * Type size at which the pair fits one line, from 14 to 56 px; a cell is 0.6 em wide, and from 769 px on the row labels
 * are on the left.
 */
const FITTED = cx(
  '[--room:100cqi] md:[--room:calc(100cqi-1.5rem-var(--labels))]',
  'text-[clamp(0.875rem,calc(var(--room)/var(--cells)),3.5rem)]',
);
const SIZES = {
  small: 'text-sm print:text-xs',
  medium: 'text-h3 md:text-[1.75rem]',
  large: FITTED,
} as const;
/** The advance of the mono face in em, plus a margin, so that rounding breaks no line. */
const ADVANCE = 0.604;
/** Average width of a letter of the row labels at most, in rem. */
const LABEL_ADVANCE = 0.46;

/** Moves to the next line as a whole before it breaks. */
const LINE = 'flex max-w-full flex-wrap gap-y-3';

/** Two names one above the other, one cell per character; deceptive characters are highlighted. */
export function Alignment({
  segments,
  labels = ['Asset', 'Imitation'],
  size = 'medium',
}: AlignmentProps) {
  const columns = columnsOf(segments);
  const hasPoints = size === 'large';
  const style: CSSProperties & Record<'--cells' | '--labels' | '--apart', number | string> = {
    '--cells': cellsOf(columns) * ADVANCE,
    '--apart': hasPoints ? apartOf(columns) : 0,
    '--labels': `${Math.max(...labels.map((label) => label.length)) * LABEL_ADVANCE}rem`,
  };
  return (
    <div className="@container" style={style}>
      <div
        className={cx(
          'name grid-cols-[auto_minmax(0,1fr)] items-start gap-x-6',
          size !== 'small' && 'md:grid',
          SIZES[size],
        )}
        translate="no"
      >
        {size !== 'small' && (
          <>
            <p className="font-sans text-xs text-quiet md:hidden">
              {labels[0]} above, {labels[1].toLowerCase()} below
            </p>
            <p className="hidden font-sans text-quiet md:grid">
              {labels.map((label) => (
                <span key={label} className="flex h-[1.5em] items-center">
                  <span className="text-xs">{label}</span>
                </span>
              ))}
            </p>
          </>
        )}
        {/* The sentence above and the list below say the same to a screen reader. */}
        <div aria-hidden="true" className="flex flex-wrap gap-y-3">
          {labelsOf(columns).map(([from, to]) => (
            <span key={from} className={LINE}>
              {columns.slice(from, to).map((column, at) => (
                <Pair
                  key={at}
                  column={column}
                  point={hasPoints ? pointText(column) : ''}
                  gap={gapAt(columns, from + at)}
                />
              ))}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

const pointText = ({ facts }: Column): string => facts.map(({ codePoint }) => codePoint).join(' ');

/** Number of columns for each character of a code point, and the space after it, where two are closest. */
function apartOf(columns: readonly Column[]): number {
  const points = columns.flatMap(({ facts }, index) => (facts.length > 0 ? [index] : []));
  const apart = points.map((column, at) => column - (points[at - 1] ?? -Infinity));
  const characters = columns.map((column) => pointText(column).length);
  return Math.min(columns.length, ...apart) / (Math.max(0, ...characters) + 1);
}

const SLOT = 'grid h-[1.5em] place-items-center';

/** The sides on which a run of missing characters begins or ends at this column; null if no character is missing. */
function gapAt(columns: readonly Column[], index: number): string | null {
  const missing = (at: number) => columns[at]?.kind === 'removed' && columns[at].candidate === null;
  if (!missing(index)) return null;
  return cx(missing(index - 1) && 'border-l-0', missing(index + 1) && 'border-r-0');
}

interface PairProps {
  column: Column;
  gap: string | null;
  /** The code points below, '' for none. */
  point: string;
}

const HIGHLIGHTED = 'highlight m-0 rounded-none p-0';

/** Room for a character of a code point, which is 0.41rem wide: with less, no code point of the picture shows. */
const ROOM = '@container block w-[min(var(--apart)*1ch,1rem)]';

function Pair({ column, point, gap }: PairProps) {
  const { asset, candidate, kind, wide, highlighted } = column;
  return (
    <span className={cx('grid content-start', wide ? 'min-w-[1ch]' : 'w-[1ch]')}>
      <span
        className={cx(
          SLOT,
          kind === 'removed' && 'text-quiet line-through',
          highlighted === 'asset' && HIGHLIGHTED,
        )}
      >
        {asset ?? <Nothing />}
      </span>
      <span className={cx(SLOT, highlighted === 'candidate' && HIGHLIGHTED)}>
        {candidate ??
          (gap === null ? (
            <Nothing />
          ) : (
            <span className={cx('missing-gap h-[1.1em] w-full', gap)} />
          ))}
      </span>
      {point !== '' && (
        <span className="codepoint mt-1.5 w-0 justify-self-center">
          <span className={ROOM}>
            <span className="block w-0 text-[0.6875rem] leading-4 whitespace-nowrap @max-[0.42rem]:hidden">
              <span className="inline-block -translate-x-1/2">{point}</span>
            </span>
          </span>
        </span>
      )}
    </span>
  );
}

/** Where the other name adds a character, or needs more room. */
function Nothing() {
  return <span className="h-px w-full bg-control/70" />;
}
