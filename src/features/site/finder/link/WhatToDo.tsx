import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { Fold } from '@/components/Fold.tsx';
import { REPORTS } from '@/content/report-pages.ts';
import { useDemoTarget } from '@/features/shared/domain-form/known-domain.ts';
import { HelpLinks } from '@/features/shared/outreach/HelpLinks.tsx';
import { paths } from '@/paths.ts';
import { isDanger, stateOf, type VerdictKind } from './verdict.ts';

const LINK = 'font-semibold text-brand underline underline-offset-2';

const POLICE = [REPORTS.helpline, REPORTS.cybercrime];
const PAGES = [...POLICE, REPORTS.safeBrowsing, REPORTS.microsoft];

/** Who takes a report: browsers warn of pages alone. */
const reportsOf = (kind: VerdictKind) =>
  kind === 'payment' || kind === 'upi-id' || kind === 'call' || kind === 'secret'
    ? [...POLICE, REPORTS.chakshu]
    : PAGES;

/** Where a company is imitated. */
const IMITATING: ReadonlySet<VerdictKind> = new Set([
  'imitates',
  'may-imitate',
  'disguised',
  'carries-name',
]);

/** What cannot wait where harm is done. */
function First({ kind }: { kind: VerdictKind }) {
  switch (kind) {
    case 'payment':
    case 'upi-id':
      return (
        <li>
          Paid already? Call 1930 and your bank at once, with the payment’s reference number (UTR):
          in the first hours it can still be held.
        </li>
      );
    case 'call':
      return (
        <li>
          Called already, or let them see your screen? Hang up, switch the phone to flight mode, and
          call your bank from another one, then 1930.
        </li>
      );
    case 'secret':
      return (
        <li>
          Told it already? Call your bank on the number on the card at once, then 1930, and change
          the password.
        </li>
      );
    case 'remote':
    case 'program':
    case 'own-program':
      return (
        <li>
          Installed it already? Switch the phone to flight mode, call your bank from another one,
          then 1930, and remove the app before you go online again.
        </li>
      );
    default:
      return (
        <li>
          A password, a card number or an OTP was entered already? Call the bank on the number on
          the card, then 1930, and change the password.
        </li>
      );
  }
}

/** Of a doubtful link: what matters first, in one line, and how the doubt can be settled. */
interface Advice {
  readonly first: string;
  readonly next: string;
}

const ADVICE: Partial<Record<VerdictKind, Advice>> = {
  open: {
    first: 'Enter nothing there.',
    next: 'Ask the company at an address or number that you know whether the page is theirs. Until then, enter nothing there.',
  },
  remote: {
    first: 'Do not install it, and never share the code it shows.',
    next: 'Hang up on anyone who asks for it: no bank, company or authority needs to see your screen.',
  },
  shortener: {
    first: 'Do not press it. Open the company’s app, or type its address.',
    next: 'Do not press it: what it says should stand in the company’s app or under its address, too.',
  },
  call: {
    first: 'Do not call it. The right number is on your card, or in the company’s app.',
    next: 'Do not call it back: the right number is on your card, or in the company’s app.',
  },
  secret: {
    first: 'Do not tell it, by message or by voice.',
    next: 'Do not tell it. If it is about your account, call the number on your card.',
  },
  'upi-id': {
    first: 'Do not pay, and enter no PIN, unless you know who that is.',
    next: 'Ask who is to be paid at an address or number that you know.',
  },
  'own-network': {
    first: 'Do not open it.',
    next: 'Do not open it, unless it is for your own router or device.',
  },
  'own-program': {
    first: 'Do not install it. Get the app from your phone’s app store.',
    next: 'Do not install it: look for the app in your phone’s app store.',
  },
};

const UNTIL_CONFIRMED: Advice = {
  first: 'Do not press it. Open the company’s app, or type its address.',
  next: 'Do not press it until the company has confirmed it, at an address or number that you know.',
};

const adviceOn = (kind: VerdictKind): Advice => ADVICE[kind] ?? UNTIL_CONFIRMED;

/** What matters first of a doubt; that of a company's own link is the number beside it. */
const caution = (kind: VerdictKind): string =>
  stateOf(kind) === 'own' ? 'Do not call the number that comes with it.' : adviceOn(kind).first;

/** What may have happened already, where that is no page. */
const DONE: Partial<Record<VerdictKind, string>> = {
  payment: 'Paid already?',
  'upi-id': 'Paid already?',
  call: 'Called already?',
  secret: 'Told it already?',
  remote: 'Installed it already?',
  program: 'Installed it already?',
  'own-program': 'Installed it already?',
};

/** What matters first of a link that is dangerous or doubtful, with its verdict. */
export function KeepAway({ kind, danger }: { kind: VerdictKind; danger: boolean }) {
  return (
    <p className="mt-3 max-w-prose text-lead font-semibold">
      {!danger
        ? caution(kind)
        : kind === 'payment'
          ? 'Do not pay, do not scan it, and enter no PIN.'
          : 'Do not open it, do not answer it, and enter nothing there.'}{' '}
      <a
        href="#what-now"
        onClick={goThere}
        className="whitespace-nowrap text-brand-deep underline underline-offset-2"
      >
        {DONE[kind] ?? 'Entered something already?'}
      </a>
    </p>
  );
}

/** The address keeps the link that was judged, where a fragment of its own would replace it. */
function goThere(event: MouseEvent) {
  event.preventDefault();
  const heading = document.querySelector<HTMLElement>('#what-now');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

/** What to do now, by the verdict. */
export function WhatToDo({ kind }: { kind: VerdictKind }) {
  return (
    <section aria-labelledby="what-now" className="mt-10 max-w-2xl border-t border-ink/80 pt-6">
      <h3 id="what-now" tabIndex={-1} className="scroll-mt-20 font-display text-h3 font-bold">
        What to do now
      </h3>
      {isDanger(kind) ? (
        <InDanger kind={kind} />
      ) : stateOf(kind) === 'own' ? (
        <AtHome />
      ) : (
        <ul className="mt-3 grid list-disc gap-2 pl-5">
          <li>{stateOf(kind) === 'doubt' ? adviceOn(kind).next : UNEXPECTED}</li>
          <First kind={kind} />
          <li>Never give a password, a card number or an OTP to a page that a message led to.</li>
          <li>It asks for money or haste? Report it: the pages below warn others.</li>
        </ul>
      )}
      {stateOf(kind) !== 'own' && (
        <div className="mt-6">
          <HelpLinks links={reportsOf(kind)} />
        </div>
      )}
    </section>
  );
}

const UNEXPECTED =
  'Not expected? Do not use the link: type the address you know, or call the number on your card.';

function InDanger({ kind }: { kind: VerdictKind }) {
  const demo = useDemoTarget();
  return (
    <ol className="mt-3 grid list-decimal gap-2 pl-5">
      <First kind={kind} />
      <li>Report it: {kind === 'payment' ? 'the offices' : 'the pages'} below warn others.</li>
      {IMITATING.has(kind) && (
        <li>
          Is it your company that it imitates?{' '}
          <Link to={paths.article('first-hour-after-a-phishing-page')} className={LINK}>
            The first hour, step by step
          </Link>
          , or{' '}
          <Link to={demo} className={LINK}>
            have us take it down
          </Link>
          .
        </li>
      )}
    </ol>
  );
}

/** Of the company's own name: an alarm after every verdict would take the force of those that matter. */
function AtHome() {
  return (
    <>
      <p className="mt-3">{UNEXPECTED}</p>
      <div className="mt-4 border-t border-hairline">
        <Fold group="entered" level="h4" title="Entered something already, and in doubt?">
          <ul className="grid list-disc gap-2 pl-5">
            <First kind="own" />
          </ul>
          <div className="mt-4">
            <HelpLinks links={POLICE} />
          </div>
        </Fold>
      </div>
    </>
  );
}
