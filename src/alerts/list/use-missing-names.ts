import { useQuery } from '@tanstack/react-query';
import type { Indicator } from '@/alerts/model/pasted-indicators.ts';
import {
  useKnownAssets,
  matchOwnDomain,
  useOwnNames,
  type OwnNames,
} from '@/assets/model/own-names.ts';
import { engine } from '@/lookalike/engine.ts';
import type { Highlights } from '@/lookalike/highlights.ts';

/** A searched name that is like one of the organisation's own. */
export interface AlikeName {
  readonly name: string;
  /** The own name, as the list of assets has it. */
  readonly own: string;
  /** The deceptive characters; null if the engine cannot say. */
  readonly marked: Highlights | null;
}

/** Facts about searched names that no alert is about; ids and unlike names are `others`. */
export interface MissingNames {
  /** Approved assets, and names above or below one. */
  readonly own: readonly string[];
  readonly alike: readonly AlikeName[];
  readonly others: readonly Indicator[];
}

async function compare(
  names: readonly string[],
  assets: readonly string[],
  ownNames: OwnNames,
  signal: AbortSignal,
) {
  const isOwn = (name: string) =>
    matchOwnDomain({ asset_name: '', impersonating_domain: name }, ownNames) !== null;
  const own = names.filter(isOwn);
  const rest = names.filter((name) => !isOwn(name));
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
 * Compares searched names that no alert is about with the organisation's own. If the assets or the engine fail, all of
 * them stay `others`; undefined until there is a result or a failure.
 */
export function useMissingNames(missing: readonly Indicator[]): MissingNames | undefined {
  const assets = useKnownAssets();
  const ownNames = useOwnNames();
  const listed = assets.data?.map(({ name }) => name);
  const names = missing.flatMap((item) => (item.is === 'name' ? [item.name] : []));
  const { data, isError } = useQuery({
    queryKey: ['missing-names', names, listed, [...ownNames]],
    queryFn: ({ signal }) => compare(names, listed ?? [], ownNames, signal),
    enabled: listed !== undefined && names.length > 0,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  });
  const isKnown = data !== undefined || isError || assets.isError || names.length === 0;
  if (!isKnown) return undefined;
  const { own, alike } = data ?? { own: [], alike: [] };
  const placed = new Set([...own, ...alike.map(({ name }) => name)]);
  const others = missing.filter((item) => item.is !== 'name' || !placed.has(item.name));
  return { own, alike, others };
}
