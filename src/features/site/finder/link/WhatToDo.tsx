import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { Fold } from '@/components/Fold.tsx';
import { REPORTS } from '@/content/report-pages.ts';
import { useDemoTarget } from '@/features/shared/domain-form/known-domain.ts';
import { HelpLinks } from '@/features/shared/outreach/HelpLinks.tsx';
import { paths } from '@/paths.ts';
import type { Judged } from './judged.ts';
import { openedBy, stateOf, type VerdictKind, type VerdictState } from './verdict.ts';

const LINK = 'font-semibold text-brand underline underline-offset-2';

const POLICE = [REPORTS.helpline, REPORTS.cybercrime];
const MESSAGES = [...POLICE, REPORTS.chakshu];
const BROWSERS = [REPORTS.safeBrowsing, REPORTS.microsoft];

/** What a verdict is about, where that decides what is to be done. */
type Topic = VerdictKind | 'chat';

function topicOf({ kind, reading, found }: Judged, state: VerdictState): Topic {
  if (isBesideNumber(kind, state)) return 'call';
  return state !== 'own' && openedBy(reading, found)?.holds === 'chat' ? 'chat' : kind;
}

/** Whether a link is no cause for doubt, and the number beside it is. */
const isBesideNumber = (kind: VerdictKind, state: VerdictState): boolean =>
  ['own', 'restricted'].includes(stateOf(kind)) && state !== stateOf(kind);

/** What is no page: no browser warns of it. */
const NO_PAGES: ReadonlySet<Topic> = new Set(['payment', 'upi-id', 'call', 'secret', 'chat']);

/** Who takes a report. A link with words around it came by SMS or in a chat. */
function reportsOf(topic: Topic, inMessage: boolean) {
  if (NO_PAGES.has(topic)) return MESSAGES;
  return [...(inMessage ? MESSAGES : POLICE), ...BROWSERS];
}

/** Where a company is imitated. */
const IMITATING: ReadonlySet<Topic> = new Set([
  'imitates',
  'may-imitate',
  'disguised',
  'carries-name',
]);

const PAID =
  'Paid already? Call 1930 and your bank at once, with the payment’s reference number (UTR): in the first hours it can still be held.';
const INSTALLED =
  'Installed it already? Switch the phone to flight mode, call your bank from another one, then 1930, and remove the app before you go online again.';
const ENTERED =
  'A password, a card number or an OTP was entered already? Call the bank on the number on your card, then 1930, and change the password.';

/** What cannot wait where harm is done. */
const FIRST: Partial<Record<Topic, string>> = {
  payment: PAID,
  'upi-id': PAID,
  call: 'Called already, or let them see your screen? Hang up, switch the phone to flight mode, and call your bank from another one, then 1930.',
  secret:
    'Told it already? Call your bank on the number on your card at once, then 1930, and change the password.',
  chat: 'Sent money, an OTP or a picture of a card already? Call your bank on the number on your card at once, then 1930.',
  remote: INSTALLED,
  program: INSTALLED,
  'own-program': INSTALLED,
};

const First = ({ topic }: { topic: Topic }) => <li>{FIRST[topic] ?? ENTERED}</li>;

/** What is never to be done there. */
const NEVER: Partial<Record<Topic, string>> = {
  chat: 'Block and report the sender in the app: they are not told of the report.',
};
const NEVER_ENTER =
  'Never give a password, a card number or an OTP to a page that a message led to.';

/** Of a doubtful link: what matters first, in one line, and how the doubt can be settled. */
interface Advice {
  readonly first: string;
  readonly next: string;
}

const ADVICE: Partial<Record<Topic, Advice>> = {
  chat: {
    first: 'Do not reply, and send no OTP and no picture of a card.',
    next: 'Do not reply, and send no OTP, no PIN and no picture of a card or an ID.',
  },
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

const adviceOn = (topic: Topic): Advice => ADVICE[topic] ?? UNTIL_CONFIRMED;

/** What matters first of a danger, where that is no page. */
const DANGER: Partial<Record<Topic, string>> = {
  payment: 'Do not pay, do not scan it, and enter no PIN.',
  'upi-id': 'Do not pay, do not scan it, and enter no PIN.',
  call: 'Do not call it, do not answer it, and pay nothing.',
  secret: 'Do not tell it, by message or by voice.',
  chat: 'Do not reply, and send no OTP, no money and no picture of a card.',
};

/** What matters first. */
function caution({ kind }: Judged, topic: Topic, state: VerdictState): string {
  if (isBesideNumber(kind, state)) return 'Do not call the number that comes with it.';
  return state === 'danger'
    ? (DANGER[topic] ?? 'Do not open it, do not answer it, and enter nothing there.')
    : adviceOn(topic).first;
}

/** What may have happened already, where that is no page. */
const DONE: Partial<Record<Topic, string>> = {
  chat: 'Sent something already?',
  payment: 'Paid already?',
  'upi-id': 'Paid already?',
  call: 'Called already?',
  secret: 'Told it already?',
  remote: 'Installed it already?',
  program: 'Installed it already?',
  'own-program': 'Installed it already?',
};

/** What matters first of a link that is dangerous or doubtful, with its verdict. */
export function KeepAway({ judged, state }: { judged: Judged; state: VerdictState }) {
  const topic = topicOf(judged, state);
  return (
    <p className="mt-3 max-w-prose text-lead font-semibold">
      {caution(judged, topic, state)}{' '}
      <a
        href="#what-now"
        onClick={goThere}
        className="whitespace-nowrap text-brand-deep underline underline-offset-2"
      >
        {DONE[topic] ?? 'Entered something already?'}
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

interface WhatToDoProps {
  judged: Judged;
  /** How it is to be taken beside what else the message says. */
  state: VerdictState;
  /** Whether words surround the link. */
  inMessage: boolean;
}

/** What to do now, by the verdict. */
export function WhatToDo({ judged, state, inMessage }: WhatToDoProps) {
  const topic = topicOf(judged, state);
  const reports = reportsOf(topic, inMessage);
  return (
    <section aria-labelledby="what-now" className="mt-10 max-w-2xl border-t border-ink/80 pt-6">
      <h3 id="what-now" tabIndex={-1} className="scroll-mt-20 font-display text-h3 font-bold">
        What to do now
      </h3>
      {state === 'danger' ? (
        <InDanger topic={topic} />
      ) : state === 'own' ? (
        <AtHome />
      ) : (
        <ul className="mt-3 grid list-disc gap-2 pl-5">
          <li>{state === 'doubt' ? adviceOn(topic).next : UNEXPECTED}</li>
          <First topic={topic} />
          <li>{NEVER[topic] ?? NEVER_ENTER}</li>
          <li>It asks for money or haste? Report it: the pages below warn others.</li>
        </ul>
      )}
      {state !== 'own' && (
        <div className="mt-6">
          <HelpLinks links={reports} />
        </div>
      )}
    </section>
  );
}

const UNEXPECTED =
  'Not expected? Do not use the link: type the address you know, or call the number on your card.';

function InDanger({ topic }: { topic: Topic }) {
  const demo = useDemoTarget();
  return (
    <ol className="mt-3 grid list-decimal gap-2 pl-5">
      <First topic={topic} />
      {NEVER[topic] !== undefined && <li>{NEVER[topic]}</li>}
      <li>Report it: {topic === 'payment' ? 'the offices' : 'the pages'} below warn others.</li>
      {IMITATING.has(topic) && (
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
            <First topic="own" />
          </ul>
          <div className="mt-4">
            <HelpLinks links={POLICE} />
          </div>
        </Fold>
      </div>
    </>
  );
}
