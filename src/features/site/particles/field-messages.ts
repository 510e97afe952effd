/** What the page tells the worker of the particle field, and what it answers. */
import type { FieldTheme } from './field-options.ts';

/** A part of the field that is seen, in units of the field (CSS pixels). */
export interface FieldWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The sides at which it fades out. */
  readonly fades: 'left' | 'right' | 'above and below';
}

export interface Field {
  readonly width: number;
  readonly height: number;
  readonly windows: readonly FieldWindow[];
}

export interface ShowField {
  readonly tell: 'show';
  readonly field: Field;
  readonly theme: FieldTheme;
  /** One for each window, of its size. */
  readonly canvases: readonly OffscreenCanvas[];
}

export type FieldMessage = ShowField | { readonly tell: 'pause' | 'play' };

/** The worker's answer to `show`: the first frame is drawn. */
export const DRAWN = 'drawn';
