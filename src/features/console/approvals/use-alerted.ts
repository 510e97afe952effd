import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { fetchBody } from '@/api/client.ts';
import { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import { placedAround, type PlacedAlert } from '@/features/shared/alert-index/placed-alerts.ts';
import type {
  Alerted,
  ApprovalRow,
  NamedAlert,
} from '@/features/shared/conflicts/approval-rows.ts';
import { domainOf } from '@/lib/read-name.ts';
import { useSlow } from '@/ui/use-slow.ts';

/** A list of alerts that takes longer than this holds up no approval. */
const WORTH_WAITING_MS = 5_000;
const NO_ROWS: readonly ApprovalRow[] = [];

type Found = ReadonlyMap<string, readonly NamedAlert[]>;

/** The ASCII form of the name of a row that can be decided about; null for another row, and for an app. */
const pendingName = ({ asset: { id, name, approved } }: ApprovalRow): string | null =>
  approved || id === '' ? null : domainOf(name);

/** What is kept of an alert once its list is closed; nothing of one about a name above. */
function atOrBelow({ row, where }: PlacedAlert): NamedAlert[] {
  if (where === 'above') return [];
  const { id, impersonating_domain: name, asset_name: asset, details, severity_score } = row;
  return [{ id, name, asset, details, score: severity_score, where }];
}

/**
 * Reads the alerts of all organisations once, in a worker that ends with it: their list is never shown here.
 *
 * @param names ASCII forms
 * @throws ApiError (through the query), every kind, or WorkerRefused
 */
async function ask(names: readonly string[], signal: AbortSignal): Promise<Found> {
  const body = await fetchBody('alertList', undefined, { signal });
  const list = await AlertIndex.read(
    body,
    signal,
    () => {},
    () => {},
  );
  try {
    const placed = await placedAround(list, names);
    return new Map(Array.from(placed, ([name, some]) => [name, some.flatMap(atOrBelow)]));
  } finally {
    list.close();
  }
}

/** What the alerts say about a name, its own organisation's before others'; undefined where none is about it. */
function alertedOf(
  { owner }: ApprovalRow,
  alerts: readonly NamedAlert[],
  ownerOf: ReadonlyMap<string, ApprovalRow['owner']>,
): Alerted | undefined {
  const told = alerts.map((alert) => ({ ...alert, by: ownerOf.get(alert.asset) ?? null }));
  const own = told.filter(({ by }) => by !== null && by.id === owner?.id);
  const [first] = own.length > 0 ? own : told;
  if (!first) return undefined;
  const same = told.filter(({ by }) => by?.id === first.by?.id);
  const places = new Set(same.map(({ where }) => where));
  return {
    owner: first.by?.name ?? '',
    own: own.length > 0,
    alerts: same.toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1)),
    where: places.size > 1 ? 'both' : first.where,
  };
}

/**
 * Which pending names alerts are about, or hosts below them: such a name may be an attacker's, which one mistaken paste
 * has registered. What was done about an alert is known to its organisation alone. Where the alerts cannot be read,
 * nothing is told.
 *
 * @param list memoised; undefined while there is none
 * @returns `unknown` until the first answer, or failure, or for as long as that is worth waiting for; `told` adds what
 *   is known to rows of the list
 */
export function useAlerted(list: readonly ApprovalRow[] | undefined) {
  const rows = list ?? NO_ROWS;
  const names = useMemo(() => [...new Set(rows.flatMap((row) => pendingName(row) ?? []))], [rows]);
  // Names that were approved meanwhile need no new answer.
  const [asked, setAsked] = useState<readonly string[]>([]);
  const isNew = names.some((name) => !asked.includes(name));
  if (isNew) setAsked(names);
  const { data, isPending, isPlaceholderData, isFetching } = useQuery({
    queryKey: ['alerted-names', asked],
    queryFn: async ({ signal }) => ask(asked, signal),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
    structuralSharing: false,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const waits = isNew || (isFetching && (isPending || isPlaceholderData));
  const late = useSlow(waits, WORTH_WAITING_MS);
  const ownerOf = useMemo(() => {
    const owners = new Map<string, ApprovalRow['owner']>();
    for (const { asset, owner } of rows) {
      if (asset.approved || !owners.has(asset.name)) owners.set(asset.name, owner);
    }
    return owners;
  }, [rows]);
  const told = useCallback(
    (some: readonly ApprovalRow[]): readonly ApprovalRow[] =>
      data === undefined
        ? some
        : some.map((row) => {
            // Below a public ending are the names of everybody.
            const name = row.isEnding ? null : pendingName(row);
            const alerted = name !== null && alertedOf(row, data.get(name) ?? [], ownerOf);
            return alerted ? { ...row, alerted } : row;
          }),
    [data, ownerOf],
  );
  return { told, unknown: waits && !late };
}
