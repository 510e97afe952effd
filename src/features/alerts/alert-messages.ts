/** What the page and the worker of the alert list tell each other. */
import type { AlertQuestion, AlertSummary } from './alert-index.ts';
import type { PackedAlerts } from './packed-alerts.ts';

/** `list` numbers the loads: the worker holds one list, the newest. */
export type ToWorker =
  | { readonly do: 'load'; readonly list: number; readonly body: ArrayBuffer }
  | {
      readonly do: 'find';
      readonly list: number;
      readonly ask: number;
      readonly question: AlertQuestion;
    }
  | {
      readonly do: 'locate';
      readonly list: number;
      readonly ask: number;
      readonly id: string;
    };

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
    }
  | { readonly is: 'unreadable'; readonly list: number; readonly words: string }
  | { readonly is: 'found'; readonly ask: number; readonly found: Uint32Array<ArrayBuffer> }
  /** `index` is -1 where no alert has the id. */
  | { readonly is: 'located'; readonly ask: number; readonly index: number };
