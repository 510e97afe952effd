import type { ImpersonationAlert } from '@/api/contract/index.ts';
import type { Explanation, InvalidName } from '@/lookalike/index.ts';
import { matchKindOf } from '@/lookalike/match-kind.ts';
import { TECHNIQUE_NAMES } from '@/lookalike/technique-names.ts';
import { TECHNIQUE_TEXT } from '@/lookalike/technique-text.ts';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { Alignment } from '@/components/explanation/Alignment.tsx';
import { DeceptiveCharacters } from '@/components/explanation/DeceptiveCharacters.tsx';
import { OtherTechniques } from '@/components/explanation/OtherTechniques.tsx';
import { SaidText } from '@/components/explanation/SaidText.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { capitalized } from '@/lib/capitalized.ts';
import { shortened } from '@/lib/visible-text.ts';
import { DomainName } from '@/components/DomainName.tsx';
import { toUnicode } from '@/lib/idna.ts';
import { codePoint, graphemes } from '@/lib/invisible.ts';
import { mixedScriptLetters, SCRIPT_NAMES } from '@/lookalike/scripts.ts';

interface AnalysisProps {
  alert: Pick<ImpersonationAlert, 'asset_name' | 'impersonating_domain'>;
  /** Null while it is computed. */
  explanation: Explanation | InvalidName | null;
}

/** True if a technique turns one name into the other, but hardly anybody would confuse them. */
export const isWeak = ({ techniques, confident }: Explanation): boolean =>
  techniques.length > 0 && !confident;

/**
 * Shows how a name imitates an asset, letter by letter and in one sentence. If it does not, or if one of the two is no
 * domain name, it is still examined: mixed alphabets within one word deceive, whatever they imitate.
 */
export function Analysis({ alert, explanation }: AnalysisProps) {
  if (explanation === null) return <Loading />;
  const { asset_name: asset, impersonating_domain: name } = alert;
  const isMixed = matchKindOf(explanation, name) === 'mixed';
  const imitation =
    explanation.kind === 'explanation' && explanation.techniques.length > 0 ? explanation : null;
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="font-semibold">
        {imitation ? 'How it imitates' : 'How it compares'}
      </h2>
      {imitation ? (
        <Imitation explanation={imitation} />
      ) : (
        <p className="mt-2 max-w-text text-base wrap-anywhere">
          <WhyNone explanation={explanation} asset={asset} isMixed={isMixed} />
        </p>
      )}
      {isMixed && <MixedAlphabets name={name} />}
    </section>
  );
}

function Imitation({ explanation }: { explanation: Explanation }) {
  const { alignment, techniques } = explanation;
  const [main] = techniques;
  return (
    <>
      <div className="mt-3 rounded-lg border border-hairline bg-surface px-4 pt-4 pb-6 md:px-6">
        <Alignment segments={alignment} size="large" />
      </div>
      {main && (
        <>
          <p className="mt-4 max-w-text text-base text-pretty">
            <strong className="font-semibold">{TECHNIQUE_NAMES[main.technique]}.</strong>{' '}
            <SaidText says={main.says} />
          </p>
          <p className="mt-1 max-w-text text-quiet">
            {isWeak(explanation)
              ? 'A weak resemblance: check the reported details before you act.'
              : TECHNIQUE_TEXT[main.technique].why}
          </p>
        </>
      )}
      <OtherTechniques techniques={techniques} />
      <DeceptiveCharacters segments={alignment} />
    </>
  );
}

const MAX_ASSET = 80;

const NO_TECHNIQUE: Readonly<Record<Explanation['relation'], string>> = {
  same: 'This is the asset itself, written another way.',
  'own-subdomain':
    'This shares your asset’s registered domain. It is either yours or another customer on the same platform. If it is yours, mark it Ours.',
  other:
    'We found no spelling trick. It may have been reported for its content: see the details as reported.',
};

interface WhyNoneProps {
  explanation: Explanation | InvalidName;
  /** As the backend sent it: any text. */
  asset: string;
  isMixed: boolean;
}

/** Says why there is no imitation to show. */
function WhyNone({ explanation, asset, isMixed }: WhyNoneProps) {
  if (explanation.kind === 'explanation') {
    return isMixed ? 'We found no resemblance to the asset.' : NO_TECHNIQUE[explanation.relation];
  }
  const nothing = 'so there is nothing to compare letter by letter.';
  return explanation.argument === 'asset' && asset.trim() !== '' ? (
    <>
      <HostileText text={shortened(asset, MAX_ASSET)} /> is not a domain name, {nothing}
    </>
  ) : (
    <>
      <HostileText text={explanation.message} /> {capitalized(nothing)}
    </>
  );
}

function Loading() {
  return (
    <div role="status" className="grid min-h-72 content-start gap-3">
      <span className="sr-only">Comparing the two names…</span>
      <Skeleton className="w-1/4" />
      <Skeleton className="h-36" />
      <Skeleton className="w-2/3" />
    </div>
  );
}

/** Lists each letter that does not belong to the alphabet of its word. */
function MixedAlphabets({ name }: { name: string }) {
  const letters = graphemes(toUnicode(name));
  const mixed = mixedScriptLetters(letters);
  const scripts = new Map([...mixed].map(([at, script]) => [letters[at] ?? '', script]));
  const named = [...new Set(scripts.values())].filter((script) => SCRIPT_NAMES.includes(script));
  return (
    <>
      <p className="mt-4 max-w-text text-base text-pretty wrap-anywhere">
        <strong className="font-semibold">Mixed alphabets.</strong>{' '}
        <DomainName
          name={name}
          forms={false}
          isHighlighted={(_, at) => mixed.has(at)}
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
            <mark className="highlight name text-center text-base">{letter}</mark>
            <span className="codepoint">{Array.from(letter, codePoint).join(' ')}</span>
            <span>
              {named.includes(script) ? `${script} letter` : 'Letter of another alphabet'}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
