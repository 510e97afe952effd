/** How many alerts wait for the reader: those of a list without the ones that were decided. */
import type { CaseList } from '@/cases/case-book.ts';
import { textReader } from '@/lib/packed-texts.ts';
import { severityOf } from '@/lib/severity.ts';
import type { AlertIndex, AlertSummary } from './alert-index.ts';
import { isOpen } from './case-filter.ts';
import { textFields } from './packed-alerts.ts';

/** Where each alert of a list is; made once for a list, since it may have 100,000. */
const placesOf = new WeakMap<AlertIndex, ReadonlyMap<string, number>>();

function placesById(list: AlertIndex): ReadonlyMap<string, number> {
  let places = placesOf.get(list);
  if (!places) {
    let place = 0;
    const read = new Map<string, number>();
    for (const id of list.ids()) {
      if (!read.has(id)) read.set(id, place);
      place += 1;
    }
    places = read;
    placesOf.set(list, places);
  }
  return places;
}

/** The places of the listed alerts that are decided. */
function closedPlaces(list: AlertIndex, { byAlert }: CaseList): number[] {
  const closed: number[] = [];
  for (const { alert, status } of byAlert.values()) {
    if (isOpen(status)) continue;
    const place = placesById(list).get(alert);
    if (place !== undefined) closed.push(place);
  }
  return closed;
}

/** How many wait; null while it is not known what was done about them. */
export const openCount = (list: AlertIndex, cases: CaseList): number | null =>
  cases.known ? list.summary.total - closedPlaces(list, cases).length : null;

export interface OpenAlerts {
  /** The list's summary, of those that wait alone; of all while it is not known what was done about them. */
  readonly summary: AlertSummary;
  /** The places of the others. */
  readonly closed: readonly number[];
  /** How many there are in all. */
  readonly of: number;
  /** The status to filter the list by for exactly these; '' where they are all. */
  readonly status: 'open' | '';
}

const ASSET = textFields.findIndex(([key]) => key === 'asset_name');

/** What waits, counted as the whole list is. */
export function openAlerts(list: AlertIndex, cases: CaseList): OpenAlerts {
  const { summary, packed } = list;
  const closed = cases.known ? closedPlaces(list, cases) : [];
  if (closed.length === 0) return { summary, closed, of: summary.total, status: '' };
  const bySeverity = { ...summary.bySeverity };
  const assets = new Map(
    summary.assets.map((asset) => [asset.name, { ...asset, bySeverity: { ...asset.bySeverity } }]),
  );
  const read = textReader(packed.texts);
  for (const place of closed) {
    const level = severityOf(packed.scores[place] ?? null);
    const asset = assets.get(read(place, ASSET));
    if (level) bySeverity[level] -= 1;
    if (!asset) continue;
    asset.count -= 1;
    if (level) asset.bySeverity[level] -= 1;
  }
  return {
    summary: {
      ...summary,
      total: summary.total - closed.length,
      bySeverity,
      assets: [...assets.values()],
    },
    closed,
    of: summary.total,
    status: 'open',
  };
}
