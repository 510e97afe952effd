import { TECHNIQUE_TEXT } from '@/lookalike/technique-text.ts';
import type { TechniqueKind } from './technique-kinds.ts';

/** What a kind is called in the list, its filter and the dashboard. */
export function techniqueLabel(kind: TechniqueKind): string {
  if (kind === 'none') return 'None found';
  return kind === 'unreadable' ? 'No analysis' : TECHNIQUE_TEXT[kind].name;
}

/** One sentence on what the kind means. */
export function techniqueSentence(kind: TechniqueKind): string {
  if (kind === 'none')
    return 'The engine knows no technique that leads from the asset to this name.';
  if (kind === 'unreadable') return 'The asset or the other name is not a domain name.';
  return TECHNIQUE_TEXT[kind].sentence;
}
