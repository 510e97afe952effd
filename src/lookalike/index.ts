/**
 * The lookalike engine: which names imitate yours, and how. Pure TypeScript, without React, DOM or network.
 * Pages ask it through engine.ts, which runs it in a worker (engine.worker.ts); a page that only names
 * techniques imports technique-names.ts, which is small.
 */

export { CONFIDENT, explain } from './explain.ts';
export { isReadable, parseDomain } from './forms.ts';
export { generate, type GenerateOptions } from './generate.ts';
export { type LookalikeGroup, skeletons } from './skeleton.ts';
export { TECHNIQUE_NAMES } from './technique-names.ts';
export { TECHNIQUE_TEXT, type TechniqueText } from './technique-text.ts';
export {
  type Cell,
  type CharacterFacts,
  type DomainForms,
  type Explanation,
  type FoundTechnique,
  type GeneratedName,
  type InvalidName,
  type InvalidReason,
  type Relation,
  type Segment,
  type SegmentKind,
  type SimilarityPart,
  type Technique,
  TECHNIQUES,
  type UnreadableDomain,
  type WordedExplanation,
} from './types.ts';
export { defang, refang } from '@/lib/defang.ts';
