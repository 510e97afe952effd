import type { ReactNode } from 'react';
import { DomainName, WrittenName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { Alignment } from '@/features/shared/explanation/Alignment.tsx';
import { DeceptiveCharacters } from '@/features/shared/explanation/DeceptiveCharacters.tsx';
import { graphemes } from '@/lib/invisible.ts';
import type { DomainForms, WordedExplanation } from '@/lookalike/index.ts';
import { SCRIPT_NAMES, scriptOf } from '@/lookalike/scripts.ts';
import { ownerOf } from './beside.ts';
import { companyAt } from './companies.ts';
import { hasNoEnding, type Judged } from './judged.ts';
import { isLitAlone, strangeLetters } from './lit-alone.ts';
import { isOfficeName } from './office.ts';
import { isShortener, shortOwner } from './places.ts';
import { openedBy, tellingName } from './verdict.ts';
import { HIDES_OWNER, isDanger, type VerdictKind } from './verdict-kind.ts';

/** The two names, one above the other; lit where the link's imitates the company's. */
export function LinkNames({ kind, domain, reading, found, signs }: Judged) {
  // A mailbox is told in its sentence; the name behind it is its service's.
  if (openedBy(reading, found)?.holds === 'mail') return null;
  // Two addresses of one company are no comparison: both are theirs.
  const isTheirs = kind === 'known' && ownerOf(found) === companyAt(domain);
  if (domain === '' || isTheirs || HIDES_OWNER.has(kind)) {
    if (found?.kind !== 'explanation') return null;
    return <NameAlone reading={reading} found={found} signs={signs} />;
  }
  if (reading.kind === 'ip-address') {
    return (
      <Pair domain={domain}>
        <span className="name">
          <HostileText text={reading.address} />
        </span>
      </Pair>
    );
  }
  if (reading.kind !== 'name') return null;
  if (found?.kind !== 'explanation') {
    return (
      <Pair domain={domain}>
        <DomainName name={reading.host} />
      </Pair>
    );
  }
  const holds = openedBy(reading, found)?.holds;
  if (holds === 'chat' || holds === 'group') {
    return (
      <Pair domain={domain} label={holds === 'chat' ? 'The chat link' : 'The invitation'}>
        <Written reading={reading} />
      </Pair>
    );
  }
  const { candidate, techniques, alignment } = found;
  // A program's danger says nothing of the name that it is on.
  const isLit = isDanger(kind) && kind !== 'own-program';
  return (
    <>
      {techniques.length > 0 && (isLit || MAY_BE_THEIRS.has(kind)) ? (
        <div className="mt-8">
          <Alignment
            segments={alignment}
            labels={[ownerTerm(domain), termOf(reading)]}
            size="large"
          />
          <DeceptiveCharacters segments={alignment} />
        </div>
      ) : (
        <Pair domain={domain} label={termOf(reading)}>
          {/* Where it may be the company's own after all, nothing is lit. */}
          <DomainName name={candidate.ascii} isLit={isLit ? undefined : () => false} />
        </Pair>
      )}
      {(found.relation === 'other' || openedBy(reading, found)) && (
        <Decides reading={reading} found={found} />
      )}
    </>
  );
}

/** Verdicts of a name that may be the company's own, and of one that only resembles it. */
const MAY_BE_THEIRS: ReadonlySet<VerdictKind> = new Set(['other-address', 'may-imitate']);

type Named = Pick<Judged, 'reading'> & { found: WordedExplanation };

/** Which part says whose the link is; of a chat, a mailbox and a shortened link, none does. */
function Decides({ reading, found }: Named) {
  if (reading.kind === 'name' && (isShortener(reading.host) || shortOwner(reading.host) !== null))
    return null;
  // Under an ending that does not exist nothing is registered.
  if (hasNoEnding({ found })) return null;
  const holds = openedBy(reading, found)?.holds;
  const isRegistered = holds === undefined || holds === 'remote';
  const chosen = isRegistered || found.platform !== null ? null : chosenAt({ reading, found });
  if (!isRegistered && found.platform === null && chosen === null) return null;
  return (
    <p className="mt-6">
      {isRegistered
        ? 'What is registered, and decides whose it is: '
        : 'What its maker chose, on a platform open to anyone: '}
      <strong className="font-medium">
        {chosen ?? (
          <DomainName name={isRegistered ? found.candidate.registrable : tellingName(found)} />
        )}
      </strong>
    </p>
  );
}

const MAX_CHOSEN = 80;

/** The place and the path on it that its maker chose, where the name says nothing of that; null for none. */
function chosenAt({ reading, found }: Named): ReactNode {
  const holds = openedBy(reading, found)?.holds;
  if (reading.kind !== 'name' || holds === undefined || NOT_CHOSEN.has(holds)) return null;
  if (/^\/?(?:[?#]|$)/.test(reading.rest)) return null;
  return <Written reading={reading} />;
}

/** A link as its name and its path tell it. */
function Written({ reading }: Pick<Judged, 'reading'>) {
  if (reading.kind !== 'name') return null;
  const text = `${reading.host}${reading.rest.replace(/[?#].*$/s, '')}`;
  return (
    <span className="name wrap-anywhere">
      <HostileText text={text.slice(0, MAX_CHOSEN)} />
    </span>
  );
}

const NOT_CHOSEN = new Set(['chat', 'group', 'mail', 'remote', 'app', 'pay', 'map', 'meeting']);

/** What the owner of an address is: an office or a company. */
const ownerTerm = (domain: string): string => (isOfficeName(domain) ? 'The office' : 'The company');

interface PairProps {
  domain: string;
  label?: string;
  children: ReactNode;
}

function Pair({ domain, label = 'The link', children }: PairProps) {
  return (
    <dl className="mt-8 grid gap-x-6 gap-y-2 text-lead sm:grid-cols-[auto_minmax(0,1fr)] sm:items-baseline md:text-h4">
      <dt className="font-sans text-sm text-quiet">{ownerTerm(domain)}</dt>
      <dd>
        <DomainName name={domain} forms={false} isLit={() => false} />
      </dd>
      <dt className="font-sans text-sm text-quiet">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </dl>
  );
}

const termOf = (reading: Judged['reading']): string =>
  reading.kind === 'name' && reading.isMail ? 'The address' : 'The link';

const TERM = 'font-sans text-sm text-quiet';

/** What is true of a name that was compared with no other: lit where it mixes alphabets, or shows a sign. */
function NameAlone({ reading, found, signs }: Named & Pick<Judged, 'signs'>) {
  const forms = found.candidate;
  const telling = tellingName(found);
  const skipped = graphemes(forms.unicode).length - graphemes(telling).length;
  const mixed = strangeLetters(found, telling);
  const lit = isLitAlone(mixed, signs);
  const written = writtenIn(forms);
  const chosen = found.platform === null ? chosenAt({ reading, found }) : null;
  // Who is behind a chat, its sentence says; its name is the app's.
  if (openedBy(reading, found)?.holds === 'chat') return null;
  return (
    <dl className="mt-8 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-baseline">
      <dt className={TERM}>{termOf(reading)}</dt>
      <dd className="min-w-0 text-lead md:text-h4">
        <DomainName name={forms.unicode} forms={false} isLit={(_, at) => lit(at)} />
      </dd>
      {/* Of a form on docs.google.com no part of the name says whose it is. */}
      {telling !== forms.unicode &&
        (found.platform !== null || openedBy(reading, found) === null) && (
          <>
            <dt className={TERM}>The part that counts</dt>
            <dd className="min-w-0 text-lead md:text-h4">
              <DomainName name={telling} forms={false} isLit={(_, at) => mixed.has(at + skipped)} />
            </dd>
          </>
        )}
      {chosen !== null && (
        <>
          <dt className={TERM}>What its maker chose</dt>
          <dd className="min-w-0">{chosen}</dd>
        </>
      )}
      {forms.unicode !== forms.ascii && (
        <>
          <dt className={TERM}>In punycode</dt>
          <dd className="min-w-0">
            <WrittenName>{forms.ascii}</WrittenName>
          </dd>
        </>
      )}
      {written !== null && (
        <>
          <dt className={TERM}>Written in</dt>
          <dd>{written}</dd>
        </>
      )}
    </dl>
  );
}

/** What a name is written in; null for Latin letters, of which there is nothing to say. */
function writtenIn({ labels, suffix }: DomainForms): string | null {
  // The ending is Latin of nearly every name.
  const own = labels.slice(0, -suffix.split('.').length);
  // Such a label would be shown in its letters if they could be a name's, as a capital one cannot.
  const spelt = own.find((label) => label.startsWith('xn--'));
  if (spelt !== undefined)
    return `Punycode, ${spelt}, that spells no valid name: browsers refuse it`;
  const scripts = new Set(Array.from(own.join(''), scriptOf));
  const written = SCRIPT_NAMES.filter((script) => scripts.has(script));
  if (scripts.has('Other')) written.push('other');
  if (written.length === 0) return 'Digits and signs';
  return written.join() === 'Latin' ? null : `${new Intl.ListFormat('en').format(written)} letters`;
}
