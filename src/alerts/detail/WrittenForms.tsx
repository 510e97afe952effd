import type { ReactNode } from 'react';
import { cx } from '@/ui/class-names.ts';
import { WrittenName } from '@/components/DomainName.tsx';
import { MarkedName } from '@/components/MarkedName.tsx';
import { highlightsOf } from '@/lookalike/highlights.ts';
import type { ParsedDomain, Explanation } from '@/lookalike/index.ts';

interface Row {
  label: string;
  read: (forms: ParsedDomain) => string;
  /** A phrase instead of a name. */
  words?: boolean;
}

const UNICODE: Row = { label: 'Unicode', read: (forms) => forms.unicode };
const ASCII: Row = { label: 'Punycode (on the wire)', read: (forms) => forms.ascii };
/** Plain names are written in only one way. */
const BOTH: Row = { ...UNICODE, label: 'Unicode and punycode' };

const REST: readonly Row[] = [
  { label: 'Registered name', read: (forms) => forms.registrable },
  { label: 'Public suffix', read: (forms) => forms.suffix },
  { label: 'Scripts', read: (forms) => forms.scripts.join(', '), words: true },
];

/** Both names in their written forms; once if they are the same. */
export function WrittenForms({ explanation }: { explanation: Explanation }) {
  const { asset, candidate } = explanation;
  const marked = highlightsOf(explanation);
  const written = asset.isIdn || candidate.isIdn ? [UNICODE, ASCII] : [BOTH];
  return (
    <section aria-labelledby="forms">
      <h2 id="forms" className="font-semibold">
        Written forms
      </h2>
      <dl className="mt-2 divide-y divide-hairline border-y border-hairline">
        {[...written, ...REST].map(({ label, read, words = false }) => {
          const [own, other] = [read(asset), read(candidate)];
          return (
            <div
              key={label}
              // Side by side in one wide column; not in the rail.
              className="items-baseline gap-x-4 py-1.5 @min-[40rem]:grid @min-[40rem]:grid-cols-[9.5rem_minmax(0,1fr)_minmax(0,1fr)] @min-[46rem]:block"
            >
              <dt className="text-xs text-quiet">{label}</dt>
              {own === other ? (
                <Form of="Both" wide>
                  <Value words={words}>{own}</Value>
                </Form>
              ) : (
                <>
                  <Form of="Asset">
                    <Value words={words}>{own}</Value>
                  </Form>
                  <Form of="Imitation">
                    {label.startsWith('Unicode') ? (
                      // Unchanged: omitted characters are shown in the comparison, and have no room here.
                      <MarkedName
                        name={candidate.unicode}
                        forms={false}
                        gaps={false}
                        marked={marked}
                      />
                    ) : (
                      <Value words={words}>{other}</Value>
                    )}
                  </Form>
                </>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}

interface FormProps {
  of: string;
  /** In both columns if there are two. */
  wide?: boolean;
  children: ReactNode;
}

function Form({ of, wide = false, children }: FormProps) {
  return (
    <dd
      className={cx(
        // A name too long for the room next to its label gets the whole line below it.
        'mt-0.5 flex flex-wrap gap-x-2 text-xs',
        wide && '@min-[40rem]:col-span-2',
      )}
    >
      <span className="w-16 text-quiet">
        {of}
        <span className="sr-only">: </span>
      </span>
      {/* Smaller in the narrow rail, so that a long name fits on one line. */}
      <span className="max-w-full min-w-0 wrap-anywhere @min-[46rem]:text-2xs @min-[64rem]:text-xs">
        {children}
      </span>
    </dd>
  );
}

function Value({ words, children }: { words: boolean; children: string }) {
  if (children === '') return <span className="text-quiet">None</span>;
  return words ? children : <WrittenName>{children}</WrittenName>;
}
