import { TECHNIQUE_NAMES } from '@/lookalike/technique-names.ts';
import type { TechniqueKind } from './technique-kinds.ts';

/** What a kind is called in the list, its filter and the dashboard. */
export function techniqueLabel(kind: TechniqueKind): string {
  if (kind === 'none') return 'None found';
  return kind === 'unreadable' ? 'No analysis' : TECHNIQUE_NAMES[kind];
}
