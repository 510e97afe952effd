/**
 * By which script a message goes. With a link or a number that is no company's own, such a message is a danger.
 */
import { isAtOrBelow } from '@/lib/at-or-below.ts';
import { asksIn, COLLECT, DOOR_CODE, SECRET } from './asks.ts';
import { COMPANIES } from './companies.ts';
import { isServiceLink } from './link-services.ts';
import { ADVICE_SAID, NOTHING } from './notice-table.ts';
import { linksIn, readLink } from './read-link.ts';
import { type Script, SCRIPTS } from './script-table.ts';
import { companySpokenOf } from './spoken.ts';
import { TERSE, type Terse } from './terse-table.ts';
import { isAdvice, isNothing } from './warnings.ts';

/** What the address of a verdict keeps of a message: by which script it goes, or that there was one at all. */
export const MESSAGE = 'text';

/** The same, of a message that asks for something or threatens, and goes by no script. */
const ASKS = 'asks';

/** The same, of words alone that name neither a bank nor a company. */
const UNNAMED = 'unnamed';

/** Kept of messages that go by no script. */
const NO_SCRIPT: ReadonlySet<string> = new Set([MESSAGE, ASKS, UNNAMED]);

const BY_KEY = new Map(SCRIPTS.map((script) => [script.key, script]));

/** What an address says of its message; '' for none. Hostile: any text. */
export const readSaid = (said: string): string =>
  NO_SCRIPT.has(said) || BY_KEY.has(said) ? said : '';

/** A message's text as the scripts are told from it. */
const plain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase();

const hasLink = (typed: string): boolean =>
  linksIn(typed).some((link) => readLink(link).kind !== 'none');

/** The script that a message goes by; undefined for none. */
function scriptIn(typed: string): Script | undefined {
  const text = plain(typed);
  const asked = asksIn(typed)
    .filter((ask) => !ask.startsWith(COLLECT) && !ask.startsWith(DOOR_CODE))
    .map((ask) => (ask.startsWith(SECRET) ? 'secret' : 'program'));
  const isAlone = !hasLink(typed);
  const goesBy = (script: Terse): boolean =>
    (isAlone || script.isAlone === undefined) && script.words.every((word) => word.test(text));
  const script = SCRIPTS.find(
    (one) => (one.asks === undefined || asked.includes(one.asks)) && goesBy(one),
  );
  if (script !== undefined || (!isAlone && linksIn(typed).every(isOfList))) return script;
  const terse = TERSE.find(goesBy);
  return terse && BY_KEY.get(terse.key);
}

/** Whether a link is on a company's or an authority's own name. */
function isOfList(link: string): boolean {
  const reading = readLink(link);
  if (reading.kind !== 'name') return false;
  const host = reading.host.toLowerCase();
  const isAt = (address: string) => isAtOrBelow(host, address);
  return isAt('gov.in') || COMPANIES.some(({ addresses }) => addresses.some(isAt));
}

/** Whether a link is made at a service where anybody makes some. */
const isHidden = (link: string): boolean => isServiceLink(readLink(link));

/** By which script a message goes, or that words surround its links; '' where there are none. */
export function saidIn(typed: string): string {
  const script = scriptIn(typed);
  // What warns of a script in its own words, and leads to an authority.
  const warns = isAdvice(typed) && hasLink(typed) && linksIn(typed).every(isOfList);
  if (script && !warns) return script.key;
  const links = new Set(linksIn(typed));
  const words = typed.split(/\s+/).filter((word) => /^\p{L}[\p{L}\p{M}]+[,:!.]?$/u.test(word));
  return words.some((word) => !links.has(word)) ? MESSAGE : '';
}

/** What a message asks for in a company's name, or threatens with. */
const ASKED_FOR =
  /\bk ?yc\b|verif|\bupdate (?:your|ur|the|pan|card|details)|log ?in\b|password|\bpan\b|aadha+r|block|suspend|deactivat|penalt|\bfine\b|overdue|urgent|immediately|केवाईसी|ब्लॉक|बंद|अपडेट/;

/**
 * What the address of a verdict keeps of a message: as `saidIn`; of one that speaks of a company and leads to known
 * names or to a service for links, whether it asks for something, too.
 */
export function keptOf(typed: string): string {
  const said = saidIn(typed);
  const asks = said === MESSAGE && ASKED_FOR.test(plain(typed)) && !isAdvice(typed);
  if (!asks) return said;
  const links = linksIn(typed);
  const hidden = links.filter(isHidden);
  const isKnown = links.every((link) => isOfList(link) || hidden.includes(link));
  return isKnown && (hidden.length > 0 || companySpokenOf(typed) !== null) ? ASKS : said;
}

/** What a bank or a company writes of, or is written of. */
const OF_A_BANK =
  /\bbank|\bcards?\b|\baccounts?\b|\ba\/c\b|\bk ?yc\b|\botp\b|\bm?pin\b|\bcustomer|\bcompany\b|\bupi\b|\bsim\b|\bloan|\bpolicy\b|refund|\bpassword\b|[\u0900-\u0dff]/;

/** What is kept of words without a link and without a number to call but the helplines'. */
export function keptOfWords(typed: string): string {
  if (isAdvice(typed)) return ADVICE_SAID;
  // Words that warn of a fraud go by its script, and are none.
  if (goesByScript(typed)) return keptOf(typed);
  if (companySpokenOf(typed) !== null || OF_A_BANK.test(plain(typed))) return MESSAGE;
  return isNothing(typed) ? NOTHING : UNNAMED;
}

/** Whether a message asks for something or threatens, by what is kept of it. */
export const isAsking = (said: string): boolean =>
  said === ASKS || (scriptSays(said) !== '' && !isNotice(said));

/** The heading of a script's verdict; '' where the message goes by none. */
export function scriptTitle(said: string, state: 'danger' | 'doubt'): string {
  const script = BY_KEY.get(said);
  if (!script) return '';
  return script.title ?? `This ${state === 'danger' ? 'is' : 'may be'} how ${script.how}.`;
}

/** What is told of a script: "This is a known fraud script: ..."; '' where the message goes by none. */
export const scriptSays = (said: string): string => BY_KEY.get(said)?.says ?? '';

/** Whether what words say is no sign of fraud, so that beside a link or a number it makes no danger of them. */
export const isNotice = (said: string): boolean => BY_KEY.get(said)?.isNotice === true;

/** Whether real companies write so beside a link of their own, so that it says nothing there. */
export const isCalm = (said: string): boolean => BY_KEY.get(said)?.isCalm === true;

/** Whether words tell what has happened to their writer already. */
export const isOfVictim = (said: string): boolean => BY_KEY.get(said)?.isVictims === true;

/** Whether what words say stands by itself, and is no script that is named. */
export const hasTitle = (said: string): boolean => BY_KEY.get(said)?.title !== undefined;

/** Whether a script reaches its reader by telephone or video. */
export const isByCall = (said: string): boolean => BY_KEY.get(said)?.isByCall === true;

/** How a message without a link or a number is to be taken: by its script; undefined where there was none. */
export function stateOfWords(said: string): 'danger' | 'doubt' | 'untold' | undefined {
  if (NO_SCRIPT.has(said)) return 'untold';
  const script = BY_KEY.get(said);
  return script && (script.isUntold ? 'untold' : script.isReal ? 'doubt' : 'danger');
}

/** Banks and the police tell the scripts to warn of them. */
const WARNS =
  /\b(?:call|dial|on|to) 1930\b|1930 पर|cyber ?dost|cybercrime\.gov|\bbeware\b|\bstay alert\b|fraudsters|सावधान|सतर्क/;

/** Whether the words of a message alone say that it is a fraud, or may be. */
export const goesByScript = (typed: string): boolean =>
  scriptIn(typed) !== undefined && !WARNS.test(plain(typed));
