import { Mail } from 'lucide-react';
import { HostileText } from '@/components/HostileText.tsx';
import { labelText } from '@/lib/visible-text.ts';
import { buttonClass } from '@/ui/Button.tsx';
import type { ApprovalRow } from './approval-rows.ts';
import { mailToClaimant, mailToOwner } from './conflict-mails.ts';

/** Begins a mail to each of the two organisations of a conflict, in the reader's own mail program. */
export function ConflictMails({ row }: { row: ApprovalRow }) {
  const mails = [
    { verb: 'Write to', whom: row.conflict?.owner ?? '', to: mailToOwner(row) },
    { verb: 'Ask', whom: row.owner?.name ?? '', to: mailToClaimant(row) },
  ];
  const links = mails.flatMap(({ to, ...mail }) => (to === null ? [] : [{ to, ...mail }]));
  if (links.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {links.map(({ verb, whom, to }) => (
        <a
          key={verb}
          href={to}
          className={`${buttonClass('secondary', 'sm')} max-w-full min-w-0 shrink! gap-2`}
        >
          <Mail aria-hidden size={16} strokeWidth={1.5} className="shrink-0" />
          <span className="truncate">
            {verb} <HostileText text={labelText(whom, 'an organisation without a name')} />
          </span>
        </a>
      ))}
    </div>
  );
}
