/** What the engine's worker and its client say to each other. Every message is plain data. */

import type { GeneratedName, InvalidName, Technique, WordedExplanation } from './types.ts';

/** A pair to explain. */
export interface Pair {
  readonly asset: string;
  readonly candidate: string;
}

/** What a list needs of an explanation: a hundredth of its size. */
export interface Summary {
  /** The technique to name; null when there is none. */
  readonly technique: Technique | null;
  readonly techniques: readonly Technique[];
  readonly similarity: number;
  readonly confident: boolean;
  /** False when one of the two is no domain name. */
  readonly readable: boolean;
}

export type Request =
  | {
      readonly type: 'explain';
      readonly id: number;
      readonly pairs: readonly Pair[];
      /** Higher goes first; what is on screen should outrank what is not. */
      readonly priority: number;
      /** Whole explanations, or summaries. */
      readonly whole: boolean;
    }
  | {
      readonly type: 'generate';
      readonly id: number;
      readonly asset: string;
      readonly techniques: readonly Technique[] | null;
      readonly limit: number | null;
      readonly priority: number;
    }
  /** Moves a running job before or behind the others. */
  | { readonly type: 'prioritise'; readonly id: number; readonly priority: number }
  | { readonly type: 'cancel'; readonly id: number };

export type Reply =
  /** Results of the pairs from `start` on. */
  | {
      readonly type: 'summaries';
      readonly id: number;
      readonly start: number;
      readonly results: readonly Summary[];
    }
  | {
      readonly type: 'explanations';
      readonly id: number;
      readonly start: number;
      readonly results: readonly (WordedExplanation | InvalidName)[];
    }
  | { readonly type: 'names'; readonly id: number; readonly names: readonly GeneratedName[] }
  /** After every batch; `total` is null where it is not known beforehand. */
  | {
      readonly type: 'progress';
      readonly id: number;
      readonly done: number;
      readonly total: number | null;
    }
  /** The last word on a job, also on a cancelled one. */
  | { readonly type: 'done'; readonly id: number; readonly cancelled: boolean }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };
