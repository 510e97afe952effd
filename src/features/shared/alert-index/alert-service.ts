/** The worker's side of the alert list, without the worker: takes messages, answers through `post`. */
import type { ImpersonationAlert } from '@/api/contract/index.ts';
import { csvParts } from './alert-csv.ts';
import { indexAlerts, readAlerts, UnreadableAlerts, type AlertIndex } from './alert-index.ts';
import type { AskWorker, FromWorker, ToWorker } from './alert-messages.ts';
import type { AlertQuestion } from './alert-question.ts';
import { startComparer } from './comparer.ts';
import { compareAlerts, type Comparison } from './comparison.ts';
import { buffersOf } from './packed-alerts.ts';

/** How long one piece of long work keeps messages waiting, in milliseconds. */
const SLICE_MS = 8;

interface Current {
  readonly list: number;
  readonly index: Pick<AlertIndex, 'find' | 'locate'>;
  readonly alerts: readonly ImpersonationAlert[];
  readonly comparison: Comparison;
  /** Questions that wait for the last name to be compared. */
  readonly waiting: (AskWorker & { do: 'find' })[];
}

type Post = (message: FromWorker, transfer: ArrayBuffer[]) => void;

export function alertService(post: Post): (message: ToWorker) => void {
  let current: Current | null = null;
  let asked = '';
  const cache = new Map<string, number>();
  const exporting = new Set<number>();
  const comparer = startComparer<Current>({
    onNews: ({ list }, news) => post({ is: 'compared', list, news }, []),
    onFailed: ({ list }, missing) => post({ is: 'uncompared', list, missing }, []),
    onEnd: (of) => {
      for (const question of of.waiting.splice(0)) answer(of, question);
    },
  });

  function isNew(question: AlertQuestion): boolean {
    const before = asked;
    asked = JSON.stringify(question);
    return asked !== before;
  }

  function load(list: number, body: ArrayBuffer): void {
    try {
      const alerts = readAlerts(body, (read, total) => {
        post({ is: 'progress', list, read, total }, []);
      });
      const { summary, packed, order, find, locate } = indexAlerts(alerts);
      for (const { ask } of current?.waiting ?? []) post({ is: 'gone', ask }, []);
      exporting.clear();
      const comparison = compareAlerts(alerts, cache);
      current = { list, index: { find, locate }, alerts, comparison, waiting: [] };
      comparer.leave();
      post({ is: 'loaded', list, summary, packed, order }, [...buffersOf(packed), order.buffer]);
    } catch (error) {
      const words = error instanceof UnreadableAlerts ? error.words : '';
      post({ is: 'unreadable', list, words }, []);
    }
  }

  function answer(of: Current, message: AskWorker): void {
    const { ask } = message;
    switch (message.do) {
      case 'locate':
        post({ is: 'located', ask, index: of.index.locate(message.id) }, []);
        return;
      case 'find': {
        const found = of.index.find(message.question, of.comparison.kinds);
        post({ is: 'found', ask, found }, [found.buffer]);
        return;
      }
      case 'export':
        void writeFile(of.alerts, message.places, ask);
    }
  }

  async function writeFile(
    alerts: Current['alerts'],
    places: Uint32Array | null,
    ask: number,
  ): Promise<void> {
    exporting.add(ask);
    const parts: Blob[] = [];
    let sliceEnd = performance.now() + SLICE_MS;
    for (const { text, done } of csvParts(alerts, places)) {
      parts.push(new Blob([text]));
      if (performance.now() < sliceEnd) continue;
      post({ is: 'exporting', ask, done }, []);
      // One slice after the other is the point.
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve));
      if (!exporting.has(ask)) {
        post({ is: 'gone', ask }, []);
        return;
      }
      sliceEnd = performance.now() + SLICE_MS;
    }
    exporting.delete(ask);
    const file = new Blob(parts, { type: 'text/csv;charset=utf-8' });
    post({ is: 'exported', ask, file }, []);
  }

  return (message) => {
    if (message.do === 'load') {
      load(message.list, message.body);
      return;
    }
    if (current?.list !== message.list) {
      if ('ask' in message && message.do !== 'stop') post({ is: 'gone', ask: message.ask }, []);
      return;
    }
    switch (message.do) {
      case 'stop':
        exporting.delete(message.ask);
        return;
      case 'compare':
        comparer.start(current);
        return;
      case 'want':
        current.comparison.want(message.places);
        comparer.start(current);
        return;
      default:
        // A question that comes again as more is compared is no key pressed.
        if (message.do === 'find' && isNew(message.question)) comparer.rest();
        if (namesTechnique(message) && !current.comparison.isComplete()) {
          comparer.start(current);
          if (!message.soFar && !comparer.hasFailed(current)) {
            current.waiting.push(message);
            return;
          }
        }
        answer(current, message);
    }
  };
}

function namesTechnique(message: AskWorker): message is AskWorker & { do: 'find' } {
  return message.do === 'find' && (message.question.technique ?? null) !== null;
}
