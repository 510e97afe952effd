import { useQuery } from '@tanstack/react-query';
import { lookalikeEngine, restartEngine } from '@/features/shared/engine/engine.ts';

/** What the lookalike engine says about a pair of names, asked once per pair; `retry` after a failure. */
export function useExplanation(asset: string, candidate: string) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['explanation', asset, candidate],
    queryFn: ({ signal }) => lookalikeEngine().explain(asset, candidate, { signal }),
    staleTime: Infinity,
    retry: false,
    structuralSharing: false,
  });
  return {
    explanation: data ?? null,
    failed: isError,
    retry: () => {
      restartEngine();
      void refetch();
    },
  };
}
