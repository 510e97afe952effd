/** Judges what was sent: every link of a message, and a link that runs into the word behind it in both its readings. */
import { isAppId, isFileName } from './file-name.ts';
import { beginsSentence, howSure, isSignature } from './how-sure.ts';
import { judgeLink, type Meant } from './judge.ts';
import { type Comparing, hasNoEnding, type Judged, rankOf } from './judged.ts';
import { readSent } from './links-in.ts';
import { isDanger, isHome, isWarning, stateOf } from './verdict-kind.ts';

/**
 * The links of what was sent with their verdicts, the worst first.
 *
 * @param sent any text. Hostile
 * @param domain the company's (ASCII form); '' where none was given
 * @param signal ends a comparison with the list early
 * @throws WorkerRefused, WorkerGone where the engine does not answer
 */
export async function judgeSent(
  sent: string,
  domain: string,
  engine: Comparing,
  signal: AbortSignal,
  meant: Meant = {},
): Promise<readonly Judged[]> {
  const { links, broken, isMessage } = readSent(sent);
  const judgeAlone = (link: string) => judgeLink(link, domain, engine, signal, meant);
  const judge = async (link: string): Promise<Judged> => {
    const judged = await judgeAlone(link);
    const told = await withoutWord(judged, isMessage, judgeAlone);
    const begins = broken.get(link);
    return begins === undefined ? told : await inPieces({ ...told, begins }, begins, judgeAlone);
  };
  const judged = await Promise.all(links.map(judge));
  // Beside links a word with a dot in it that can be no name is a slip of the writer's.
  const names = judged.filter((one) => !isScrap(one));
  const told = names.length > 0 ? names : judged;
  return told.toSorted((one, two) => rankOf(one) - rankOf(two));
}

/**
 * A link that a blank breaks, beside what a phone makes of it: of what stands before the blank, or behind it. Joined it
 * must be no milder, and `https://ici cibank.com` is never the bank's own name.
 *
 * @param joined the whole, judged
 * @param judge judges a piece of it
 */
async function inPieces(
  joined: Judged,
  begins: string,
  judge: (link: string) => Promise<Judged>,
): Promise<Judged> {
  const rest = joined.link.slice(begins.length).replace(/^\./, '');
  const pieces = await Promise.all([begins, rest].filter(isWhole).map(judge));
  const [worst] = pieces.toSorted((one, two) => rankOf(one) - rankOf(two));
  if (!worst || rankOf(worst) >= rankOf(joined)) return joined;
  if (!isHome(stateOf(joined.kind)) || isWarning(stateOf(worst.kind))) return worst;
  const { link, company } = joined;
  return { ...worst, kind: 'two-readings', link, begins, before: nameOf(joined), company };
}

/** The name that a link is on, in Unicode. */
const nameOf = ({ found, link }: Judged): string =>
  found?.kind === 'explanation' ? found.candidate.unicode : link;

/** Whether a piece of a link is an address by itself: `www.sbi` is none. */
const isWhole = (text: string): boolean =>
  // "sbi.co .in" wants its end.
  !/\.(?:ac|bank|co|gov|net|nic|org)$/i.test(text) &&
  howSure(text) === 'sure' &&
  /[^\s.:/@]\.[^\s.]{2,}/.test(text.replace(/^(?:https?:\/\/)?www\./i, ''));

/** Whether a word with a dot in it can be no name: "Rs.5000.Not", "9.30pm.Please". */
export const isScrap = ({ kind, link }: Judged): boolean =>
  kind === 'no-name' || (kind === 'unreadable' && !/^[a-z][a-z0-9+.-]*:|^www\.|[@%]/i.test(link));

/**
 * A link in a message whose last label may be the next sentence's first word: `hdfcbank.com.thank`, which is no name,
 * and `hdfcbank.com.do`, which is one. Phones make one link of both.
 *
 * @param whole as it is written
 * @param inMessage whether other words stand beside it
 * @param judge judges what stands before that word
 */
async function withoutWord(
  whole: Judged,
  inMessage: boolean,
  judge: (link: string) => Promise<Judged>,
): Promise<Judged> {
  const cut = beforeLast(whole, inMessage);
  if (cut === null) return whole;
  const before = await judge(cut);
  if (before.reading.kind !== 'name') return whole;
  if (isSigned(whole) || hasNoEnding(whole)) return isScrap(before) ? whole : before;
  if (rankOf(whole) >= rankOf(before) || isDanger(before.kind)) return before;
  const company = before.company ?? whole.company;
  return { ...whole, kind: 'two-readings', before: nameOf(before), company };
}

/** A link without its last label, where that may be a word by itself; else null. */
function beforeLast(judged: Judged, inMessage: boolean): string | null {
  const { reading, link } = judged;
  if (reading.kind !== 'name' || reading.rest !== '') return null;
  const labels = reading.host.split('.');
  const last = labels.at(-1) ?? '';
  if (labels.length < 3 || !link.endsWith(`.${last}`) || isFileName(link)) return null;
  // `com.example.shop` is how apps are called.
  if (isAppId(link)) return null;
  const isWord = hasNoEnding(judged) || beginsSentence(last, labels.at(-2) ?? '');
  return isSigned(judged) || (inMessage && isWord) ? link.slice(0, -last.length - 1) : null;
}

/** Whether a company's signature runs into a link, or what looks like one: `sbi-kyc.in.SBI`. */
function isSigned({ reading }: Judged): boolean {
  if (reading.kind !== 'name') return false;
  const [before = '', last = ''] = reading.host.split('.').slice(-2);
  return isSignature(last, before);
}
