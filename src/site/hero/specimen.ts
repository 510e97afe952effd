/** The domain that the hero draws, and the lookalikes it turns into. */
import { heroLookalikes, heroName } from '@/content/hero.ts';
import { codePoint, graphemes } from '@/lib/invisible.ts';

/** One character of the line. */
export interface SpecimenCell {
  /** '' if a character of the domain is missing. */
  readonly text: string;
  /** True if it differs from the domain. */
  readonly highlighted?: boolean;
}

/** One lookalike, drawn in place of the domain. */
export interface Specimen {
  readonly cells: readonly SpecimenCell[];
  /** Lines below the first highlighted cell. */
  readonly caption: readonly string[];
}

export interface Subject {
  /** The domain in Unicode form, or the beginning of one that is still being typed. */
  readonly name: string;
  /** Cells that the line has room for. */
  readonly room: number;
  /** Empty until the engine has answered. */
  readonly lookalikes: readonly Specimen[];
}

/** Scripts that no mono face draws in one cell: their letters take the width that they need. */
export const BROAD = /[\u0900-\u1dff\u2e80-\uffff]/;

/** The cells of a domain without any difference. */
export function plainCells(name: string): SpecimenCell[] {
  return graphemes(name).map((text) => ({ text }));
}

/** Number of cells a text takes. A broad letter counts twice. */
export function cellsOf(name: string): number {
  return graphemes(name).reduce((sum, text) => sum + (BROAD.test(text) ? 2 : 1), 0);
}

/** The line of any typed domain has room for `-login` after a short one. */
const USUAL_ROOM = 19;

/** The subject of a typed domain. */
export function subjectOf(name: string, lookalikes: readonly Specimen[] = []): Subject {
  return { name, room: Math.max(USUAL_ROOM, cellsOf(name) + 1), lookalikes };
}

/** The subject of the page before anything is typed. */
export const heroSubject: Subject = {
  name: heroName,
  room: heroName.length + 1,
  lookalikes: heroLookalikes.map(({ at, glyph, unicodeName }) => {
    const put = plainCells(glyph).map((cell) => ({ ...cell, highlighted: true }));
    return {
      cells: plainCells(heroName).toSpliced(at, 1, ...put),
      caption: unicodeName
        ? [codePoint(glyph), unicodeName]
        : ['Homoglyph', `${glyph} for ${heroName[at]}`],
    };
  }),
};
