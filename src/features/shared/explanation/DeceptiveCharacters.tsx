import type { Segment } from '@/lookalike/index.ts';
import { deceptiveCharacters } from './columns.ts';

/** The deceptive characters of an alignment, each with its code point, its name and what it stands for. */
export function DeceptiveCharacters({ segments }: { segments: readonly Segment[] }) {
  const found = deceptiveCharacters(segments);
  if (found.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-1.5">
      {found.map(({ facts, meant }) => (
        <li
          key={`${facts.codePoint}${meant}`}
          className="grid grid-cols-[1.5rem_3.75rem_minmax(0,1fr)] items-baseline gap-x-2"
        >
          <mark className="lit name text-center text-base">{facts.text}</mark>
          <span className="lit-point">{facts.codePoint}</span>
          <span>
            <span className="mr-3 font-mono">{facts.name}</span>
            {meant !== '' && (
              <span className="whitespace-nowrap text-quiet">
                in place of <span className="name text-ink">{meant}</span>
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
