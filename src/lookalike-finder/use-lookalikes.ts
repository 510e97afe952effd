import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { engine } from '@/lookalike/engine.ts';
import type { GeneratedName, Technique } from '@/lookalike/index.ts';
import { interleaveTechniques, isPlain, plainFirst, sortByKey } from './sort-lookalikes.ts';

export interface Lookalikes {
  domain: string;
  /** Most deceptive first. */
  names: readonly GeneratedName[];
  /** All names, the techniques mixed; in a split list those in plain letters first. */
  mixed: readonly GeneratedName[];
  /** Number of names that each technique makes; a name that several make counts for each. */
  byTechnique: ReadonlyMap<Technique, number>;
  /** Number of names without a letter beyond a to z: any keyboard types them. */
  plain: number;
  /** True if the visitor stopped it: then there are more names than these. */
  stopped: boolean;
}

/**
 * True if some of the names need letters that few keyboards have. All lookalikes of a name in another script need
 * them, so its list is never split.
 */
export const isSplit = ({ domain, names, plain }: Lookalikes): boolean =>
  plain > 0 && plain < names.length && !domain.includes('xn--');

export type LookalikesState =
  | { at: 'idle' }
  /** An ending, such as `co.in`: nobody owns it, so no lookalike can imitate its owner. */
  | { at: 'ending'; domain: string }
  /** Under an ending that no list of ours has: mistyped, or from a visitor's own network. */
  | { at: 'unknown-ending'; domain: string }
  | { at: 'failed'; domain: string }
  | { at: 'running'; domain: string; made: number }
  | { at: 'done'; lookalikes: Lookalikes };

const SHOW_EVERY_MS = 100;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Every lookalike of a domain, made in the worker; `run` first asks about an unknown ending unless the visitor is sure
 * of it, `stop` ends it early and keeps its results, `reset` forgets it.
 */
export function useLookalikes() {
  const [state, setState] = useState<LookalikesState>({ at: 'idle' });
  const running = useRef<AbortController | null>(null);

  const run = useCallback(async (domain: string, sure = false) => {
    running.current?.abort('replaced');
    const job = new AbortController();
    running.current = job;
    setState({ at: 'running', domain, made: 0 });
    const names: GeneratedName[] = [];
    // Counted as they arrive: one pass over all of them at the end would block the page.
    const counts = new Map<Technique, number>();
    let plain = 0;
    let shown = performance.now();
    const take = (batch: readonly GeneratedName[]) => {
      for (const name of batch) {
        names.push(name);
        if (isPlain(name)) plain += 1;
        for (const technique of name.techniques) {
          counts.set(technique, (counts.get(technique) ?? 0) + 1);
        }
      }
      if (performance.now() - shown < SHOW_EVERY_MS) return;
      shown = performance.now();
      if (running.current === job) setState({ at: 'running', domain, made: names.length });
    };
    try {
      const stopper = sure ? null : await engine().obstacle(domain);
      if (running.current !== job) return;
      if (stopper !== null) {
        setState({ at: stopper, domain });
        return;
      }
      // A stop before the first name leaves none; the engine accepts no job that has ended already.
      if (!job.signal.aborted) await engine().generate(domain, {}, take, job.signal);
    } catch {
      if (running.current === job) setState({ at: 'failed', domain });
      return;
    }
    // The last batch, the sorting and the mixing are three tasks.
    await nextTask();
    if (running.current !== job) return;
    const sorted = sortByKey(names, (name) => -name.deception);
    await nextTask();
    if (running.current !== job) return;
    running.current = null;
    const lookalikes = {
      domain,
      names: sorted,
      mixed: domain.includes('xn--') ? interleaveTechniques(sorted) : plainFirst(sorted),
      byTechnique: new Map([...counts].toSorted((a, b) => b[1] - a[1])),
      plain,
      stopped: job.signal.aborted,
    };
    // Drawn in slices: the page responds meanwhile.
    startTransition(() => setState({ at: 'done', lookalikes }));
  }, []);

  const stop = useCallback(() => running.current?.abort('stopped'), []);

  const reset = useCallback(() => {
    running.current?.abort('replaced');
    running.current = null;
    setState({ at: 'idle' });
  }, []);

  useEffect(
    () => () => {
      running.current?.abort('left');
      running.current = null;
    },
    [],
  );

  return { state, run, stop, reset };
}
