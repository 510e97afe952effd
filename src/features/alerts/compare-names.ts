/** The engine as the alert list uses it; a chunk of its own, since the list is there before it. */
import { explain } from '@/lookalike/explain.ts';
import { KINDS, type TechniqueKind } from './technique-kinds.ts';

/** The code of the best explanation of how `domain` imitates `asset`. Never throws. */
export function compareNames(asset: string, domain: string): number {
  return KINDS.indexOf(kindOf(asset, domain));
}

function kindOf(asset: string, domain: string): TechniqueKind {
  const explanation = explain(asset, domain);
  if (explanation.kind === 'invalid') return 'unreadable';
  return explanation.techniques[0]?.technique ?? 'none';
}
