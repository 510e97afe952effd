/** What to do about what was sent, by what it is. */
import { REPORTS } from '@/content/report-pages.ts';
import type { Judged } from './judged.ts';
import { isByCall } from './scripts.ts';
import { isHome, openedBy, stateOf, type VerdictKind, type VerdictState } from './verdict.ts';

/** What decides what is to be done: what was sent, or how it reaches its reader. */
export type Topic = VerdictKind | 'beside' | 'chat' | 'file' | 'mail' | 'script' | 'threat';

export interface Advice {
  /** What matters first, in one line, of a danger and of a doubt. */
  readonly danger: string;
  readonly doubt: string;
  /** How the doubt can be settled. */
  readonly settle: string;
  /** What is to be done of what is neither. */
  readonly unexpected: string;
  /** What may have happened already, as a question, and what then cannot wait. */
  readonly done: string;
  readonly harm: string;
  readonly never: string;
}

const PAGE: Advice = {
  danger: 'Do not open it, do not answer it, and enter nothing there.',
  doubt: 'Do not press it. Open the company’s app, or type its address.',
  settle:
    'Do not press it until the company has confirmed it, at an address or number that you know.',
  unexpected:
    'Not expected? Do not use the link: type the address you know, or call the number on your card.',
  done: 'Entered something already?',
  harm: 'A password, a card number or an OTP was entered already? Call the bank on the number on your card, then 1930, and change the password.',
  never: 'Never give a password, a card number or an OTP to a page that a message led to.',
};

const INSTALLED = {
  done: 'Installed it already?',
  harm: 'Installed it already? Switch the phone to flight mode, call your bank from another one, then 1930, and remove the app before you go online again.',
} as const;

const FILE: Partial<Advice> = {
  ...INSTALLED,
  danger: 'Do not open or install it.',
  doubt: 'Do not open or install it. Get the app from your phone’s app store.',
  settle:
    'Do not open or install it: look for the app in your phone’s app store, and ask the sender, at a number that you know, what it is.',
  unexpected: 'Not expected? Do not open or install it: ask the sender, at a number that you know.',
  never: 'Never install an app, or open a program, that came with a message.',
};

const CALL: Partial<Advice> = {
  danger: 'Do not call it, do not answer it, and pay nothing.',
  doubt: 'Do not call it. The right number is on your card, or in the company’s app.',
  settle: 'Do not call it back: the right number is on your card, or in the company’s app.',
  done: 'Called already?',
  harm: 'Called already, or let them see your screen? Hang up, switch the phone to flight mode, and call your bank from another one, then 1930.',
  never: 'Never tell a caller an OTP, a PIN or a card number.',
};

const PAYMENT: Partial<Advice> = {
  danger: 'Do not pay, do not scan it, and enter no PIN.',
  doubt: 'Do not pay, and enter no PIN, unless you know who that is.',
  settle: 'Ask who is to be paid at an address or number that you know.',
  done: 'Paid already?',
  harm: 'Paid already? Call 1930 and your bank at once, with the payment’s reference number (UTR): in the first hours it can still be held.',
  never: 'Never enter a PIN or scan a code to receive money.',
};

const SCRIPT: Partial<Advice> = {
  danger: 'Do not answer it, and pay nothing.',
  doubt: 'Do nothing that it asks. Open the company’s app, or call the number on your card.',
  settle: 'Ask the company itself whether it is true, at an address or number that you know.',
  done: 'Told or paid already?',
  harm: 'Told or paid already? Call 1930 and your bank at once: in the first hours a payment can still be held.',
  never: 'Never share an OTP or a PIN, and never pay to receive money.',
};

/** What differs from a page. */
const ADVICE: Partial<Record<Topic, Partial<Advice>>> = {
  payment: PAYMENT,
  'upi-id': PAYMENT,
  call: CALL,
  beside: {
    ...CALL,
    danger: 'Do not call the number that comes with it.',
    doubt: 'Do not call the number that comes with it.',
  },
  script: SCRIPT,
  threat: {
    ...SCRIPT,
    danger: 'Hang up. Pay nothing. Call 1930.',
    never: 'Stay on no call, and tell your family: such callers ask for secrecy to keep you alone.',
  },
  secret: {
    danger: 'Do not tell it, by message or by voice.',
    doubt: 'Do not tell it, by message or by voice.',
    settle: 'Do not tell it. If it is about your account, call the number on your card.',
    done: 'Told it already?',
    harm: 'Told it already? Call your bank on the number on your card at once, then 1930, and change the password.',
    never: 'Never tell an OTP, a PIN or a password to a caller or in a message.',
  },
  mail: {
    danger: 'Do not reply, and send nothing.',
    doubt: 'Do not reply, and send nothing. Write to the company at the address you know.',
    settle:
      'Do not reply until the company has confirmed it, at an address or number that you know.',
    unexpected:
      'Not expected? Do not reply: write to the address you know, or call the number on your card.',
    done: 'Sent something already?',
    harm: 'Sent money, a password, an OTP or a picture of a card already? Call your bank on the number on your card at once, then 1930, and change the password.',
    never: 'Never send a password, a card number or an OTP by email.',
  },
  chat: {
    danger: 'Do not reply, and send no OTP, no money and no picture of a card.',
    doubt: 'Do not reply, and send no OTP and no picture of a card.',
    settle: 'Do not reply, and send no OTP, no PIN and no picture of a card or an ID.',
    done: 'Sent something already?',
    harm: 'Sent money, an OTP or a picture of a card already? Call your bank on the number on your card at once, then 1930.',
    never: 'Block and report the sender in the app: they are not told of the report.',
  },
  open: {
    doubt: 'Enter nothing there.',
    settle:
      'Ask the company at an address or number that you know whether the page is theirs. Until then, enter nothing there.',
  },
  remote: {
    ...INSTALLED,
    danger: 'Do not install it, and never share the code it shows.',
    doubt: 'Do not install it, and never share the code it shows.',
    settle:
      'Hang up on anyone who asks for it: no bank, company or authority needs to see your screen.',
    never: 'Never let a caller see or steer your screen.',
  },
  shortener: {
    settle:
      'Do not press it: what it says should stand in the company’s app or under its address, too.',
  },
  'own-network': {
    doubt: 'Do not open it.',
    settle: 'Do not open it, unless it is for your own router or device.',
  },
  file: FILE,
};

export const adviceOn = (topic: Topic): Advice => ({ ...PAGE, ...ADVICE[topic] });

const FILES: ReadonlySet<VerdictKind> = new Set(['program', 'own-program', 'no-name']);
/** Files that hold others: what they hold, no name says. */
const ARCHIVE = /\.(?:zip|rar|7z|iso|img)(?:[?#]|$)/i;

const isFile = ({ kind, link, signs }: Judged): boolean =>
  FILES.has(kind) || ARCHIVE.test(link) || signs.some((sign) => sign.kind === 'program');

/** What a verdict is about. */
export function topicOf(judged: Judged, state: VerdictState, script: string): Topic {
  const { kind, reading, found } = judged;
  if (isByCall(script)) return 'threat';
  // The link is no cause for doubt, and the number beside it is.
  if (isHome(stateOf(kind)) && state !== stateOf(kind)) return 'beside';
  if (reading.kind === 'name' && reading.isMail) return 'mail';
  if (state === 'own') return kind;
  if (openedBy(reading, found)?.holds === 'chat') return 'chat';
  return isFile(judged) ? 'file' : kind;
}

const POLICE = [REPORTS.helpline, REPORTS.cybercrime];
const MESSAGES = [...POLICE, REPORTS.chakshu];
const BROWSERS = [REPORTS.safeBrowsing, REPORTS.microsoft];

export const REPORTS_OF_HARM = POLICE;

/** What comes by telephone or in a chat, and is no page: no browser warns of it. */
const NO_PAGES: ReadonlySet<Topic> = new Set([
  'payment',
  'upi-id',
  'call',
  'beside',
  'secret',
  'chat',
  'script',
  'threat',
]);

/** Who takes a report. A link with words around it came by SMS or in a chat. */
export function reportsOn(topic: Topic, inMessage: boolean) {
  if (NO_PAGES.has(topic)) return MESSAGES;
  if (topic === 'mail') return POLICE;
  return [...(inMessage ? MESSAGES : POLICE), ...BROWSERS];
}
