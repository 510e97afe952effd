import { useQuery } from '@tanstack/react-query';

/**
 * What the lookalike engine says about a pair of names. The engine is loaded with the first use and runs
 * in the page: one pair takes well under a millisecond.
 *
 * @returns null while the engine loads
 */
export function useExplanation(asset: string, candidate: string) {
  const { data = null } = useQuery({
    queryKey: ['explanation', asset, candidate],
    queryFn: async () => (await import('@/lookalike/index.ts')).explain(asset, candidate),
    staleTime: Infinity,
    structuralSharing: false,
  });
  return data;
}
