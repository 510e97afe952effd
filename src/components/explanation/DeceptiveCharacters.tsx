import type { Segment } from '@/lookalike/index.ts';
import { deceptiveCharacters } from './columns.ts';

/** The deceptive characters of an alignment, each with its code point, its name and the character it imitates. */
export function DeceptiveCharacters({ segments }: { segments: readonly Segment[] }) {
  const found = deceptiveCharacters(segments);
  if (found.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-2">
      {found.map(({ facts, other, of }) => (
        <li
          key={`${facts.codePoint}${other}`}
          className="grid grid-cols-[1.5rem_3.75rem_minmax(0,1fr)] items-baseline gap-x-2"
        >
          <mark className="highlight name text-center text-base">{facts.text}</mark>
          <span className="codepoint">{facts.codePoint}</span>
          <span className="flex flex-wrap gap-x-3">
            <span className="font-mono text-pretty">{facts.name}</span>
            {other !== '' && (
              <span className="whitespace-nowrap text-quiet">
                {of === 'candidate' ? 'in place of ' : 'where the other name has '}
                <span className="name text-ink">{other}</span>
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
