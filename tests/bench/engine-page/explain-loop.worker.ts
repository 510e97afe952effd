/** The floor that the comparing of a list is measured against: nothing but `explain`, pair after pair. */
import { serve } from '@/lib/worker-side.ts';
import type { Pair } from '@/lookalike/engine.worker.ts';
import { explain } from '@/lookalike/explain.ts';

export class ExplainLoop {
  /** @returns how long all pairs took, in milliseconds */
  run(pairs: readonly Pair[]): number {
    const started = performance.now();
    for (const { asset, candidate } of pairs) explain(asset, candidate);
    return performance.now() - started;
  }
}

serve(new ExplainLoop());
