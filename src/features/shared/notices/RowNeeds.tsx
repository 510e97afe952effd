import { Fragment } from 'react';
import { FIELD_NAMES } from '@/notices/problems.ts';
import type { Recipient } from '@/notices/recipients.ts';
import { lackedBy } from './lacked-by.ts';
import type { NoticeState } from './use-notice.ts';

const NAMES = { ...FIELD_NAMES, address: 'Mail address', signer: 'Your name' } as const;

interface RowNeedsProps {
  notice: NoticeState;
  /** One that is ticked. */
  recipient: Recipient;
  /** Called with the field that the reader goes to. */
  onGo: (field: keyof typeof NAMES) => void;
}

/** The fields that a recipient's mail still lacks, each a way there; nothing for a whole mail. */
export function RowNeeds({ notice, recipient, onGo }: RowNeedsProps) {
  const lacks = lackedBy(notice, recipient);
  if (lacks.length === 0) return null;
  return (
    <span className="text-xs text-quiet">
      needs{' '}
      {lacks.map((field, at) => (
        <Fragment key={field}>
          {at > 0 && (at === lacks.length - 1 ? ' and ' : ', ')}
          <button
            type="button"
            onClick={() => onGo(field)}
            className="min-h-6 text-brand underline underline-offset-2 pointer-coarse:min-h-8"
          >
            {NAMES[field]}
          </button>
        </Fragment>
      ))}
    </span>
  );
}
