import { WrittenName } from '@/components/DomainName.tsx';
import { MarkedName } from '@/features/shared/names/MarkedName.tsx';
import { markedGraphemes } from '@/lookalike/lit-graphemes.ts';
import type { DomainForms, Explanation } from '@/lookalike/index.ts';

interface Row {
  label: string;
  read: (forms: DomainForms) => string;
  /** Words, not a name. */
  words?: boolean;
}

const UNICODE: Row = { label: 'Unicode', read: (forms) => forms.unicode };
const ASCII: Row = { label: 'Punycode (on the wire)', read: (forms) => forms.ascii };
/** Names of plain letters are written one way only. */
const BOTH: Row = { ...UNICODE, label: 'Unicode and punycode' };

const REST: readonly Row[] = [
  { label: 'Registered name', read: (forms) => forms.registrable },
  { label: 'Public suffix', read: (forms) => forms.suffix },
  { label: 'Scripts', read: (forms) => forms.scripts.join(', '), words: true },
];

const COLUMNS = 'grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,1fr)]';

/** Both names in their written forms, side by side. */
export function Forms({ explanation }: { explanation: Explanation }) {
  const { asset, candidate } = explanation;
  const marked = markedGraphemes(explanation);
  const written = asset.isIdn || candidate.isIdn ? [UNICODE, ASCII] : [BOTH];
  return (
    <section aria-labelledby="forms">
      <h2 id="forms" className="text-h4 font-semibold">
        Written forms
      </h2>
      <div className="mt-3 divide-y divide-hairline border-y border-hairline">
        <p aria-hidden="true" className={`${COLUMNS} text-xs text-quiet max-sm:hidden`}>
          <span className="col-start-2">Asset</span>
          <span>Imitation</span>
        </p>
        <dl className="divide-y divide-hairline">
          {[...written, ...REST].map(({ label, read, words = false }) => (
            <div key={label} className={COLUMNS}>
              <dt className="text-quiet">{label}</dt>
              <dd>
                <span className="sr-only">Asset: </span>
                <Value words={words}>{read(asset)}</Value>
              </dd>
              <dd>
                <span className="sr-only">Imitation: </span>
                {label.startsWith('Unicode') ? (
                  <MarkedName name={candidate.unicode} forms={false} marked={marked} />
                ) : (
                  <Value words={words}>{read(candidate)}</Value>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Value({ words, children }: { words: boolean; children: string }) {
  if (children === '') return <span className="text-quiet">None</span>;
  return words ? children : <WrittenName>{children}</WrittenName>;
}
