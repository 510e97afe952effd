import { useQuery } from '@tanstack/react-query';
import { domainOf } from '@/lib/read-name.ts';
import { engine } from '@/lookalike/engine.ts';

/**
 * The registrable name above a name. If no comparison has read it (the asset is an app), the engine is asked.
 *
 * @param name as the backend sends it: any text
 * @param known the registrable name, if a comparison has read it already
 * @returns undefined until it is known; null if there is none, or the engine cannot say
 */
export function useRegistrable(name: string, known: string | undefined): string | null | undefined {
  const host = domainOf(name);
  const isAsked = host !== null && known === undefined;
  const { data, isError } = useQuery({
    queryKey: ['registrable', host],
    queryFn: async () =>
      host === null ? null : ((await engine().readNames([host]))[0]?.registrable ?? null),
    enabled: isAsked,
    retry: false,
    staleTime: Infinity,
  });
  if (!isAsked) return known ?? null;
  return isError ? null : data;
}
