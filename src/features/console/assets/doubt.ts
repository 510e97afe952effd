/** What to warn of before a name is added: that it imitates one's own, or mixes scripts within a label. */
import { codePoint, graphemes } from '@/lib/invisible.ts';
import { toUnicode } from '@/lib/idna.ts';
import { TWINS } from '@/lookalike/confusables.ts';
import { mixedLetters } from '@/lookalike/scripts.ts';
import { imitates, type ForeignLetter, type OwnRelation } from './relations.ts';

interface MixedName {
  /** The letters of other scripts among Latin ones; at least one. `meant` is '' where no Latin letter is like it. */
  readonly foreign: readonly ForeignLetter[];
  /** The name with those letters replaced by the Latin ones they look like; null where one has none. */
  readonly plain: string | null;
}

/** The Latin letter that one of another script is drawn like; '' where there is none. */
function latinTwin(letter: string): string {
  for (const line of TWINS) {
    const group = line.split(' ').find((each) => each.includes(letter));
    if (group && /^[a-z]/.test(group)) return group.charAt(0);
  }
  return '';
}

/**
 * @param ascii a name in its ASCII form (readHostname)
 * @returns null where each label keeps to one script
 */
function readMixed(ascii: string): MixedName | null {
  const name = graphemes(toUnicode(ascii));
  const mixed = mixedLetters(name);
  if (mixed.size === 0) return null;
  const foreign = [...mixed].map(([at, script]): ForeignLetter => {
    const text = name[at] ?? '';
    return {
      place: at + 1,
      facts: { text, codePoint: codePoint(text), script },
      meant: latinTwin(text),
    };
  });
  const mends = foreign.every(({ meant }) => meant !== '');
  const meant = new Map(foreign.map((letter) => [letter.place - 1, letter.meant]));
  return { foreign, plain: mends ? name.map((text, at) => meant.get(at) ?? text).join('') : null };
}

/** All that is known of a new name; nothing of it is wrong by itself. */
export interface Doubt {
  /** What it has to do with the organisation's own names. */
  readonly relation: OwnRelation | undefined;
  /** A warning by itself, whatever else the organisation has. */
  readonly mixed: MixedName | null;
}

/**
 * @param ascii a name in its ASCII form (readHostname)
 * @param relation what the engine says of it
 */
export const doubtOf = (ascii: string, relation: OwnRelation | undefined): Doubt => ({
  relation,
  mixed: readMixed(ascii),
});

/** Whether adding the name deserves a second thought. */
export const isDoubtful = ({ relation, mixed }: Doubt): boolean =>
  mixed !== null || (relation !== undefined && imitates(relation));

/** The name without its foreign letters and the words of the button that puts it; null where there is none. */
export function mendOf({ relation, mixed }: Doubt): { label: string; plain: string } | null {
  const isImitation = relation && imitates(relation) && relation.foreign.length > 0;
  const { foreign, plain } = (isImitation ? relation : mixed) ?? { foreign: [], plain: null };
  const [one, ...others] = new Set(foreign.map(({ meant }) => meant));
  if (one === undefined || plain === null) return null;
  if (others.length > 0) return { label: 'Use plain letters', plain };
  return { label: /^[a-z]$/.test(one) ? `Use Latin ${one}` : `Use ${one}`, plain };
}
