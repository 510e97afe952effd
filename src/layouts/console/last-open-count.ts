/**
 * How many alerts were open when a page last had them, for the pages that do not fetch them: a menu with a figure on
 * one page and none on the next looks broken, and the list may be long.
 */
import * as v from 'valibot';
import { keptInTab } from '@/auth/use-draft.ts';

export const lastOpenCount = keptInTab(
  'open_alerts',
  v.object({
    count: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Milliseconds since the epoch. */
    at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)),
  }),
);
