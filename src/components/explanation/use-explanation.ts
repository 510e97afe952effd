import { useQuery } from '@tanstack/react-query';
import { engine } from '@/lookalike/engine.ts';

/** Asks the lookalike engine to explain a pair of names, once per pair; `retry` after a failure. */
export function useExplanation(asset: string, candidate: string) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['explanation', asset, candidate],
    queryFn: async () => engine().explain(asset, candidate),
    staleTime: Infinity,
    retry: false,
    structuralSharing: false,
  });
  return {
    explanation: data ?? null,
    failed: isError,
    retry: () => void refetch(),
  };
}
