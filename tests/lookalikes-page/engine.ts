import type { Comparing } from '@/features/site/finder/link/judged.ts';
import { explain } from '@/lookalike/index.ts';
import { readsInLatin } from '@/lookalike/skeleton.ts';
import { falseEndingOf, platformOf } from '@/lookalike/suffix.ts';

/** The engine without its worker. */
export const engine: Comparing = {
  explain: async (asset, candidate) => {
    const found = explain(asset, candidate);
    if (found.kind === 'invalid') return found;
    const { ascii, label } = found.candidate;
    return {
      ...found,
      why: null,
      platform: platformOf(ascii),
      reads: readsInLatin(label),
      falseEnding: falseEndingOf(ascii),
    };
  },
  compare: async (pairs) =>
    pairs.map(({ asset, candidate }) => {
      const found = explain(asset, candidate);
      return {
        kind: 'none',
        techniques: found.techniques.map(({ technique }) => technique),
        similarity: found.similarity,
        percent: found.kind === 'invalid' ? 0 : found.percent,
        marked: null,
      };
    }),
};
