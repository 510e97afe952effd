/**
 * Describes changes that the picture of a pair shows and no technique's sentence mentions, such as a removed subdomain,
 * as clauses for the main sentence: the words then explain everything that the picture highlights.
 */

import { codePoint } from '../lib/invisible.ts';

import { isPlain } from './characters.ts';
import { type PositionedSegment, positionSegments } from './diff-position.ts';
import type { TextSegment } from './text-segments.ts';
import { trimSeparators } from './display-similarity.ts';
import { quoted } from './techniques/finding.ts';
import type { ParsedDomain, FoundTechnique } from './types.ts';

/** Returns the quoted texts of the sentences, longest first. */
function quotedIn(says: string): string[] {
  return Array.from(says.matchAll(/“([^“”]+)”/gu), ([, text = '']) => text).toSorted(
    (one, two) => two.length - one.length,
  );
}

/** A single letter only counts as mentioned by itself or next to another: every longer word contains it by chance. */
const MOST_AROUND_LETTER = 3;
/** A letter or its sign. */
const MOST_OF_LETTER = 2;

/** One word or some letters of a difference, without dots and dashes. */
function isPieceMentioned(piece: string, quotes: readonly string[], says: string): boolean {
  const isLetter = Array.from(piece).length === 1;
  const quote = quotes.find(
    (text) =>
      text.includes(piece) &&
      (!isLetter || (text.length <= MOST_AROUND_LETTER && !text.startsWith('.'))),
  );
  if (quote !== undefined) return true;
  // The sentences give code points for letters of other scripts.
  if (!isPlain(piece) && Array.from(piece).every((one) => says.includes(codePoint(one))))
    return true;
  const rest = quotes.reduce((left, text) => left.replaceAll(text, ''), piece);
  return rest === '';
}

function isMentioned(text: string, quotes: readonly string[], says: string): boolean {
  const pieces = text.split(/[.-]/u).filter((piece) => piece !== '');
  if (pieces.length > 0) return pieces.every((piece) => isPieceMentioned(piece, quotes, says));
  return text.includes('.') ? /\bdots?\b|left of/u.test(says) : /hyphen|dash/u.test(says);
}

/** `... and 2 more` counts what it does not name. */
const COUNTED = /\band \w+ more\./u;

function isAccounted(
  { run, place, asset, candidate }: PositionedSegment,
  techniques: readonly FoundTechnique[],
  quotes: readonly string[],
  says: string,
): boolean {
  const own = techniques.find(({ technique }) => technique === run.technique);
  if (own && (run.technique === 'tld-swap' || COUNTED.test(own.says))) return true;
  // A spelling of the whole word needs no clause for each of its letters.
  if (place === 'label' && techniques[0]?.technique === 'transliteration') return true;
  if (place === 'dot') return isMentioned(asset || candidate, quotes, says);
  // For two letters of different scripts the sentence quotes the code point of the foreign one.
  if (own && run.technique === 'homoglyph' && !(isPlain(asset) && isPlain(candidate))) {
    return [asset, candidate].some((text) => !isPlain(text) && isMentioned(text, quotes, says));
  }
  // For a letter with a sign (दि, द) the sentence may quote either of the two.
  const joined = asset + candidate;
  const isPart = (text: string) =>
    text.length <= MOST_OF_LETTER && !isPlain(text) && joined.includes(text);
  if (/\p{M}/u.test(joined) && quotes.some(isPart)) return true;
  return [asset, candidate].every((text) => text === '' || isMentioned(text, quotes, says));
}

/** The label in front in which a piece is changed; undefined for a whole label, and if it may be several. */
function labelOf(piece: string, { subdomains }: ParsedDomain): string | undefined {
  const labels = subdomains.filter((label) => label.includes(piece));
  return labels.length === 1 && labels[0] !== piece ? labels[0] : undefined;
}

/** @param own the forms of the asset's name, whose differing piece is `asset` */
function clause({ place, asset, candidate }: PositionedSegment, own: ParsedDomain): string {
  if (place === 'dot') {
    if (candidate === '-') return 'a dot is turned into a dash';
    return candidate === '' ? 'a dot is left out' : 'a dot is put in';
  }
  const label = place === 'front' && asset !== '' ? labelOf(asset, own) : undefined;
  if (label !== undefined) {
    const within = `in ${quoted(label)}, ${quoted(trimSeparators(asset))} is`;
    return candidate === ''
      ? `${within} left out`
      : `${within} replaced by ${quoted(trimSeparators(candidate))}`;
  }
  const where = place === 'front' ? ' in front' : '';
  const [gone, put] = [quoted(trimSeparators(asset)), quoted(trimSeparators(candidate))];
  if (asset === '' && place === 'ending') return `${quoted(candidate)} follows`;
  if (asset === '') return candidate === '-' ? 'a hyphen is put in' : `${put} is added${where}`;
  if (candidate === '') {
    if (asset === '-') return 'a hyphen is left out';
    return `${gone}${where} is left ${where ? 'off' : 'out'}`;
  }
  return `${gone}${where} is replaced by ${put}`;
}

/** A piece that was replaced as a whole is drawn as two runs, and described as one. */
function pairUp(
  runs: readonly PositionedSegment[],
  all: readonly TextSegment[],
): PositionedSegment[] {
  const found: PositionedSegment[] = [];
  for (const next of runs) {
    const last = found.at(-1);
    const beside = last && all.indexOf(next.run) === all.indexOf(last.run) + 1;
    if (beside && last.run.kind === 'removed' && next.run.kind === 'added' && last.asset !== '.') {
      found[found.length - 1] = { ...last, candidate: next.candidate };
    } else {
      found.push(next);
    }
  }
  return found;
}

/**
 * The main technique's sentence, with the changes that no sentence mentions.
 *
 * @param techniques ranked, the main one first
 * @param runs the picture of the pair
 */
export function appendUnmentionedChanges(
  asset: ParsedDomain,
  candidate: ParsedDomain,
  techniques: readonly FoundTechnique[],
  runs: readonly TextSegment[],
): string {
  const main = techniques[0]?.says ?? '';
  const says = techniques.map((one) => one.says).join(' ');
  const quotes = quotedIn(says);
  const untold = positionSegments(asset, candidate, runs).filter(
    (placed) => !isAccounted(placed, techniques, quotes, says),
  );
  const clauses = Array.from(new Set(pairUp(untold, runs).map((run) => clause(run, asset))));
  const last = clauses.pop();
  if (last === undefined) return main;
  // After a list, or another sentence, an "and" would be lost.
  if (clauses.length === 0 && !/[:.] /u.test(main)) return `${main.slice(0, -1)}, and ${last}.`;
  return `${main} Also, ${clauses.length > 0 ? `${clauses.join(', ')} and ${last}` : last}.`;
}
