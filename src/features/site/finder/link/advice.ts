/** What to do about what was sent, by what it is. */
import { REPORTS } from '@/content/report-pages.ts';
import { OF_SCRIPT } from './advice-scripts.ts';
import { type Advice, ADVICE, PAGE, type Topic } from './advice-table.ts';
import type { Judged } from './judged.ts';
import { isOffice } from './office.ts';
import { isByCall } from './scripts.ts';
import { isHome, openedBy, stateOf, type VerdictKind, type VerdictState } from './verdict.ts';

/**
 * What to do about what was sent.
 *
 * @param said by which script its words go, where they decide; '' for none
 */
export const adviceOn = (topic: Topic, said = ''): Advice => ({
  ...PAGE,
  ...inBoth(ADVICE[topic]),
  ...inBoth(OF_SCRIPT[said]),
});

/** What is said of a doubt in Hindi, too: a line of its own takes the place of both that were there. */
const inBoth = (advice: Partial<Advice> = {}): Partial<Advice> =>
  advice.hindi === undefined ? advice : { hindiDoubt: undefined, ...advice };

const MONEY_GONE = 'पैसे चले गए हों तो तुरंत 1930 पर कॉल करें।';

/** What matters first, in Hindi: of a danger with whom to call at once. */
export function inHindi({ hindi, hindiDoubt = hindi, ...advice }: Advice, state: VerdictState) {
  if (state === 'doubt') return hindiDoubt;
  if (state !== 'danger') return advice.hindiUnexpected;
  return hindi.includes('1930') ? hindi : `${hindi} ${MONEY_GONE}`;
}

const FILES: ReadonlySet<VerdictKind> = new Set(['program', 'own-program', 'no-name']);
/** Files that hold others: what they hold, no name says. */
const ARCHIVE = /\.(?:zip|rar|7z|iso|img)(?:[?#]|$)/i;

const isFile = ({ kind, link, signs }: Judged): boolean =>
  FILES.has(kind) || ARCHIVE.test(link) || signs.some((sign) => sign.kind === 'program');

/**
 * What a verdict is about.
 *
 * @param script by which script the message goes, where that decides; else ''
 * @param hasNumber whether the message gives a number to call, too
 */
export function topicOf(
  judged: Judged,
  state: VerdictState,
  script: string,
  hasNumber: boolean,
): Topic {
  const { kind, reading, found } = judged;
  if (isByCall(script)) return 'threat';
  // The link is no cause for doubt, and the number or the words beside it are.
  if (isHome(stateOf(kind)) && state !== stateOf(kind)) return hasNumber ? 'beside' : 'script';
  if (reading.kind === 'name' && reading.isMail) return 'mail';
  if (isHome(state) && isOffice(judged)) return 'office';
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
  'upi-bait',
  'collect',
  'call',
  'beside',
  'secret',
  'door-code',
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
