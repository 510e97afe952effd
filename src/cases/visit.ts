/**
 * What counts as new since last time.
 *
 * A visit lasts while the person gives signs of life in any tab of this browser, signed in or not in
 * between, and ends with a pause of half an hour. A new visit begins with the first sign after that. New is
 * what came into the list after the last sign of the visit before: also what a tab that was left open has
 * fetched over night. An alert stays new through the visit until its page is opened or all are marked as
 * seen, and is new no longer in the next visit.
 *
 * In the very first visit everything would be new, which says nothing: the first list that is ever read is
 * what there was, and only what comes after it is new.
 */

export interface Visit {
  /** When it began and when its person last gave a sign: ISO 8601 in UTC. */
  readonly began: string;
  readonly active: string;
  /** What came after this is new; null until the first list was read. */
  readonly since: string | null;
  /** The new alerts that were opened. */
  readonly seen: readonly string[];
  /** There was none before it in this browser. */
  readonly first?: true;
}

export const PAUSE_MS = 30 * 60_000;

const iso = (at: number) => new Date(at).toISOString();

/**
 * The visit after a sign of life: the same, lasting longer, or the next one.
 *
 * @param kept the visit so far; undefined in the very first
 * @param now milliseconds since the epoch
 */
export function visitAfterSign(kept: Visit | undefined, now: number): Visit {
  const at = iso(now);
  if (!kept) return { began: at, active: at, since: null, seen: [], first: true };
  const last = Date.parse(kept.active);
  // A clock that was put back begins no visit: what is new stays new.
  if (now - last <= PAUSE_MS) return now > last ? { ...kept, active: at } : kept;
  const since = kept.since !== null && kept.since > kept.active ? kept.since : kept.active;
  return { began: at, active: at, since: kept.since && since, seen: [] };
}

/** The visit after the list was read for the first time ever. */
export function visitAfterFirstList(kept: Visit, now: number): Visit {
  return kept.since === null ? { ...kept, since: iso(now) } : kept;
}

/** The visit after the page of an alert was opened. */
export function visitAfterOpening(kept: Visit, alert: string): Visit {
  return kept.seen.includes(alert) ? kept : { ...kept, seen: [...kept.seen, alert] };
}

/** The visit after all that is there was marked as seen. */
export function visitAfterSeeingAll(kept: Visit, now: number): Visit {
  return { ...kept, since: kept.since === null ? null : iso(now), seen: [] };
}

/** Whether what came into the list then is new in this visit, unless it was opened. Input: ISO 8601 in UTC. */
export const cameSince = (visit: Visit, at: string): boolean =>
  visit.since !== null && at > visit.since;
