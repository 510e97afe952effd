import type { Cell, CharacterFacts, Segment } from '@/lookalike/index.ts';
import { cx } from '@/ui/class-names.ts';

interface Column {
  asset: Cell | null;
  candidate: Cell | null;
  kind: Segment['kind'];
}

/** One column a cell, so that the pair of names wraps as a pair on small screens. */
function columnsOf(segments: readonly Segment[]): Column[] {
  return segments.flatMap(({ kind, asset, candidate }) =>
    Array.from({ length: Math.max(asset.length, candidate.length) }, (_, at) => ({
      kind,
      asset: asset[at] ?? null,
      candidate: candidate[at] ?? null,
    })),
  );
}

interface AlignmentProps {
  segments: readonly Segment[];
  /** What the upper and the lower name are. */
  labels?: readonly [upper: string, lower: string];
}

/** Two names one above the other, a cell a character; what deceives is lit. */
export function Alignment({ segments, labels = ['Asset', 'Imitation'] }: AlignmentProps) {
  const columns = columnsOf(segments);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4">
      <p className="grid text-xs leading-10 text-quiet md:leading-12">
        <span>{labels[0]}</span>
        <span>{labels[1]}</span>
      </p>
      {/* The sentence above and the list below say the same to a screen reader. */}
      <div
        aria-hidden="true"
        className="name flex flex-wrap text-h3 md:text-[1.75rem]"
        translate="no"
      >
        {columns.map((column, index) => (
          <Pair key={index} column={column} />
        ))}
      </div>
    </div>
  );
}

const SLOT = 'grid h-10 place-items-center md:h-12';

function Pair({ column: { asset, candidate, kind } }: { column: Column }) {
  const wide = asset?.width === 2 || candidate?.width === 2;
  const changed = kind !== 'same';
  return (
    <span className={cx('grid', wide ? 'w-[2ch]' : 'w-[1ch]')}>
      <span className={cx(SLOT, kind === 'removed' && 'text-quiet line-through')}>
        {asset?.text ?? <Gap />}
      </span>
      <span
        className={cx(
          SLOT,
          changed && candidate && 'border-b-2 border-lit-text bg-lit text-on-lit',
        )}
      >
        {candidate?.text ?? <Gap />}
      </span>
    </span>
  );
}

/** Where the other name has a character and this one has none. */
function Gap() {
  return <span className="h-0.5 w-[0.6ch] bg-control" />;
}

/** The deceptive characters of an alignment, each once, in order. */
export function deceptiveCharacters(
  segments: readonly Segment[],
): { facts: CharacterFacts; meant: string }[] {
  const seen = new Map<string, { facts: CharacterFacts; meant: string }>();
  for (const { asset, candidate } of segments) {
    const meant = asset.map((cell) => cell.text).join('');
    for (const cell of candidate) {
      for (const facts of cell.deceptive ?? []) {
        const key = `${facts.codePoint} ${meant}`;
        if (!seen.has(key)) seen.set(key, { facts, meant });
      }
    }
  }
  return [...seen.values()];
}
