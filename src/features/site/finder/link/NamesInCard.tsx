import type { ReactNode } from 'react';
import { HostileText } from '@/components/HostileText.tsx';
import { DomainName } from '@/components/DomainName.tsx';
import { MarkedName } from '@/features/shared/names/MarkedName.tsx';
import { markedGraphemes } from '@/lookalike/lit-graphemes.ts';
import type { Judged } from './judged.ts';
import { isLitAlone, strangeLetters } from './lit-alone.ts';
import { openedBy, tellingName } from './verdict.ts';
import type { VerdictKind } from './verdict-kind.ts';

/** Verdicts of a name that passes for another. */
const IMITATING: ReadonlySet<VerdictKind> = new Set([
  'imitates',
  'carries-name',
  'disguised',
  'two-readings',
  'mixed',
  'whole-script',
]);

/**
 * The name that deceives, below the company's own, with what differs lit: on the first screen of a phone, where the
 * picture of both is further down. On a plate of its own, so that what is lit stands out from the danger's tint.
 */
export function NamesInCard({ kind, domain, reading, found, signs, borrowed }: Judged) {
  if (!IMITATING.has(kind) || found?.kind !== 'explanation') return null;
  // Of a mailbox, a page or a chat its sentence says whose name it carries: the name that it is at is its service's.
  if (openedBy(reading, found)?.holds === 'mail') return null;
  if (kind === 'carries-name' && borrowed) return null;
  const { candidate, techniques } = found;
  const strange = isLitAlone(strangeLetters(found, tellingName(found)), signs);
  const isMail = reading.kind === 'name' && reading.isMail;
  // A capital I deceives as it was written; DNS knows it as an i.
  const isCapital = signs.some((sign) => sign.kind === 'reads-like' && sign.text === 'I');
  return (
    <dl className="mt-4 grid gap-x-5 gap-y-1 rounded border border-hairline bg-surface px-4 py-3 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-baseline">
      {domain !== '' && (
        <Line term="Theirs">
          <DomainName name={domain} forms={false} isLit={() => false} />
        </Line>
      )}
      <Line term={isMail ? 'This address' : 'This link'}>
        {techniques.length > 0 && domain !== '' ? (
          <MarkedName name={candidate.unicode} forms={false} marked={markedGraphemes(found)} />
        ) : (
          <DomainName name={candidate.unicode} forms={false} isLit={(_, at) => strange(at)} />
        )}
      </Line>
      {isCapital && reading.kind === 'name' && (
        <Line term="As written">
          <span className="name">
            <HostileText text={reading.host} />
          </span>
        </Line>
      )}
    </dl>
  );
}

const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt className="text-sm text-quiet">{term}</dt>
    <dd className="min-w-0 text-lead font-semibold max-sm:mb-1 md:text-h4">{children}</dd>
  </>
);
