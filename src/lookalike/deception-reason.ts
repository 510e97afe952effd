/** Why people fall for one pair of names: by what was done to it, where the technique alone says too little. */

import { isInvisible } from './characters.ts';
import { glyphDistance } from './glyph-distance.ts';
import { scriptOf } from './scripts.ts';
import { TECHNIQUE_TEXT } from './technique-text.ts';
import type { Explanation, Segment } from './types.ts';

/** By what a reader sees of it: nothing, a mark, a capital, or more. First where the letters alone changed. */
const HOMOGLYPH = {
  alone: [
    'Reading with care does not help: on the screen the two names look the same, or nearly so.',
    'Only a small mark or stroke differs, which is easy to miss at a glance or on a phone.',
    'Written with a capital I it passes for the real one, and in a domain name capitals make no difference.',
    'You see the difference only if you look for it.',
  ],
  'other-ending': [
    'The letters look the same on the screen; the other ending can be seen.',
    'The letters differ by a small mark or stroke; the other ending is easier to see.',
    'Written as a capital, the I passes for an l; the other ending is easier to see.',
    'You tell the letters apart only if you look for it; the other ending is easier to see.',
  ],
  more: [
    'The letters look the same on the screen; what else was changed can be seen.',
    'The letters differ by a small mark or stroke; what else was changed is easier to see.',
    'Written as a capital, the I passes for an l; what else was changed is easier to see.',
    'You tell the letters apart only if you look for it; what else was changed is easier to see.',
  ],
} as const;

/** Shapes that most faces draw alike, and those that a mark or a stroke tells apart (glyph-distance.ts). */
const TWIN = 0.05;
const NEAR = 0.17;

const textOf = (cells: Segment['asset']) => cells.map(({ text }) => text).join('');

/**
 * The difference that is easiest to see decides: 0 none, 1 a mark, 2 an i that its capital hides, 3 what a careful
 * reader sees.
 */
function visible({ asset, candidate }: Segment): 0 | 1 | 2 | 3 {
  const [meant, seen] = [textOf(asset), textOf(candidate)];
  if (candidate.every(({ deceptive }) => deceptive?.every(({ text }) => isInvisible(text))))
    return 0;
  if (/^l+$/.test(meant) && seen === 'i'.repeat(meant.length)) return 2;
  if (asset.length !== 1 || candidate.length !== 1) return 3;
  const cost = glyphDistance(meant, seen);
  if (cost <= TWIN && scriptOf(meant) !== scriptOf(seen)) return 0;
  return cost <= NEAR && /[^\0-\u007f]/u.test(meant + seen) ? 1 : 3;
}

/** What was changed besides look-alike letters. */
function beside({ asset, alignment }: Explanation): keyof typeof HOMOGLYPH {
  let left = asset.unicode.length - asset.suffix.length - 1;
  let found: keyof typeof HOMOGLYPH = 'alone';
  for (const run of alignment) {
    if (run.kind !== 'same' && run.technique !== 'homoglyph') {
      // At the label's end stands its dot, unless something was put in before that.
      const inLabel = left === 0 && !`${textOf(run.asset)}${textOf(run.candidate)}`.startsWith('.');
      if (left > 0 || inLabel) return 'more';
      found = 'other-ending';
    }
    left -= textOf(run.asset).length;
  }
  return found;
}

function whyOfHomoglyph(explanation: Explanation): string {
  const { alignment } = explanation;
  const all = alignment.filter(({ technique }) => technique === 'homoglyph').map(visible);
  const most = [3, 2, 1] as const;
  return HOMOGLYPH[beside(explanation)][most.find((seen) => all.includes(seen)) ?? 0];
}

/** Which dot was left out or turned into a dash: the first one of the picture that was. */
function dotAt({ asset, alignment }: Explanation): 'www' | 'host' | 'ending' | 'other' {
  let before = '';
  for (const run of alignment) {
    const text = textOf(run.asset);
    if (run.kind !== 'same' && text === '.') break;
    before += text;
  }
  if (before === 'www') return 'www';
  if (before === asset.unicode) return 'other';
  return before.endsWith(asset.label) || before.includes(`${asset.label}.`) ? 'ending' : 'host';
}

const MISSING_DOT = {
  www: 'Typed or printed small, www and the name run together without notice.',
  host: 'The eye parts the two words by itself, where the real address has its dot.',
  ending: 'The ending stands where it is expected, and is read with or without its dot.',
} as const;

const DASH_FOR_DOT = {
  www: 'It looks like the real www address, but it is a name of its own.',
  host: 'It looks like a sign-in host of the real one, but it is a name of its own.',
  ending: 'The whole familiar address is there, and a dash is hardly told from a dot.',
} as const;

const WHOLE_BRAND =
  'The brand is spelt correctly, which is the only thing people have been taught to check.';

/** More than a letter came, went or moved as a piece. */
const hasPiece = ({ alignment }: Explanation) =>
  alignment.some(({ kind, asset }) => kind === 'removed' && asset.length > 1);

/** Null where the technique's own sentence holds. */
function ownCase(explanation: Explanation): string | null {
  const { asset, candidate, techniques } = explanation;
  const dot = dotAt(explanation);
  switch (techniques[0]?.technique) {
    case 'homoglyph':
      return whyOfHomoglyph(explanation);
    case 'missing-dot':
      return dot === 'other' ? null : MISSING_DOT[dot];
    case 'dot-to-dash':
      return dot === 'other' ? null : DASH_FOR_DOT[dot];
    case 'combosquatting':
      if (candidate.label.includes(asset.label)) return WHOLE_BRAND;
      return techniques.some(({ technique }) => technique === 'multiple')
        ? 'The words beside the brand hold the eye, so that what was changed in it passes.'
        : 'What is left of the brand and a familiar word beside it are enough for a hurried reader.';
    case 'tld-in-label':
      // Another ending than the name's own: the whole address is not there.
      return candidate.label
        .replaceAll('-', '')
        .startsWith((asset.label + asset.suffix).replaceAll(/[-.]/g, ''))
        ? null
        : 'The brand is spelt correctly, and the ending behind it is taken for the address’s own.';
    case 'brand-in-subdomain':
      return candidate.unicode.startsWith(asset.label)
        ? null
        : 'In a long address people read the brand and miss the domain.';
    case 'word-order':
      return hasPiece(explanation)
        ? null
        : 'All the letters are there, and a quick reader does not mind their order.';
    case 'double-replacement':
      return asset.label.length === candidate.label.length
        ? null
        : 'The rest of the name stays as it was.';
    default:
      return null;
  }
}

/** @returns one sentence; null where no technique was found */
export function deceptionReason(explanation: Explanation): string | null {
  const main = explanation.techniques[0];
  return main ? (ownCase(explanation) ?? TECHNIQUE_TEXT[main.technique].why) : null;
}
