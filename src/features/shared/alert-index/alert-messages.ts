/** What the page and the worker of the alert list tell each other. */
import type { AlertSummary } from './alert-index.ts';
import type { AlertQuestion } from './alert-question.ts';
import type { ComparedNews } from './comparison.ts';
import type { PackedAlerts } from './packed-alerts.ts';

/** `list` numbers the loads: the worker holds one list, the newest. `ask` is answered once, in any case. */
export type ToWorker =
  | { readonly do: 'load'; readonly list: number; readonly body: ArrayBuffer }
  | AskWorker
  /** Stops the export that was asked for as `ask`. */
  | { readonly do: 'stop'; readonly list: number; readonly ask: number }
  /** Compares all names of the list, when there is nothing else to do. */
  | { readonly do: 'compare'; readonly list: number }
  /** Compares these names first. */
  | { readonly do: 'want'; readonly list: number; readonly places: readonly number[] };

/** `list` and `ask` are added when it is sent. */
export type Ask =
  | {
      readonly do: 'find';
      readonly question: AlertQuestion;
      /** Where the question names a technique: among what has been compared so far, or wait for all. */
      readonly soFar: boolean;
    }
  | { readonly do: 'locate'; readonly id: string }
  | { readonly do: 'export'; readonly places: Uint32Array | null };
export type AskWorker = Ask & { readonly list: number; readonly ask: number };

export type Answer =
  | { readonly is: 'found'; readonly ask: number; readonly found: Uint32Array<ArrayBuffer> }
  /** `index` is -1 where no alert has the id. */
  | { readonly is: 'located'; readonly ask: number; readonly index: number }
  | { readonly is: 'exported'; readonly ask: number; readonly file: Blob }
  /** Stopped, or the list it was asked about is not there any more. */
  | { readonly is: 'gone'; readonly ask: number };

export type FromWorker =
  | {
      readonly is: 'progress';
      readonly list: number;
      readonly read: number;
      readonly total: number;
    }
  | {
      readonly is: 'loaded';
      readonly list: number;
      readonly summary: AlertSummary;
      readonly packed: PackedAlerts;
      readonly order: Uint32Array<ArrayBuffer>;
    }
  | { readonly is: 'unreadable'; readonly list: number; readonly words: string }
  | Answer
  | { readonly is: 'exporting'; readonly ask: number; readonly done: number }
  | { readonly is: 'compared'; readonly list: number; readonly news: ComparedNews }
  /** The engine's file did not come: nothing of this list will be compared. */
  | { readonly is: 'uncompared'; readonly list: number; readonly missing: string };
