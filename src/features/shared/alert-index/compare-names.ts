/** The engine as the alert list uses it; a chunk of its own, since the list is there before it. */
import { litGraphemesOf } from '@/features/shared/names/lit-graphemes.ts';
import { explain } from '@/lookalike/explain.ts';
import type { Explanation, InvalidName } from '@/lookalike/types.ts';
import type { Compared } from './comparison.ts';
import { KINDS, type TechniqueKind } from './technique-kinds.ts';

/** The best explanation of how `domain` imitates `asset`. Never throws. */
export function compareNames(asset: string, domain: string): Compared {
  const explanation = explain(asset, domain);
  return {
    kind: KINDS.indexOf(kindOf(explanation)),
    lit: () => {
      const lit = litGraphemesOf(explanation, domain);
      return lit && [...lit];
    },
  };
}

function kindOf(explanation: Explanation | InvalidName): TechniqueKind {
  if (explanation.kind === 'invalid') return 'unreadable';
  return explanation.techniques[0]?.technique ?? 'none';
}
