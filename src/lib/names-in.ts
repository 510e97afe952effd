/** Finds the host names in one line of text: prose, a list, Markdown, HTML, a mail. Loads no list of suffixes. */
import { refangMarks } from './defang.ts';
import { type ReadName, readName, type Refusal } from './read-name.ts';

/** Why something is not read as a name. */
export type UnreadReason = Refusal | 'no-name' | 'file' | 'unknown-ending';

export interface NameInLine {
  readonly reading: ReadName;
  /** As it was written, after refanging. */
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

/** Separators of a list that are in no name. */
const SEPARATORS = /[\t\n\r,;|،؛，、；｜।॥]+/;
/** A URL with all that belongs to it, else anything between blanks, brackets and double quotes. */
const TOKEN =
  /[a-z][a-z0-9+.*-]{0,20}:[\\/]{2}[^\s<>"“”`]+|[^\s<>()[\]{}"“”„«»‹›`「」『』《》〈〉（）［］【】]+/giu;
/** Signs in no name that is registered, though a browser opens some of them. Dashes and apostrophes are not here. */
const SIGNS = /[&+=~^$*!?#:/\\→⇒➔…·•]+/;
const NAME_LIKE = /[^\s.]\s?[.。．｡]\s?[^\s.]|\S@\S|:\/\/|[\da-f]:[\da-f:]*:[\da-f]/iu;
/** Names of files. No top-level domain is called so. */
const FILE =
  /\.(?:apk|csv|css|docx?|eml|exe|gif|html?|ini|jpe?g|js|json|log|pdf|php|png|pptx?|svg|tsx?|txt|xlsx?|xml|ya?ml)$/;
const DOTTED_QUAD = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.]*\d)/;
/** A number in front of an entry, and the words between names. */
const CONNECTOR = /^(?:\P{L}*|.|and|or|und|et|www|https?|और|तथा|एवं|या)[.:)]?$/iu;
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
  const names: NameInLine[] = [];
  const unread: UnreadInLine[] = [];
  /** Words that are entries of a list if the line is one. */
  const words: string[] = [];
  let isList = true;
  let steps = 0;
  for (const raw of refangMarks(line).split(SEPARATORS)) {
    const piece = raw.trim();
    if (piece === '') continue;
    const spelt = / dot /i.test(piece) && piece.length < 300 ? readName(piece) : null;
    if (spelt?.ok && knowsEnding(spelt.ascii)) {
      names.push({ reading: spelt, text: piece });
      continue;
    }
    const before = { names: names.length, words: words.length };
    for (const [token] of piece.matchAll(TOKEN)) {
      if (!NAME_LIKE.test(token)) {
        if (!CONNECTOR.test(token)) words.push(token);
      } else {
        const found = readToken(token, token.length === piece.length, knowsEnding);
        names.push(...found.names);
        unread.push(...found.unread);
        if (found.names.length + found.unread.length === 0) words.push(token);
      }
      steps += 1;
      if (steps % SLICE === 0) yield;
    }
    const newWords = words.length - before.words;
    // A list has about one word for each entry; more are a sentence.
    if (newWords > Math.max(1, names.length - before.names)) isList = false;
  }
  if (names.length === 0 && unread.length === 0) {
    const text = line.trim();
    return { names, unread: text === '' ? [] : [{ why: 'no-name', text }] };
  }
  if (isList && names.length > 1) {
    unread.push(...words.map((text) => ({ why: 'no-name' as const, text })));
  }
  return { names, unread };
}

/** The result of work in slices, done at once: for texts that are short. */
export function drained<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

interface TokenReading {
  readonly names: readonly NameInLine[];
  readonly unread: readonly UnreadInLine[];
}

const NOTHING: TokenReading = { names: [], unread: [] };

function readToken(token: string, isWhole: boolean, knowsEnding: KnowsEnding): TokenReading {
  const text = bare(token);
  const hasScheme = /^[^/?#]*:[\\/]{2}/.test(text);
  const parts = hasScheme ? [] : partsOf(text);
  const isSlashList = parts.length > 1 && parts.every((part) => isKnownName(part, knowsEnding));
  const isMailList = !hasScheme && /@.*@/.test(text);
  const reading = isSlashList || isMailList ? null : readName(text);
  if (reading?.ok) return judge(text, reading, isWhole, knowsEnding);
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
    return { names, unread: left.map((part) => ({ why: 'character', text: part })) };
  }
  if (reading === null) return NOTHING;
  // `e.g.` and `10.30am` are words.
  if (reading.why === 'empty' || (reading.why === 'ending' && !isWhole)) return NOTHING;
  return { names: [], unread: [{ why: reading.why, text }] };
}

function judge(
  text: string,
  reading: ReadName,
  isWhole: boolean,
  knowsEnding: KnowsEnding,
): TokenReading {
  const isAddress = reading.as === 'url' || reading.as === 'email';
  const found: TokenReading = { names: [{ reading, text }], unread: [] };
  if (reading.kind === 'ip') {
    // A price or a version is an address to a browser.
    const isWritten = reading.as === 'url' || /^\[|^[^[]*:.*:/.test(text);
    return isWritten || DOTTED_QUAD.test(text) ? found : NOTHING;
  }
  if (!isAddress && FILE.test(reading.ascii)) return { names: [], unread: [{ why: 'file', text }] };
  if (isAddress || isWhole || reading.ascii.startsWith('www.')) return found;
  return knowsEnding(reading.ascii)
    ? found
    : { names: [], unread: [{ why: 'unknown-ending', text }] };
}

/** Without `name=`, the underscores of Markdown and the `’s` of English. */
function bare(token: string): string {
  return token
    .replace(/^[\p{L}\p{N}_-]+=(?=.)/u, '')
    .replace(/^(_{1,2})(.+)\1$/, '$2')
    .replace(/(\p{L})['’]s$/u, '$1');
}

function partsOf(text: string): string[] {
  const port = /:\d+(?=$|[/?#])/;
  return text
    .replace(port, '')
    .split(SIGNS)
    .filter((part) => part !== '');
}

function isKnownName(part: string, knowsEnding: KnowsEnding): boolean {
  const reading = readName(part);
  return reading.ok && reading.kind === 'domain' && knowsEnding(reading.ascii);
}
