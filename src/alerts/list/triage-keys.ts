/** The keys of the alert list, except those that move (components/table/row-focus.ts). Pure. */
import { CASE_STATUSES, type CaseStatus } from '@/cases/model/types.ts';
import type { PageAction } from '@/components/page-actions.ts';

/** Where a key is pressed. */
export interface KeyPlace {
  /** True on the page of an alert: every key is then about it, whatever is selected. */
  readonly isPage: boolean;
  /** True if a key has an alert to act on: the open one, or the row with the focus. */
  readonly hasAlert: boolean;
  readonly ticked: number;
  /** True if at least one selected alert is in the list as it is shown. */
  readonly isTickedInSight: () => boolean;
  /** True if marking the selected alerts needs a second press. */
  readonly asksFirst: (status: CaseStatus) => boolean;
}

export type KeyCommand =
  | { readonly do: 'mark'; readonly what: 'ticked' | 'open' | 'row'; readonly status: CaseStatus }
  | { readonly do: 'ask-page'; readonly action: PageAction }
  | { readonly do: 'open'; readonly action: 'prepare-takedown' | 'write-note' }
  | { readonly do: 'tick' | 'tick-range' | 'undo' | 'say-out-of-sight' };

export const TRIAGE_KEYS = ['1', '2', '3', '4', '5', '6', 'x', 'X', 'n', 't', 'e', 'u'] as const;
export type TriageKey = (typeof TRIAGE_KEYS)[number];

/** Returns the command of a key; null if it does nothing here. */
export function commandOf(key: TriageKey, place: KeyPlace): KeyCommand | null {
  const { hasAlert, isPage, ticked } = place;
  switch (key) {
    case 'x':
      return hasAlert ? { do: 'tick' } : null;
    case 'X':
      return hasAlert ? { do: 'tick-range' } : null;
    case 'u':
      return { do: 'undo' };
    case 'e':
      return { do: 'ask-page', action: 'export-alerts' };
    case 't':
      if (ticked > 0) return { do: 'ask-page', action: 'prepare-takedown' };
      return hasAlert ? { do: 'open', action: 'prepare-takedown' } : null;
    case 'n':
      return hasAlert ? { do: 'open', action: 'write-note' } : null;
    default: {
      const status = CASE_STATUSES[Number(key) - 1];
      if (status === undefined) return null;
      if (isPage) return hasAlert ? { do: 'mark', what: 'open', status } : null;
      if (ticked === 0) return hasAlert ? { do: 'mark', what: 'row', status } : null;
      // The user means the row in sight, or those in the bar: a key does not say which.
      if (!place.isTickedInSight()) return { do: 'say-out-of-sight' };
      if (place.asksFirst(status)) return { do: 'ask-page', action: `mark-${status}` };
      return { do: 'mark', what: 'ticked', status };
    }
  }
}
