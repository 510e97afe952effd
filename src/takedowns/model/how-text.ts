/** How a name imitates, on one line of a notice: in the engine's own sentences, or in phrases of another language. */
import { beyondAscii, codePoint } from '@/lib/invisible.ts';
import { refangDots } from '@/lib/defang.ts';
import { otherTechniques } from '@/lookalike/other-techniques.ts';
import { TECHNIQUE_NAMES, techniqueInSentence } from '@/lookalike/technique-names.ts';
import type { Explanation } from '@/lookalike/index.ts';
import type { FoundTechnique, Segment, Technique } from '@/lookalike/types.ts';
import { saidProse } from './said.ts';
import type { HowWords } from './words.ts';

/** A public suffix by itself (`.co.in`) is no name: brackets in it would only hide what is meant. */
const endingsPlain = (text: string): string =>
  text.replace(/“(?:\[\.\][a-z]{2,3}){1,2}”/g, (ending) => refangDots(ending));

const said = (text: string): string => endingsPlain(saidProse(text));

const textOf = (cells: Segment['asset']): string => cells.map(({ text }) => text).join('');

interface Change {
  readonly gone: string;
  readonly put: string;
  readonly technique: Technique | null;
}

/** What differs, in the order of the picture; two names' endings as a whole where one stands for the other. */
function changesOf({ asset, alignment, techniques }: Explanation): Change[] {
  const hasOtherEnding = techniques.some(({ technique }) => technique === 'tld-swap');
  let left = asset.unicode.length - asset.suffix.length - 1;
  const found: Change[] = [];
  let isBeside = false;
  for (const { kind, asset: cells, candidate, technique } of alignment) {
    const [gone, put] = [textOf(cells), textOf(candidate)];
    const isInName = left > 0 || (left === 0 && !`${gone}${put}`.startsWith('.'));
    left -= gone.length;
    const counts = kind !== 'same' && (isInName || !hasOtherEnding);
    const last = found.at(-1);
    // A piece that was exchanged is drawn as one that went and one that came.
    if (counts && isBeside && last?.put === '' && last.gone !== '.' && gone === '') {
      found[found.length - 1] = { ...last, put };
    } else if (counts) {
      found.push({ gone, put, technique });
    }
    isBeside = counts;
  }
  return found;
}

const ONE_LETTER = /^[^\p{L}\p{N}]*[\p{L}\p{N}]\p{M}*[^\p{L}\p{N}]*$/u;

function phraseOf(
  technique: Technique,
  { asset, candidate }: Explanation,
  changes: readonly Change[],
  words: HowWords,
): string {
  if (technique === 'tld-swap' && changes.length === 0) return words.sameName;
  if (technique === 'combosquatting' && !candidate.unicode.includes(asset.label)) {
    return words.besidePart;
  }
  if (technique === 'omission') {
    const gone = changes.filter((one) => one.technique === technique).map((one) => one.gone);
    if (!ONE_LETTER.test(gone.join(''))) return words.partLeftOut;
  }
  return words.techniques[technique];
}

/** A single letter that may look like another stands with its code point. */
const piece = (text: string): string => {
  const isOne = Array.from(text).length === 1;
  return isOne && beyondAscii(text) ? `“${text}” (${codePoint(text)})` : `“${text}”`;
};

function changeIn({ gone, put }: Change, words: HowWords): string {
  if (gone === '') return words.put(piece(put));
  return put === '' ? words.gone(piece(gone)) : words.replaced(piece(gone), piece(put));
}

/** The changes in words, each once, with how often it was made. */
function toldOnce(changes: readonly Change[], words: HowWords): string[] {
  const times = new Map<string, number>();
  for (const change of changes) {
    const told = changeIn(change, words);
    times.set(told, (times.get(told) ?? 0) + 1);
  }
  return Array.from(times, ([told, count]) => (count === 1 ? told : words.times(told, count)));
}

/** A phrase for each technique, then letter by letter what they changed. */
function inPhrases(
  explanation: Explanation,
  all: readonly FoundTechnique[],
  words: HowWords,
): string {
  const changes = changesOf(explanation);
  const phrases = all.map(
    ({ technique }) =>
      `${phraseOf(technique, explanation, changes, words)} (${TECHNIQUE_NAMES[technique]})`,
  );
  const { asset, candidate } = explanation;
  const endings = [`“.${asset.suffix}”`, `“.${candidate.suffix}”`] as const;
  const told = [
    ...toldOnce(changes, words),
    ...(all.some(({ technique }) => technique === 'tld-swap') ? [words.ending(...endings)] : []),
  ];
  // A dot by itself is no part of a name.
  const shown = said(told.join('; ')).replaceAll('“[.]”', '“.”');
  return words.together(phrases.join('; '), shown);
}

/**
 * The main technique and the others; “multiple” says no more than those do.
 *
 * @param words in phrases, where the engine's sentences are in another language; null where they are in this one
 * @returns '' where no technique was found
 */
export function howText(explanation: Explanation, words: HowWords | null): string {
  const [main] = explanation.techniques;
  if (main === undefined) return '';
  const others = otherTechniques(explanation.techniques).filter(
    ({ technique }) => technique !== 'multiple',
  );
  if (words !== null) return inPhrases(explanation, [main, ...others], words);
  return [
    `${TECHNIQUE_NAMES[main.technique]}. ${said(main.says)}`,
    ...others.map((one) => `Also ${techniqueInSentence(one.technique)}: ${said(one.says)}`),
  ].join(' ');
}
