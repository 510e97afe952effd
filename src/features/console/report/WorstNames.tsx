import { AssetName } from '@/features/shared/names/AssetName.tsx';
import { Alignment } from '@/features/shared/explanation/Alignment.tsx';
import { matchKindLabel, matchKindOf } from '@/lookalike/match-kind.ts';
import type { ComparedWork } from './use-compared-work.ts';

/** The most deceptive names, each letter by letter beside the asset that it imitates. */
export function WorstNames({ worst }: { worst: ComparedWork['worst'] }) {
  if (worst.length === 0) {
    return (
      <p className="py-3 text-quiet">
        No name that was worked on and may do harm imitates its asset in a way we know.
      </p>
    );
  }
  return (
    <ol className="grid gap-x-10 lg:grid-cols-2 print:grid-cols-2">
      {worst.map(({ work, explanation }) => (
        <li
          key={work.of.alert}
          className="grid min-w-0 break-inside-avoid content-start gap-1.5 border-b border-hairline py-3 print:gap-0.5 print:py-1.5"
        >
          {/* The letters are a picture; this is what a screen reader says of them. */}
          <p className="sr-only">
            <AssetName name={work.of.domain} />
          </p>
          <Alignment segments={explanation.alignment} size="small" />
          <p className="flex justify-between gap-3 text-xs text-quiet">
            <span>{matchKindLabel(matchKindOf(explanation, work.of.domain))}</span>
            <span className="tabular-nums">{`Similarity ${explanation.percent}%`}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
