import { SaidText } from '@/components/explanation/SaidText.tsx';
import { WrittenName } from '@/components/DomainName.tsx';
import { MarkedName } from '@/components/MarkedName.tsx';
import { highlightsOf, type Highlights } from '@/lookalike/highlights.ts';
import type { Explanation } from '@/lookalike/index.ts';

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
 * technique explains: for two unlike names it is the share of letters they have by chance.
 */
function Similarity({ explanation: { percent, parts } }: { explanation: Explanation }) {
  return (
    <section aria-labelledby="similarity">
      <h2 id="similarity" className="font-semibold">
        Similarity
      </h2>
      <p className="mt-2 flex items-center gap-3">
        <span aria-hidden className="h-1.5 flex-1 overflow-hidden rounded-full bg-ink/10">
          <span className="block h-full bg-ink/60" style={{ width: `${percent}%` }} />
        </span>
        <span className="font-mono tabular-nums">{`${percent}%`}</span>
      </p>
      {/* A single reduction repeats the sentence next to the comparison. */}
      {parts.length > 1 && (
        <table className="mt-2 w-full text-quiet">
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
      <p className="mt-2 text-xs text-quiet">
        How alike the two written names are: 100% less a share for each difference, smaller the
        longer the asset’s name. Computed in this browser; it is not the severity of the alert.
      </p>
    </section>
  );
}

/** `−3%`, with a true minus sign; `< 1%` if it is less. */
const formatReduction = (percent: number): string => (percent < 1 ? '< 1%' : `\u2212${percent}%`);

/** Both names in their written forms; once if they are the same. */
function WrittenForms({ explanation }: { explanation: Explanation }) {
  const { asset, candidate } = explanation;
  const isIdn = asset.isIdn || candidate.isIdn;
  return (
    <section aria-labelledby="forms">
      <h2 id="forms" className="font-semibold">
        Written forms
      </h2>
      <dl className="mt-2 divide-y divide-hairline border-y border-hairline">
        <Forms
          // Plain names are written in only one way.
          label={isIdn ? 'Unicode' : 'Unicode and punycode'}
          texts={[asset.unicode, candidate.unicode]}
          marked={highlightsOf(explanation)}
        />
        {isIdn && <Forms label="Punycode (on the wire)" texts={[asset.ascii, candidate.ascii]} />}
        <Forms label="Registered name" texts={[asset.registrable, candidate.registrable]} />
        <Forms label="Public suffix" texts={[asset.suffix, candidate.suffix]} />
        <Forms
          label="Scripts"
          texts={[asset.scripts.join(', '), candidate.scripts.join(', ')]}
          words
        />
      </dl>
    </section>
  );
}

interface Look {
  /** Highlighted characters of an imitation. */
  marked?: Highlights | undefined;
  /** True for words instead of a name. */
  words?: boolean | undefined;
}

interface FormsProps extends Look {
  label: string;
  texts: readonly [asset: string, imitation: string];
}

function Forms({ label, texts: [asset, imitation], marked, words }: FormsProps) {
  const isSame = asset === imitation;
  return (
    <div className="py-1.5">
      <dt className="text-xs text-quiet">{label}</dt>
      <Form of={isSame ? 'Both' : 'Asset'} text={asset} words={words} />
      {!isSame && <Form of="Imitation" text={imitation} marked={marked} words={words} />}
    </div>
  );
}

function Form({ of, text, ...look }: Look & { of: string; text: string }) {
  return (
    // A name too long for the room next to its label gets the whole line below it.
    <dd className="mt-0.5 flex flex-wrap gap-x-2 text-xs">
      <span className="w-16 text-quiet">
        {of}
        <span className="sr-only">: </span>
      </span>
      {/* Smaller in the narrow rail, so that a long name fits on one line. */}
      <span className="max-w-full min-w-0 wrap-anywhere @min-[46rem]:text-2xs @min-[64rem]:text-xs">
        <Value text={text} {...look} />
      </span>
    </dd>
  );
}

function Value({ text, marked, words = false }: Look & { text: string }) {
  if (text === '') return <span className="text-quiet">None</span>;
  if (words) return text;
  if (!marked) return <WrittenName>{text}</WrittenName>;
  // Unchanged: omitted characters are shown in the comparison, and have no room here.
  return <MarkedName name={text} forms={false} gaps={false} marked={marked} />;
}
