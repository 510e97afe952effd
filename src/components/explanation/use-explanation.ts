import { useQuery } from '@tanstack/react-query';
import { engine } from '@/lookalike/engine.ts';

/** What the lookalike engine says about a pair of names, asked once per pair; `retry` after a failure. */
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
