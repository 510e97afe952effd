/** When the names of a list are compared: in short slices, between the messages of the page. */
import type { ComparedNews, Comparison, Compare } from './comparison.ts';

/** How long one slice keeps messages waiting, in milliseconds. */
const SLICE_MS = 8;
/** So long after a question the comparing rests: the next key is likely to come. */
const QUIET_MS = 250;
/** Between two reports on what is not in view. */
const NEWS_MS = 100;

interface Comparer<List> {
  /** Begins or goes on with a list; what is wanted of it goes first. */
  readonly start: (of: List) => void;
  /** Lets the page's questions through for a while. */
  readonly rest: () => void;
  /** Forgets the list it is at. */
  readonly leave: () => void;
  /** Whether this list will never be compared. */
  readonly hasFailed: (of: List) => boolean;
}

interface Listeners<List> {
  readonly onNews: (of: List, news: ComparedNews) => void;
  /** The engine did not come; `missing` is what the browser says of its file. */
  readonly onFailed: (of: List, missing: string) => void;
  /** The list is complete, or never will be. */
  readonly onEnd: (of: List) => void;
}

/** Compares one list at a time; the engine is fetched when one begins and it is not there yet. */
export function startComparer<List extends { readonly comparison: Comparison }>({
  onNews,
  onFailed,
  onEnd,
}: Listeners<List>): Comparer<List> {
  let at: List | null = null;
  let compare: Compare | null = null;
  let engine: 'none' | 'loading' | 'ready' = 'none';
  /** The list that the engine did not come for, and why. The next one gets a worker of its own: alert-list.ts. */
  let failed: { readonly of: List; readonly missing: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let quietUntil = 0;
  let newsAt = 0;

  function fail(of: List, missing: string): void {
    failed = { of, missing };
    at = null;
    onFailed(of, missing);
    onEnd(of);
  }

  async function loadEngine(): Promise<void> {
    engine = 'loading';
    try {
      compare = (await import('./compare-names.ts')).compareNames;
      engine = 'ready';
      schedule();
    } catch (error) {
      engine = 'none';
      if (at) fail(at, error instanceof Error ? error.message : '');
    }
  }

  function schedule(): void {
    if (!at || engine !== 'ready') return;
    if (timer !== null) clearTimeout(timer);
    const delay = at.comparison.hasWanted() ? 0 : Math.max(0, quietUntil - performance.now());
    timer = setTimeout(work, delay);
  }

  function work(): void {
    timer = null;
    if (!at || !compare) return;
    const list = at;
    const { comparison } = list;
    const tell = (news: ComparedNews | null) => news && onNews(list, news);
    const end = performance.now() + SLICE_MS;
    const isOver = () => performance.now() >= end;
    if (comparison.hasWanted()) tell(comparison.wantedSlice(compare, isOver));
    else comparison.restSlice(compare, isOver);
    const complete = comparison.isComplete();
    if (complete || performance.now() - newsAt >= NEWS_MS) {
      newsAt = performance.now();
      tell(comparison.restNews());
    }
    if (!complete || comparison.hasWanted()) {
      schedule();
      return;
    }
    at = null;
    onEnd(list);
  }

  return {
    start(of) {
      at = of;
      if (failed?.of === of) fail(of, failed.missing);
      else if (engine === 'none') void loadEngine();
      else schedule();
    },
    rest() {
      quietUntil = performance.now() + QUIET_MS;
    },
    leave() {
      at = null;
    },
    hasFailed: (of) => failed?.of === of,
  };
}
