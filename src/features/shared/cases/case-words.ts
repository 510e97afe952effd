/** What a case says, in words. */
import { STATUS_WORDS } from '@/cases/status-words.ts';
import { CASE_STATUSES, type CaseChange } from '@/cases/types.ts';
import { keyHint } from '@/lib/shortcuts.ts';

/** Said wherever something is kept. */
export const KEPT_WHERE = 'Kept in this browser profile, unencrypted, not on the server';

/** What an entry of the history did; its note, channel and ticket stand beside it. */
export function changeWords(change: CaseChange): string {
  switch (change.what) {
    case 'status':
      return STATUS_WORDS[change.status];
    case 'note':
      return change.note === '' ? 'Note removed' : 'Note';
    case 'sent':
      return 'Notice sent';
    case 'undo':
      return 'Undone';
  }
}

/** The keys of a control that sets a status: one for each, in their order. */
export const statusKeyHint = () =>
  keyHint(
    'Set the status',
    CASE_STATUSES.map((_, at) => at + 1).join(' '),
    `1 to ${CASE_STATUSES.length}`,
  );
