/** Bars as data. */

/** Neutrals and severity colours only (design section 9). */
export type BarColour = 'high' | 'medium' | 'low' | 'quiet' | 'control';

export interface BarSegment {
  readonly value: number;
  readonly colour: BarColour;
}

/** Height of a table row, so that each bar lies on its row's lower line. In pixels. */
export const ROW_HEIGHT = 40;
