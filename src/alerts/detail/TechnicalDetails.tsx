import type { ReactNode } from 'react';
import { SaidText } from '@/components/explanation/SaidText.tsx';
import { cx } from '@/ui/class-names.ts';
import { WrittenName } from '@/components/DomainName.tsx';
import { MarkedName } from '@/components/MarkedName.tsx';
import { highlightsOf } from '@/lookalike/highlights.ts';
import type { ParsedDomain, Explanation } from '@/lookalike/index.ts';

/** Similarity and written forms of two names, folded. */
export function TechnicalDetails({ explanation }: { explanation: Explanation }) {
  return (
    <details className="order-8">
      <summary className="cursor-pointer font-semibold">Technical details</summary>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-7">
        {explanation.relation === 'other' && explanation.techniques.length > 0 && (
          <Similarity explanation={explanation} />
        )}
        <WrittenForms explanation={explanation} />
      </div>
    </details>
  );
}

/**
 * The similarity as a small bar, and what reduces it. It never replaces the server's severity. Shown for names that a
 * technique explains: for two unlike names it is the share of letters they have by chance. A name that contains the
 * asset's whole name also has less than 100%, so the text next to the figure says so.
 */
function Similarity({ explanation }: { explanation: Explanation }) {
  const { percent, parts } = explanation;
  const isWhole = carriesWhole(explanation);
  return (
    <section aria-labelledby="similarity">
      <h2 id="similarity" className="font-semibold">
        Similarity
      </h2>
      {/* Reductions are next to it in one wide column; not in the rail. */}
      <div className="mt-2 grid gap-x-8 gap-y-2 @min-[40rem]:grid-cols-2 @min-[46rem]:grid-cols-1">
        <p className="flex items-center gap-3">
          <span aria-hidden className="h-1.5 flex-1 overflow-hidden rounded-full bg-ink/10">
            <span className="block h-full bg-ink/60" style={{ width: `${percent}%` }} />
          </span>
          <span className="font-mono tabular-nums">{`${percent}%`}</span>
        </p>
        {/* A single reduction repeats the sentence next to the comparison. */}
        {parts.length > 1 && (
          <table className="self-start text-quiet @min-[40rem]:row-span-2 @min-[40rem]:w-fit @min-[46rem]:row-span-1 @min-[46rem]:w-full">
            <caption className="sr-only">What takes the similarity away</caption>
            <tbody>
              {parts.map(({ what, percent: takes }) => (
                <tr key={what}>
                  <th scope="row" className="py-0.5 pr-6 text-left font-normal wrap-anywhere">
                    <SaidText says={what} />
                  </th>
                  <td className="text-right align-top whitespace-nowrap tabular-nums">
                    {formatReduction(takes)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className="text-xs text-quiet">
          {isWhole && (
            <span className="mb-1 block text-console text-ink">
              The asset’s whole name stands in it.
            </span>
          )}
          How alike the two written names are: 100% less a share for each difference, smaller the
          longer the asset’s name. Computed in this browser; it is not the severity of the alert.
        </p>
      </div>
    </section>
  );
}

/** True if the candidate spells the asset's name from its first letter to its ending, in one piece. */
function carriesWhole({ asset, candidate }: Explanation): boolean {
  const after = candidate.unicode.split(asset.unicode).slice(1);
  // `co.info` continues where the ending `co.in` would end.
  return after.some((rest) => !/^[\p{L}\p{M}\p{N}]/u.test(rest));
}

/** `−3%`, with a true minus sign; `< 1%` if it is less. */
const formatReduction = (percent: number): string => (percent < 1 ? '< 1%' : `\u2212${percent}%`);

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
function WrittenForms({ explanation }: { explanation: Explanation }) {
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
