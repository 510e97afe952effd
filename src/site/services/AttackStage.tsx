/**
 * The attacker's name during each service, and one picture for each stage of the attack, decoration next to the service's
 * text. Examples, so no figures.
 */
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { NameText } from '@/components/Prose.tsx';
import type { ServiceId } from '@/content/services.ts';

/** Looks of the attacker's name at each stage. */
const LOOKS: Record<ServiceId, string> = {
  consulting: 'text-quiet',
  monitoring: '',
  impersonation: 'font-semibold',
  takedown: 'font-semibold',
  incident: 'strikethrough text-quiet',
};

/** The attacker's name at a stage: its deceptive characters are highlighted until it is down. */
export function StagedName({ service }: { service: ServiceId }) {
  return (
    <NameText
      highlighted={service === 'incident' ? undefined : '-login'}
      className={LOOKS[service]}
    >
      yourcompany-login.in
    </NameText>
  );
}

const ROW = 'flex flex-wrap items-baseline justify-between gap-x-4 border-hairline py-2 text-sm';

/** Before: own names, one about to lapse, and one that is still available. */
function Free() {
  const rows = [
    [<NameText key="in">yourcompany.in</NameText>, 'yours, renewed'],
    [<NameText key="com">yourcompany.com</NameText>, 'about to lapse'],
    [<StagedName key="login" service="consulting" />, 'not registered'],
  ] as const;
  return (
    <div className="-my-2">
      <ul>
        {rows.map(([shown, state]) => (
          <li key={state} className={`${ROW} border-b`}>
            {shown}
            <span className={state === 'about to lapse' ? 'font-semibold' : 'text-quiet'}>
              {state}
            </span>
          </li>
        ))}
      </ul>
      <p className={ROW}>
        <span className="text-quiet">Forged mail</span>
        <span className="name">p=none → p=reject</span>
      </p>
    </div>
  );
}

const WATCHED = ['Registered', 'Certificate', 'Mail server', 'Page'];

/** The first day: only the attacker's name exists. Started work is a bar, expected work a dashed line. */
function New() {
  return (
    <>
      <p className="sm:text-h4">
        <StagedName service="monitoring" />
      </p>
      <ul className="relative mt-4 grid gap-4 text-sm">
        {WATCHED.map((what, at) => (
          <li key={what} className="flex items-center gap-4">
            <span className="w-24 shrink-0 text-quiet">{what}</span>
            <span
              className={
                at === 0
                  ? 'grow border-t-4 border-brand'
                  : 'grow border-t-2 border-dashed border-control'
              }
            />
            <span className="w-16 shrink-0 text-right">{at === 0 ? 'today' : 'not yet'}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A browser's window with an address in its bar. */
function Window({ service, children }: { service: ServiceId; children: ReactElement }) {
  return (
    <div className="min-w-0 grow overflow-hidden rounded border border-control/60 bg-page-from">
      <p className="border-b border-hairline bg-raised px-3 py-1.5 text-xs">
        <StagedName service={service} />
      </p>
      {children}
    </div>
  );
}

const FIELD = 'rounded border border-hairline bg-surface px-2 py-1.5';
const KEPT = ['Screenshot', 'Source', 'Redirects', 'Date and time'];

/** The page is up: the copied login, and the evidence of it. */
function Copied() {
  return (
    <div className="flex flex-wrap gap-5">
      <Window service="impersonation">
        <div className="grid gap-2.5 p-4 text-xs text-quiet">
          <span className="font-display text-h4 font-bold text-ink">Your Company</span>
          <span className={FIELD}>User ID</span>
          <span className={FIELD}>Password</span>
          <span className="rounded bg-ink px-2 py-1.5 text-center font-semibold text-page-from">
            Log in
          </span>
        </div>
      </Window>
      <div className="w-24 grow text-sm">
        <p className="font-semibold">Kept as proof</p>
        <ul className="mt-2 border-t border-hairline text-quiet">
          {KEPT.map((what) => (
            <li key={what} className="border-b border-hairline py-1.5">
              {what}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const ASKED = [
  ['Block lists', 'listed'],
  ['Registrar', 'asked'],
  ['Host', 'deciding'],
] as const;

/** The name still answers: until the host has decided, the browser blocks the page. */
function Warned() {
  return (
    <>
      <Window service="takedown">
        <div className="border-t-4 border-high p-4">
          <p className="shape shape-high flex items-center gap-2 font-display text-h4 font-bold text-high before:border-8">
            Deceptive page ahead
          </p>
          <p className="mt-1 text-sm text-quiet">It may want your password.</p>
          <p className="mt-3 inline-block rounded bg-ink px-3 py-1.5 text-xs font-semibold text-page-from">
            Go back
          </p>
        </div>
      </Window>
      <dl className="mt-4 flex justify-between gap-4 text-sm">
        {ASKED.map(([who, state]) => (
          <div key={who}>
            <dt className="text-quiet">{who}</dt>
            <dd className="font-semibold">{state}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const DONE = ['Passwords reset', 'Bank informed', 'CERT-In informed', 'Customers told'];

/** Afterwards: the name is down, and the victims' remaining steps are done. */
function TakenDown() {
  return (
    <>
      <p className="sm:text-h4">
        <StagedName service="incident" />
      </p>
      <p className="mt-2 text-xs text-quiet">
        <span className="name font-semibold text-ink">NXDOMAIN</span>, no such name
      </p>
      <ul className="mt-4 grid gap-2.5 border-t border-hairline pt-4 text-sm sm:grid-cols-2">
        {DONE.map((what) => (
          <li key={what} className="flex items-center gap-2">
            <Check size={16} className="shrink-0 text-brand" />
            {what}
          </li>
        ))}
      </ul>
    </>
  );
}

const PICTURES: Record<ServiceId, () => ReactElement> = {
  consulting: Free,
  monitoring: New,
  impersonation: Copied,
  takedown: Warned,
  incident: TakenDown,
};

/** The picture next to a service: the visible state of the attack during that service. */
export function AttackStage({ service }: { service: ServiceId }) {
  const Picture = PICTURES[service];
  return <Picture />;
}
