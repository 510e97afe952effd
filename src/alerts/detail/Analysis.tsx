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
import { domainOf } from '@/lib/read-name.ts';
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

/** Shows how a name imitates an asset, letter by letter and in one sentence. */
export function Analysis({ alert, explanation }: AnalysisProps) {
  if (explanation === null) return <Loading />;
  if (explanation.kind === 'invalid') {
    return (
      <NotAPair name={alert.impersonating_domain} asset={alert.asset_name} found={explanation} />
    );
  }
  const imitates = explanation.techniques.length > 0;
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="font-semibold">
        {imitates ? 'How it imitates' : 'How it compares'}
      </h2>
      {imitates && (
        <div className="mt-3 rounded-lg border border-hairline bg-surface px-4 pt-4 pb-6 md:px-6">
          <Alignment segments={explanation.alignment} size="large" />
        </div>
      )}
      <Techniques name={alert.impersonating_domain} explanation={explanation} />
      {imitates && <DeceptiveCharacters segments={explanation.alignment} />}
    </section>
  );
}

function Techniques({ name, explanation }: { name: string; explanation: Explanation }) {
  const { techniques, relation } = explanation;
  const [main] = techniques;
  if (!main) {
    const isMixed = matchKindOf(explanation, name) === 'mixed';
    return isMixed ? (
      <>
        <p className="mt-2 max-w-text text-base">We found no resemblance to the asset.</p>
        <MixedAlphabets name={name} />
      </>
    ) : (
      <p className="mt-2 max-w-text text-base">
        {relation === 'same'
          ? 'This is the asset itself, written another way.'
          : relation === 'own-subdomain'
            ? 'This shares your asset’s registered domain. It is either yours or another customer on the same platform. If it is yours, mark it Ours.'
            : 'We found no spelling trick. It may have been reported for its content: see the details as reported.'}
      </p>
    );
  }
  return (
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
      <OtherTechniques techniques={techniques} />
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

const MAX_ASSET = 80;

interface NotAPairProps {
  /** The impersonating name and the asset as the backend sent them: any text. */
  name: string;
  asset: string;
  found: InvalidName;
}

/**
 * Shown if one of the two is no domain name, so there is no pair to compare. The impersonating name is still examined:
 * mixed alphabets within one word deceive, whatever they imitate.
 */
function NotAPair({ name, asset, found }: NotAPairProps) {
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="font-semibold">
        How it compares
      </h2>
      <p className="mt-2 max-w-text text-base wrap-anywhere">
        {found.argument === 'asset' && asset.trim() !== '' ? (
          <>
            <HostileText text={shortened(asset, MAX_ASSET)} /> is not a domain name, so there is
            nothing to compare letter by letter.
          </>
        ) : (
          <>
            <HostileText text={found.message} /> So there is nothing to compare letter by letter.
          </>
        )}
      </p>
      {domainOf(name) !== null && <MixedAlphabets name={name} />}
    </section>
  );
}

/** Lists each letter that does not belong to the alphabet of its word; renders nothing if all do. */
function MixedAlphabets({ name }: { name: string }) {
  const letters = graphemes(toUnicode(name));
  const mixed = mixedScriptLetters(letters);
  if (mixed.size === 0) return null;
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
