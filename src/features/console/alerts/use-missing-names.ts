import { useQuery } from '@tanstack/react-query';
import { assetListQuery } from '@/api/queries/assets.ts';
import type { SearchItem } from '@/features/shared/alert-index/search-items.ts';
import { approvedNames } from '@/features/shared/asset-state/own-names.ts';
import { engine } from '@/lookalike/engine.ts';
import type { Marked } from '@/lookalike/lit-graphemes.ts';

/** A searched name that is like one of the organisation's own. */
export interface AlikeName {
  readonly name: string;
  /** The own name, as the list of assets has it. */
  readonly own: string;
  /** What deceives in it; null where the engine cannot say. */
  readonly marked: Marked | null;
}

/** What is known of searched names that no alert is about; numbers and unlike names are `others`. */
export interface MissingNames {
  /** Approved assets, and names under the registration of one. */
  readonly own: readonly string[];
  readonly alike: readonly AlikeName[];
  readonly others: readonly SearchItem[];
}

async function compare(
  names: readonly string[],
  assets: readonly string[],
  approved: readonly string[],
  signal: AbortSignal,
) {
  const isOwn = await engine().ownNames(names, approved);
  const own = names.filter((_, at) => isOwn[at]);
  const rest = names.filter((_, at) => !isOwn[at]);
  const conflicts = await engine().findConflicts(
    rest.map((name) => ({ id: name, name, owner: 'searched' })),
    assets.map((name) => ({ id: name, name, owner: 'own' })),
    () => {},
    signal,
  );
  const pairs = conflicts
    .filter(({ kind }) => kind === 'lookalike')
    .map(({ id, other }) => ({ asset: other, candidate: id }));
  const summaries = pairs.length === 0 ? [] : await engine().compare(pairs, signal);
  const alike = pairs.map(({ asset, candidate }, at) => ({
    name: candidate,
    own: asset,
    marked: summaries[at]?.marked ?? null,
  }));
  return { own, alike };
}

/**
 * Compares searched names that no alert is about with the organisation's own. Where the assets or the engine fail,
 * all of them stay `others`; undefined until one or the other is known.
 */
export function useMissingNames(missing: readonly SearchItem[]): MissingNames | undefined {
  const assets = useQuery({ ...assetListQuery(), staleTime: 'static' });
  const listed = assets.data?.map(({ name }) => name);
  const approved = assets.data && approvedNames(assets.data);
  const names = missing.flatMap((item) => (item.is === 'name' ? [item.name] : []));
  const { data, isError } = useQuery({
    queryKey: ['missing-names', names, listed, approved],
    queryFn: ({ signal }) => compare(names, listed ?? [], approved ?? [], signal),
    enabled: listed !== undefined && names.length > 0,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  });
  const isKnown = data !== undefined || isError || assets.isError || names.length === 0;
  if (!isKnown) return undefined;
  const { own, alike } = data ?? { own: [], alike: [] };
  const told = new Set([...own, ...alike.map(({ name }) => name)]);
  const others = missing.filter((item) => item.is !== 'name' || !told.has(item.name));
  return { own, alike, others };
}
