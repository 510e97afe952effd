/** Sentences about cases. */
import { STATUS_WORDS } from './model/status-words.ts';
import { CASE_STATUSES, type CaseChange, type CaseStatus } from './model/types.ts';
import { keyHint } from '@/lib/shortcuts.ts';

/** Describes an entry of the history without its note, channel and ticket. */
export function changeWords(change: CaseChange): string {
  switch (change.what) {
    case 'status':
      return STATUS_WORDS[change.status];
    case 'note':
      return change.note === '' ? 'Note removed' : 'Note';
    case 'sent':
      return 'Notice sent';
    case 'looked':
      return 'Looked up';
    case 'undo':
      return 'Undone';
  }
}

/** A change within a sentence about its undo: `“Down” taken back`. */
export function undoneWords(change: CaseChange): string {
  if (change.what === 'status') return `“${STATUS_WORDS[change.status]}”`;
  if (change.what === 'note') return change.note === '' ? 'removal of the note' : 'note';
  return 'record of the sent notice';
}

/** Says why no takedown request is written for this status; null if one may be. */
export const noRequestSince = (status: CaseStatus): string | null =>
  status === 'ours' || status === 'not-harmful'
    ? `Marked ${STATUS_WORDS[status]}. Change the status first.`
    : null;

/** Statuses that end the user's work on an alert. */
const DECIDED: ReadonlySet<CaseStatus> = new Set(['reported', 'down', 'not-harmful', 'ours']);

export const isDecided = (status: CaseStatus): boolean => DECIDED.has(status);

/** Returns the keys of a control that sets a status: one for each, in order. */
export const statusKeyHint = () =>
  keyHint(
    'Set the status',
    CASE_STATUSES.map((_, at) => at + 1).join(' '),
    `1 to ${CASE_STATUSES.length}`,
  );
