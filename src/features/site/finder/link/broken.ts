/**
 * Addresses that a blank or a line end breaks before a dot: `www.sbi .kyc-update.in`. Read as far as the blank such an
 * address is another one, often a company's own; its sender means the whole.
 */
import { companyOfWord } from './companies.ts';
import { ENDINGS, NO_WORDS, NOUNS, STARTS } from './endings.ts';

/** What follows "in" where it is a word: ". in case of". */
const AFTER_IN =
  /^(?:case|order|the|a|an|this|that|your|our|my|any|all|india|and|with|future|view|which|\d+\P{L}*)$/iu;

/** `w w w . `: spelled out, so that no filter reads it. */
const SPELLED = /(?<![\p{L}\p{N}])w\s+w\s+w\s*\.\s*(?=[\p{L}\p{N}])/giu;

/** Whether an ending is a word with which a sentence goes on: "sbi.co.in . in case of doubt". */
const goesOnSentence = (ending: string): boolean =>
  ending === 'in' || STARTS.has(ending) || NOUNS.has(ending);

/** `https://sbi-kyc-up date.xyz`: a link whose name stops before its ending, and what may go on with it. */
const CUT_LABEL =
  /(?<=^|\s)(https?:\/\/(?!localhost)(?:[\p{L}\p{N}-]+\.)*[\p{L}\p{N}-]+)[^\S\n]*\n?[^\S\n]*(?!https?:|www\.)(?<=\s)([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\S*)/giu;

const LINK = /^[<("'“‘[]*(?:[a-z][a-z0-9+.-]*:\/\/|www\.)/i;
const FORWARD = /^(?:[a-z][a-z0-9+.-]*:\/\/|www\.)/i;
/** `www.sbi`: an address of which more must follow. */
const UNFINISHED = /^[<("'“‘[]*(?:[a-z][a-z0-9+.-]*:\/\/)?www\.[^\s./?#]+$/i;
const HAS_DOT = /[^\s.]\.[^\s.\d]{2}/;
const LABEL = /^[\p{L}\p{N}]/u;
/** "sbi.co.in .Please call": a sentence begins. */
const SENTENCE = /^\p{Lu}\p{Ll}*\p{P}*$/u;
const CLOSING = /[>)"'”’\],;!?।.]+$/;
/** Blanks with one line end at most: an empty line ends what was written. */
const MAX_LINE_ENDS = 1;

/** A piece of an address behind a dot. */
interface Piece {
  readonly text: string;
  /** The place of the word after it. */
  readonly next: number;
  /** Whether a blank stands behind the dot, too. */
  readonly isSpaced: boolean;
}

/** A text's words, and the blanks before each. */
interface Parts {
  readonly words: readonly string[];
  readonly gaps: readonly string[];
}

function partsOf(text: string): Parts {
  const parts = text.split(/(\s+)/);
  return {
    words: parts.filter((_, at) => at % 2 === 0),
    gaps: ['', ...parts.filter((_, at) => at % 2 === 1)],
  };
}

const isClose = (gap = ''): boolean => (gap.match(/\n/g) ?? []).length <= MAX_LINE_ENDS;

/** What follows a dot at a place of a text; null where no address goes on there. */
function pieceAt({ words, gaps }: Parts, at: number): Piece | null {
  const word = words[at] ?? '';
  if (!word.startsWith('.') || !isClose(gaps[at])) return null;
  const isSpaced = word === '.';
  if (isSpaced && !isClose(gaps[at + 1])) return null;
  const text = isSpaced ? (words[at + 1] ?? '') : word.slice(1);
  if (!LABEL.test(text) || FORWARD.test(text) || SENTENCE.test(text)) return null;
  return { text, next: at + (isSpaced ? 2 : 1), isSpaced };
}

/** More of them no address is broken into. */
const MAX_PIECES = 12;

/** The pieces that follow one another. */
function piecesFrom(parts: Parts, at: number): Piece[] {
  const found: Piece[] = [];
  for (let piece = pieceAt(parts, at); piece; piece = pieceAt(parts, piece.next)) {
    found.push(piece);
    const isLast = /[/?#]/.test(piece.text) || CLOSING.test(piece.text);
    if (isLast || found.length >= MAX_PIECES) break;
  }
  return found;
}

/** Whether a name ends as names do. */
function endsAsName(text: string): boolean {
  const [host = ''] = text.replace(CLOSING, '').split(/[/?#:]/);
  return ENDINGS.has(host.split('.').at(-1)?.toLowerCase() ?? '');
}

/** Whether a plain word goes on as an address behind a dot with blanks: `sbi-kyc . com`, and no sentence does. */
function isSplit(head: string, tail: string, after: string | undefined): boolean {
  if (SENTENCE.test(head)) return false;
  const [host = ''] = tail.replace(CLOSING, '').split(/[/?#:]/);
  const ending = host.split('.').at(-1)?.toLowerCase() ?? '';
  if (NO_WORDS.has(ending) || /\.in$/i.test(host)) return true;
  return ending === 'in' && /\p{L}-\p{L}/u.test(head) && !AFTER_IN.test(after ?? '');
}

/** Whether a word may be a name's beginning: a company's, or of a form that no word has. */
const isNameLike = (head: string): boolean =>
  /\p{L}-\p{L}|\d|^www$/iu.test(head) || companyOfWord(head.toLowerCase()) !== null;

/** Whether pieces behind a word are one address with it. */
function goOn(parts: Parts, from: number, pieces: readonly Piece[]): boolean {
  const head = parts.words[from] ?? '';
  const tail = pieces.map(({ text }) => text).join('.');
  const next = pieces.at(-1)?.next ?? 0;
  const isWhole = from === 0 && next >= parts.words.length;
  const hasMore = tail.includes('.') || tail.includes('/');
  const isAddress = LINK.test(head) || HAS_DOT.test(head);
  // "moved to .bank.in": an ordinary word.
  if (!isAddress && !isWhole && !isNameLike(head)) return false;
  if (!isAddress && isSplit(head, tail, parts.words[next])) return true;
  // An ordinary word: "customer .in case" is no address.
  if (!isAddress && !isWhole && (pieces[0]?.isSpaced !== false || !hasMore)) return false;
  if (!endsAsName(tail)) return isAddress && pieces[0]?.isSpaced === false && hasMore;
  const begins = pieces.length === 1 && pieces[0]?.isSpaced === true && goesOnSentence(tail);
  return !begins || isWhole || UNFINISHED.test(head);
}

/** The host of a link is broken, its path is not. */
const isInHost = (head: string): boolean => !/[/?#]/.test(head.replace(/^.*?:\/\//, ''));

/** The pieces behind a word that are one address with it, as many as may be. */
function piecesOf(parts: Parts, from: number): readonly Piece[] {
  const head = parts.words[from] ?? '';
  if (!isInHost(head) || !/[\p{L}\p{N}]$/u.test(head)) return [];
  const pieces = piecesFrom(parts, from + 1);
  for (let count = pieces.length; count > 0; count -= 1) {
    const some = pieces.slice(0, count);
    if (goOn(parts, from, some)) return some;
  }
  return [];
}

/** `www.sbi. kyc-update.in`: broken behind the dot, where something has to follow. */
function isCutBehind({ words, gaps }: Parts, from: number): boolean {
  const head = words[from] ?? '';
  const next = words[from + 1] ?? '';
  if (!head.endsWith('.') || !UNFINISHED.test(head.slice(0, -1))) return false;
  if (!isClose(gaps[from + 1]) || !LABEL.test(next)) return false;
  return !SENTENCE.test(next) && !FORWARD.test(next) && endsAsName(next);
}

/**
 * `https://hdfc-kyc. in/login`, `hdfc-kyc. in/login`: a blank behind the dot of a link that has no ending yet; without
 * a scheme where a path shows that it is one.
 */
const CUT_ENDING =
  /(?<=^|\s)(https?:\/\/(?:www\.)?[\p{L}\p{N}-]+(?:\.(?:co|gov|bank|org|net))?\.|[\p{L}\p{N}]+-[\p{L}\p{N}-]+\.(?=\s[a-z.]+\/)|[\p{L}\p{N}.-]{2,60}\.(?:ac|bank|co|gov|nic)\.(?=\sin(?![\p{L}\p{N}])))\s(?=([a-z]{2,24})(?![\p{L}\p{N}-]))/giu;

const withEnding = (text: string): string =>
  text.replaceAll(CUT_ENDING, (cut, head: string, ending: string) =>
    ENDINGS.has(ending.toLowerCase()) ? head : cut,
  );

/** Whether a name wants more behind a gap: behind a dot it does at a line's end alone, and where no ending stands. */
function goesOn(head: string, gap: string): boolean {
  const name = head.replace(/^https?:\/\/(?:www\.)?/i, '');
  return !name.includes('.') || (gap.includes('\n') && !endsAsName(name));
}

/**
 * A text with the addresses in it that blanks break joined.
 *
 * @param text any text. Hostile
 */
export function joinBroken(text: string): string {
  // Twice: `https://sbi-kyc. co. in`.
  const whole = withEnding(withEnding(text)).replaceAll(
    CUT_LABEL,
    (cut, head: string, tail: string) => {
      const gap = cut.slice(head.length, cut.length - tail.length);
      const isCut = goesOn(head, gap) && endsAsName(tail) && !SENTENCE.test(tail);
      return isCut ? `${head}${tail}` : cut;
    },
  );
  // Most texts hold no such dot.
  if (!/\s\.|\.\s/.test(whole)) return whole;
  const parts = partsOf(whole.replaceAll(SPELLED, 'www.'));
  const { words, gaps } = parts;
  let joined = '';
  for (let at = 0; at < words.length;) {
    const pieces = piecesOf(parts, at);
    const isCut = isCutBehind(parts, at);
    joined += `${gaps[at] ?? ''}${[words[at], ...pieces.map((piece) => piece.text)].join('.')}`;
    if (isCut) joined += words[at + 1] ?? '';
    at = pieces.at(-1)?.next ?? at + (isCut ? 2 : 1);
  }
  return joined;
}

/**
 * A joined address as the page's address keeps it: broken again, so that it is said of it there, too.
 *
 * @param link as it was joined
 * @param begins what stood before the break
 */
export function keptBroken(link: string, begins: string): string {
  const dots = Array.from(link.matchAll(/\./g), ({ index }) => index);
  for (const at of [begins.length, ...dots]) {
    const before = link.slice(0, at);
    if (/(?:^|\/)www$/i.test(before)) continue;
    const broken = `${before} ${link.slice(at)}`;
    // What else is kept stands behind it.
    if (joinBroken(`${broken} x`) === `${link} x`) return broken;
  }
  return link;
}
