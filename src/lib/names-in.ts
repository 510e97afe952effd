/** Finds the host names in one line of text: prose, a list, Markdown, HTML, a mail. Loads no list of suffixes. */
import { decodeAll } from './decode-text.ts';
import { refangMarks } from './defang.ts';
import { type ReadName, readName, type Refusal } from './read-name.ts';

/** Reason why something is not read as a name. */
export type UnreadReason = Refusal | 'no-name' | 'file' | 'unknown-ending';

export interface NameInLine {
  readonly reading: ReadName;
  /** As written, after refanging. */
  readonly text: string;
}

export interface UnreadInLine {
  readonly why: UnreadReason;
  readonly text: string;
}

export interface LineReading {
  readonly names: readonly NameInLine[];
  readonly unread: readonly UnreadInLine[];
}

/** Separators of a list, which are in no name; `\\n` as logs write it, unless the backslash is the slash of a URL. */
const SEPARATORS = /(?:[\t\n\r,;|،؛，、；｜।॥]|(?<![:\\])\\(?:r\\n|[nrt]))+/;
/**
 * A URL with everything that belongs to it, else anything between blanks, brackets and double quotes. A URL may follow
 * directly on a word: `पढ़ेंhttps://acme.in`. After a slash or an equals sign it is part of the previous one.
 */
const TOKEN =
  /[a-z][a-z0-9+.*-]{0,20}:[\\/]{2}(?:(?!(?<![/=])h(?:tt|xx)ps?:\/\/)[^\s<>"“”`])+|(?:(?!h(?:tt|xx)ps?:\/\/)[^\s<>()[\]{}"“”„«»‹›`「」『』《》〈〉（）［］【】])+/giu;
/** Signs in no registered name, though a browser opens some of them. Not dashes and apostrophes. */
const SIGNS = /[&+=~^$*!?#:/\\／＆＋：→⇒➔…·•]+/;
const NAME_LIKE = /[^\s.][.。．｡][^\s.]|\S@\S|:\/\/|[\da-f]:[\da-f:]*:[\da-f]/iu;
/** Endings of file names that are no top-level domain. */
const FILE =
  /\.(?:apk|csv|css|docx?|eml|exe|gif|html?|ini|jpe?g|js|json|log|pdf|php|png|pptx?|svg|tsx?|txt|xlsx?|xml|ya?ml)$/;
const DOTTED_QUAD = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.]*\d)/;
/** The number before an entry, and the words between names. */
const CONNECTOR = /^(?:\P{L}*|.|and|or|und|et|www|https?|और|तथा|एवं|या)[.:)]?$/iu;
/** A longer line is read in parts, in UTF-16 units. */
const LONGEST_PART = 10_000;
const PART_END = /[\s,;|，、；]/;
/** Where a line of HTML or JSON without blanks may be cut. */
const MARKUP_END = /[<>"()[\]{}]/;
/** Tokens between two points at which a long line may be interrupted. */
const SLICE = 64;

/** True if a name is under an ending that exists; `() => true` if the list of endings is not loaded. */
export type KnowsEnding = (ascii: string) => boolean;

/**
 * Reads one line. Yields every few tokens, so that a line of any length can be read in slices.
 *
 * @param line any text
 * @param knowsEnding asked for names within a sentence: `Mr.Smith` is none
 */
export function* namesInLine(line: string, knowsEnding: KnowsEnding): Generator<void, LineReading> {
  if (line.length <= LONGEST_PART) return yield* namesInPart(line, knowsEnding);
  const names: NameInLine[] = [];
  const unread: UnreadInLine[] = [];
  let rest = line;
  while (rest !== '') {
    const end = endOfPart(rest);
    const part = rest.slice(0, end);
    // Longer than any name, including what is around it.
    const reading: LineReading =
      end > LONGEST_PART
        ? { names: [], unread: [{ why: 'too-long', text: part }] }
        : yield* namesInPart(part, knowsEnding);
    names.push(...reading.names);
    unread.push(...reading.unread);
    rest = rest.slice(end).trimStart();
    yield;
  }
  return { names, unread };
}

/** Index where a part of a line ends: at a blank or separator. Beyond LONGEST_PART if there is none before. */
function endOfPart(line: string): number {
  if (line.length <= LONGEST_PART) return line.length;
  for (const end of [PART_END, MARKUP_END]) {
    for (let at = LONGEST_PART; at > 0; at -= 1) if (end.test(line.charAt(at))) return at + 1;
  }
  const next = line.slice(LONGEST_PART).search(PART_END);
  return next < 0 ? line.length : LONGEST_PART + next + 1;
}

function* namesInPart(line: string, knowsEnding: KnowsEnding): Generator<void, LineReading> {
  const names: NameInLine[] = [];
  const unread: UnreadInLine[] = [];
  const words: string[] = [];
  const entries = entriesIn(line);
  const isList = entries.every((entry) => isEntry(entry, knowsEnding));
  let steps = 0;
  for (const { text, tokens } of entries) {
    const spelt = / dot /i.test(text) && text.length < 300 ? readName(text) : null;
    if (spelt?.ok && knowsEnding(spelt.ascii)) {
      names.push({ reading: spelt, text });
      continue;
    }
    for (const token of tokens) {
      const found = readToken(token, isList, knowsEnding);
      names.push(...found.names);
      unread.push(...found.unread);
      if (found.names.length + found.unread.length === 0) words.push(token);
      steps += 1;
      if (steps % SLICE === 0) yield;
    }
  }
  if (names.length + unread.length === 0) {
    const text = line.trim();
    return { names, unread: text === '' ? [] : [{ why: 'no-name', text }] };
  }
  // In a list a word is a misspelt entry, in a sentence it means nothing.
  const misspelt = isList && names.length > 1 ? words : [];
  return {
    names,
    unread: [...unread, ...misspelt.map((text) => ({ why: 'no-name' as const, text }))],
  };
}

interface Entry {
  readonly text: string;
  /** Without the words between names. */
  readonly tokens: readonly string[];
}

const entriesIn = (line: string): Entry[] =>
  refangMarks(line)
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const tokens = Array.from(text.matchAll(TOKEN), ([token]) => token);
      return { text, tokens: tokens.filter((token) => isLike(token) || !CONNECTOR.test(token)) };
    });

const isLike = (token: string): boolean => NAME_LIKE.test(token);

/** True for one word, and for names with at most one other word for every two of them. */
function isEntry({ tokens }: Entry, knowsEnding: KnowsEnding): boolean {
  if (tokens.length < 2) return true;
  const words = tokens.filter((token) => !isLike(token)).length;
  if (words > (tokens.length - words) / 2) return false;
  if (words === 0 && tokens.some((token) => isKnownName(bare(token), knowsEnding))) return true;
  return [tokens[0], tokens.at(-1)].every((token = '') => {
    const reading = readName(bare(token));
    return reading.ok && (words === 0 || knowsEnding(reading.ascii));
  });
}

const NOTHING: LineReading = { names: [], unread: [] };

/** @param isEntry true if the token is in a list, so that it was meant */
function readToken(token: string, isEntry: boolean, knowsEnding: KnowsEnding): LineReading {
  const text = bare(token);
  if (!isLike(text) && !(isEntry && /\S\.\.\S/.test(text))) return NOTHING;
  const hasScheme = /^[^/?#]*:[\\/]{2}/.test(text);
  const parts = hasScheme ? [] : partsOf(text, knowsEnding);
  // One of several may be misspelt: `acme.in/beta.c0m/gamma.in`. A file makes it one address.
  const known = parts.filter((part) => isKnownName(part, knowsEnding));
  const isAll = parts.every((part) => isLike(part) && !FILE.test(part));
  const isSlashList = known.length > 1 && known[0] === parts[0] && isAll;
  const isMailList = !hasScheme && /@.*@/.test(text);
  const reading = isSlashList || isMailList ? null : readName(text);
  if (reading?.ok) return judge(text, reading, isEntry, knowsEnding);
  const names = parts.flatMap((part): NameInLine[] => {
    const read = readName(part);
    return read.ok && (read.as === 'email' || isKnownName(part, knowsEnding))
      ? [{ reading: read, text: part }]
      : [];
  });
  if (names.length > 0) {
    const left = parts.filter(
      (part) => NAME_LIKE.test(part) && !names.some((name) => name.text === part),
    );
    return { names, unread: left.map((part) => ({ why: whyUnread(part), text: part })) };
  }
  if (reading === null) return NOTHING;
  // Times, prices, `e.g.` and `10.30am` are words.
  const isNumber = !/[.@]/.test(text) || (reading.why === 'ip' && !DOTTED_QUAD.test(text));
  if (isNumber || reading.why === 'empty' || (reading.why === 'ending' && !isEntry)) return NOTHING;
  return { names: [], unread: [{ why: reading.why, text }] };
}

function judge(
  text: string,
  reading: ReadName,
  isEntry: boolean,
  knowsEnding: KnowsEnding,
): LineReading {
  const isAddress = reading.as === 'url' || reading.as === 'email';
  const found: LineReading = { names: [{ reading, text }], unread: [] };
  if (reading.kind === 'ip') {
    // A price or a version is an address to a browser.
    const isWritten = reading.as === 'url' || /^\[|^[^[]*:.*:/.test(text);
    return isWritten || DOTTED_QUAD.test(text) ? found : NOTHING;
  }
  if (!isAddress && FILE.test(reading.ascii)) return { names: [], unread: [{ why: 'file', text }] };
  if (isAddress || isEntry || reading.ascii.startsWith('www.')) return found;
  return knowsEnding(reading.ascii)
    ? found
    : { names: [], unread: [{ why: 'unknown-ending', text }] };
}

/** Why a part of a token is not among its names. */
function whyUnread(part: string): UnreadReason {
  const reading = readName(part);
  return reading.ok ? 'unknown-ending' : reading.why;
}

/** Without `name=`, the underscores of Markdown and the `’s` of English; decoded if the host itself is encoded. */
function bare(token: string): string {
  const text = /^[^/?#]*%[\da-f]{2}/i.test(token) ? decodeAll(token) : token;
  return text
    .replace(/^[\p{L}\p{N}_-]+=(?=.)/u, '')
    .replace(/^(_{1,2})(.+)\1$/, '$2')
    .replace(/(\p{L})['’]s$/u, '$1');
}

function partsOf(text: string, knowsEnding: KnowsEnding): string[] {
  const port = /:\d+(?=$|[/?#])/;
  return text
    .replace(port, '')
    .split(SIGNS)
    .flatMap((part) => {
      // After a whole name a dash continues the sentence; any other may have been a hyphen.
      const pieces = part.split(/[\u2013\u2014]/);
      return pieces.length > 1 && isKnownName(pieces[0] ?? '', knowsEnding) ? pieces : part;
    })
    .filter((part) => part !== '');
}

function isKnownName(part: string, knowsEnding: KnowsEnding): boolean {
  const reading = readName(part);
  return reading.ok && reading.kind === 'domain' && knowsEnding(reading.ascii);
}
