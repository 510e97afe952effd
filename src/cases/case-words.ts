/** Sentences about cases. */
import { STATUS_WORDS } from './model/status-words.ts';
import { CASE_STATUSES, type CaseChange, type CaseStatus } from './model/types.ts';
import { keyHint, shortcutsOn } from '@/lib/shortcuts.ts';

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

/** Says why a change was not taken back: a later change has set the same. */
export function overruledWords(change: CaseChange): string {
  if (change.what === 'note') return 'not undone: its note was changed since.';
  const status = change.what === 'status' ? change.status : 'reported';
  return `not undone: it was marked ${STATUS_WORDS[status]} since.`;
}

/** Says why no takedown request is written for this status; null if one may be. */
export const noRequestSince = (status: CaseStatus): string | null =>
  status === 'ours' || status === 'not-harmful'
    ? `Marked ${STATUS_WORDS[status]}. Change the status first.`
    : null;

/** Statuses that end the user's work on an alert. */
const DECIDED: ReadonlySet<CaseStatus> = new Set(['reported', 'down', 'not-harmful', 'ours']);

export const isDecided = (status: CaseStatus): boolean => DECIDED.has(status);

/** Windows that show key caps (KeyCap). */
const HAS_KEYS = '(min-width: 769px)';

/**
 * Returns the part of a toast that follows a mark on an alert's page; empty on a phone, which has no keys. Marking
 * leaves the alert open, so the next key is about the same alert.
 */
export const afterMarking = (status: CaseStatus): string =>
  isDecided(status) && shortcutsOn() && matchMedia(HAS_KEYS).matches
    ? // Anyone who closes an alert without a takedown will be asked why.
      `. J opens the next alert${status === 'not-harmful' ? ', N notes why' : ''}`
    : '';

/** Returns the keys of a control that sets a status: one for each, in order. */
export const statusKeyHint = () =>
  keyHint(
    'Set the status',
    CASE_STATUSES.map((_, at) => at + 1).join(' '),
    `1 to ${CASE_STATUSES.length}`,
  );
