import { TECHNIQUE_TEXT } from '@/lookalike/technique-text.ts';
import type { TechniqueKind } from '@/features/shared/alert-index/technique-kinds.ts';

/** One sentence on what the kind means; see use-technique-sentence.ts. */
export function techniqueSentence(kind: TechniqueKind): string {
  if (kind === 'none')
    return 'The engine knows no technique that leads from the asset to this name.';
  if (kind === 'unreadable') return 'The asset or the other name is not a domain name.';
  return TECHNIQUE_TEXT[kind].sentence;
}
