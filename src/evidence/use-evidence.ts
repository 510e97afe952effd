import {
  builtEvidence,
  evidenceConfig,
  explainedEvidence,
  type EvidenceConfig,
} from '@/evidence-config.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';

/** Whom this page asks. Until React has taken over, what the build says: prerendered pages know no more. */
export function useEvidence(): EvidenceConfig {
  return useHydrated() ? evidenceConfig() : builtEvidence();
}

/** The same, for the page that explains the answers. */
export function useExplainedEvidence(): EvidenceConfig {
  return useHydrated() ? evidenceConfig() : explainedEvidence();
}
