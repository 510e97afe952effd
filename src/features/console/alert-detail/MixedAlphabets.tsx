import { DomainName } from '@/components/DomainName.tsx';
import { toUnicode } from '@/lib/idna.ts';
import { codePoint, graphemes } from '@/lib/invisible.ts';
import { isScriptName, mixedScriptLetters } from '@/lookalike/scripts.ts';

/** The letters that do not belong to the alphabet of their word, each once; nothing where all do. */
export function MixedAlphabets({ name }: { name: string }) {
  const letters = graphemes(toUnicode(name));
  const mixed = mixedScriptLetters(letters);
  if (mixed.size === 0) return null;
  const scripts = new Map([...mixed].map(([at, script]) => [letters[at] ?? '', script]));
  const named = [...new Set(scripts.values())].filter(isScriptName);
  return (
    <>
      <p className="mt-4 max-w-prose text-base text-pretty wrap-anywhere">
        <strong className="font-semibold">Mixed alphabets.</strong>{' '}
        <DomainName
          name={name}
          forms={false}
          isLit={(_, at) => mixed.has(at)}
          className="inline! align-baseline!"
        />{' '}
        {`mixes Latin letters with ${named.length > 0 ? `${named.join(' and ')} ones` : 'others'} in one word.`}
      </p>
      <ul aria-label="Letters of another alphabet" className="mt-4 grid gap-2">
        {[...scripts].map(([letter, script]) => (
          <li
            key={letter}
            className="grid grid-cols-[1.5rem_minmax(3.75rem,auto)_minmax(0,1fr)] items-baseline gap-x-2"
          >
            <mark className="lit name text-center text-base">{letter}</mark>
            <span className="lit-point">{Array.from(letter, codePoint).join(' ')}</span>
            <span>{isScriptName(script) ? `${script} letter` : 'Letter of another alphabet'}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
