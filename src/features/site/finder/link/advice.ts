/** What to do about what was sent, by what it is. */
import { REPORTS } from '@/content/report-pages.ts';
import { type Advice, ADVICE, PAGE, type Topic } from './advice-table.ts';
import { ANY_CONTACT, type Contact } from './contact.ts';
import type { Judged } from './judged.ts';
import { isOffice } from './office.ts';
import { isInstalled } from './signs.ts';
import { openedBy } from './verdict.ts';
import { isHome, type VerdictKind, type VerdictState } from './verdict-kind.ts';

/** What advice speaks of besides the kind of what was sent. */
interface About {
  contact: Contact;
  /** The name that the link is on; '' where it is on none. */
  address: string;
}

/**
 * What to do about what was sent.
 *
 * @param about of whom it is; left out, of a sender of whom nothing is known
 */
export function adviceOn(
  topic: Topic,
  { contact, address }: About = { contact: ANY_CONTACT, address: '' },
): Advice {
  const advice: Advice = { ...PAGE, ...inBoth(ADVICE[topic]) };
  const said = Object.entries(advice).map(([key, text]: [string, string | undefined]) => {
    const ask = key.startsWith('hindi') ? contact.hindi : contact.english;
    return [key, text?.replace('{ask}', ask).replace('{address}', address)];
  });
  return { ...advice, ...Object.fromEntries(said) };
}

/**
 * The same of what was judged, and of whom to ask about it.
 *
 * @param topic what the verdict is about
 */
export const adviceFor = (judged: Judged, topic: Topic, contact: Contact): Advice =>
  adviceOn(topic, {
    contact,
    address: addressIn(judged),
  });

/** The name to type: of a state's offices, which stand below its one name, with what stands before that. */
function addressIn(judged: Judged): string {
  const { reading, found } = judged;
  if (found?.kind !== 'explanation') return '';
  return isOffice(judged) && reading.kind === 'name' ? reading.host : found.candidate.registrable;
}

/** What is said of a doubt in Hindi, too: a line of its own takes the place of both that were there. */
const inBoth = (advice: Partial<Advice> = {}): Partial<Advice> =>
  advice.hindi === undefined ? advice : { hindiDoubt: undefined, ...advice };

const TOLD_OR_GONE = 'कुछ भर दिया, बता दिया या पैसे चले गए हों, तो तुरंत 1930 पर कॉल करें।';

/** What matters first, in Hindi: of a danger with whom to call at once. */
export function inHindi({ hindi, hindiDoubt = hindi, ...advice }: Advice, state: VerdictState) {
  if (state === 'doubt') return hindiDoubt;
  return state === 'danger'
    ? `${hindi} ${advice.hindiDone ?? TOLD_OR_GONE}`
    : advice.hindiUnexpected;
}

const FILES: ReadonlySet<VerdictKind> = new Set(['program', 'own-program', 'no-name']);
/** Files that hold others: what they hold, no name says. */
const ARCHIVE = /\.(?:zip|rar|7z|iso|img)(?:[?#]|$)/i;

const isFile = ({ kind, link, signs }: Judged): boolean =>
  FILES.has(kind) || ARCHIVE.test(link) || signs.some(isInstalled);

/**
 * What a verdict is about.
 *
 * @param state how what was sent is to be taken,  by itself
 */
export function topicOf(judged: Judged, state: VerdictState): Topic {
  const { kind, reading, found } = judged;
  if (reading.kind === 'name' && reading.isMail) return 'mail';
  if (isUnconfirmed(judged)) return 'unconfirmed';
  if (isHome(state) && isOffice(judged)) return 'office';
  if (state === 'own') return kind;
  const holds = openedBy(reading, found)?.holds;
  if (holds === 'chat' || holds === 'group') return holds;
  if (kind === 'open' && (holds === 'meeting' || holds === 'pay')) return holds;
  return isFile(judged) ? 'file' : kind;
}

/** Of a name under an ending for few, beside a company that it is not known to be of. */
const isUnconfirmed = ({ kind, domain }: Judged): boolean =>
  kind === 'beside-home' || (kind === 'restricted' && domain !== '');

const BROWSERS = [REPORTS.safeBrowsing, REPORTS.microsoft];

/** Whom to turn to where something was told or paid. */
export const HELP_AT_ONCE = [REPORTS.helpline, REPORTS.cybercrime];
/** Who takes a report of a message. */
const REPORTS_OF_MESSAGES = [REPORTS.cybercrime, REPORTS.chakshu];

/** What comes by telephone or in a chat, and is no page: no browser warns of it. */
const NO_PAGES: ReadonlySet<Topic> = new Set(['payment', 'chat', 'group', 'meeting', 'pay']);

/** Who takes a report. A link comes by SMS or in a chat more often than not. */
export function reportsOn(topic: Topic) {
  if (NO_PAGES.has(topic)) return REPORTS_OF_MESSAGES;
  if (topic === 'mail') return [REPORTS.cybercrime];
  return [...REPORTS_OF_MESSAGES, ...BROWSERS];
}
