/** Notes that were typed and are not yet in a history: kept in this tab, over a reload, until the person logs out. */
import * as v from 'valibot';
import type { CurrentUser } from '@/api/contract/index.ts';
import { accountOf } from '@/components/recent.ts';
import { keptInTab, wasCutOff } from '@/auth/use-draft.ts';

const MOST = 20;

const kept = keptInTab('case_notes', v.array(v.tuple([v.string(), v.string()])));

/** What was typed about this alert, `alert` being its id; null for nothing. */
export const noteDraft = (user: CurrentUser, alert: string): string | null =>
  new Map(kept.get(accountOf(user))).get(alert) ?? null;

/** True if the session ended by itself while this note was typed. */
export const wasNoteCutOff = (user: CurrentUser, alert: string): boolean =>
  wasCutOff('case_notes') && kept.get(accountOf(user))?.at(-1)?.[0] === alert;

/**
 * Keeps what is typed about an alert, in place of what was kept of it before.
 *
 * @param text null forgets it
 */
export function keepNoteDraft(user: CurrentUser, alert: string, text: string | null): void {
  const drafts = new Map(kept.get(accountOf(user)));
  const had = drafts.delete(alert);
  if (text === null && !had) return;
  if (text !== null) drafts.set(alert, text);
  kept.set(accountOf(user), [...drafts].slice(-MOST));
}
