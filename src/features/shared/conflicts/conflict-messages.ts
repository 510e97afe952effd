/** What the page and the worker that looks for conflicts say to each other. Plain data. */
import type { Technique } from '@/lookalike/types.ts';

/** An asset as far as the comparison needs it. */
export interface OwnedName {
  readonly id: string;
  /** As the backend sent it: any text. */
  readonly name: string;
  /** The organisation's id. */
  readonly owner: string;
}

/**
 * How a pending name stands to another organisation's approved one: it imitates it, is the same name, lies
 * below it, or shares its registered name with it in another way (above it, or beside it).
 */
export type ConflictKind = 'lookalike' | 'same' | 'below' | 'beside';

export interface FoundConflict {
  /** The pending asset. */
  readonly id: string;
  /** The approved asset of another organisation. */
  readonly other: string;
  readonly kind: ConflictKind;
  /** The main technique of a lookalike; else null. */
  readonly technique: Technique | null;
}

export type ToConflicts =
  /** A newer search replaces the one before. */
  | {
      readonly do: 'find';
      readonly search: number;
      readonly pending: readonly OwnedName[];
      readonly approved: readonly OwnedName[];
    }
  | { readonly do: 'stop' };

export type FromConflicts =
  | { readonly is: 'progress'; readonly search: number; readonly done: number }
  | {
      readonly is: 'found';
      readonly search: number;
      readonly conflicts: readonly FoundConflict[];
    };
