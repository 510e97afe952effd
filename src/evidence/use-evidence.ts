/** The services that this page asks about names, and whether a missing one can be set up. */
import {
  builtEvidence,
  evidenceConfig,
  explainedEvidence,
  type EvidenceConfig,
} from '@/evidence-config.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import type { Registration } from './model/rdap/types.ts';

/** The services that this page asks. Until React has hydrated, those of the build: prerendered pages know no others. */
export function useEvidence(): EvidenceConfig {
  return useHydrated() ? evidenceConfig() : builtEvidence();
}

/** Returns the settings for the page that explains the answers. */
export function useExplainedEvidence(): EvidenceConfig {
  return useHydrated() ? evidenceConfig() : explainedEvidence();
}

/** True if this site has no registry for the name: asking again cannot help. */
export const isNotSetUp = (answer: Registration | null): boolean =>
  answer?.is === 'no-answer' && answer.reason.code === 'NO-REGISTRY';
