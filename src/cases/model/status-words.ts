/** Names of the statuses, on every page and in every file. */
import type { CaseStatus } from './types.ts';

export const STATUS_WORDS: Readonly<Record<CaseStatus, string>> = {
  new: 'New',
  investigating: 'Investigating',
  reported: 'Reported',
  down: 'Down',
  'not-harmful': 'Not harmful',
  ours: 'Ours',
};
