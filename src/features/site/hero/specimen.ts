/** What the hero sets in type: a name, and the lookalikes it turns into. */
import { heroLookalikes, heroName } from '@/content/hero.ts';
import { graphemes } from '@/lib/invisible.ts';

/** One cell of the line. */
export interface SpecimenCell {
  /** What a reader takes for one character; '' where one of the name is missing. */
  readonly text: string;
  /** It differs from the name. */
  readonly lit?: boolean;
}

/** One lookalike, set under the name's own letters. */
export interface Specimen {
  readonly cells: readonly SpecimenCell[];
  /** Two lines beneath the first lit cell. */
  readonly caption: readonly [string, string];
  /** What a reader takes it for: of letters that pass for others the name itself, else its Unicode form. */
  readonly reads: string;
  /** The form that goes over the wire. */
  readonly resolves: string;
  readonly differs: string;
}

export interface Subject {
  /** The Unicode form of the name itself. */
  readonly name: string;
  readonly cells: readonly SpecimenCell[];
  /** None until the engine has found them. */
  readonly lookalikes: readonly Specimen[];
  /** The name is still being typed, or the engine still asked. */
  readonly pending?: boolean;
}

/** A name without any light. */
export function plainCells(name: string): SpecimenCell[] {
  return graphemes(name).map((text) => ({ text }));
}

/** The name of every page's first visit. */
export const heroSubject: Subject = {
  name: heroName,
  cells: plainCells(heroName),
  lookalikes: heroLookalikes.map(({ at, glyph, foreign, punycode }) => {
    const put = plainCells(glyph).map((cell) => ({ ...cell, lit: true }));
    const cells: SpecimenCell[] = plainCells(heroName).toSpliced(at, 1, ...put);
    const swap = `${glyph} for ${heroName[at]}`;
    return {
      cells,
      caption: foreign ? [foreign.codePoint, foreign.unicodeName] : ['Homoglyph', swap],
      reads: foreign ? cells.map(({ text }) => text).join('') : heroName,
      resolves: punycode,
      differs: foreign ? `1 character, ${foreign.codePoint}` : swap,
    };
  }),
};
