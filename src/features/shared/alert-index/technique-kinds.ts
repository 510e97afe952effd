/** How an alert's name imitates its asset, as one byte for each alert. */
import { TECHNIQUES, type Technique } from '@/lookalike/types.ts';

/** The main technique; `none` where the two names are unrelated, `unreadable` where one is no name. */
export type TechniqueKind = Technique | 'none' | 'unreadable';

/** A kind's code is its place in this list. */
export const KINDS: readonly TechniqueKind[] = [...TECHNIQUES, 'none', 'unreadable'];

/** The code of an alert that has not been compared yet. */
export const UNKNOWN = 255;

/** Whether a URL's `technique` is one of ours. */
export const isTechniqueKind = (value: string): value is TechniqueKind =>
  (KINDS as readonly string[]).includes(value);
