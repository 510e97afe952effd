import type { RefObject } from 'react';
import { FIELD_NAMES, type NoticeField } from '@/notices/problems.ts';

interface StillNeededProps {
  problems: Readonly<Partial<Record<NoticeField, string>>>;
  /** Whether no recipient is ticked: then nothing else is asked for. */
  needsRecipient: boolean;
  /** Holds the fields. */
  form: RefObject<HTMLElement | null>;
}

const FIELDS: readonly NoticeField[] = ['urls', 'sighting', 'seenAt', 'way', 'mark', 'signer'];

/** How much the request still lacks, before it is sent; each leads to its field. */
export function StillNeeded({ problems, needsRecipient, form }: StillNeededProps) {
  const needed: readonly (NoticeField | 'recipient')[] = needsRecipient
    ? ['recipient']
    : FIELDS.filter((field) => problems[field] !== undefined);
  if (needed.length === 0) return null;
  const go = (field: (typeof needed)[number]) =>
    form.current?.querySelector<HTMLElement>(`[data-notice-field="${field}"]`)?.focus();
  return (
    <div
      role="group"
      aria-label="Still needed"
      // The next one alone on a phone: the form has little room there.
      className="flex w-full items-baseline gap-x-3 gap-y-0.5 text-sm whitespace-nowrap md:flex-wrap"
    >
      <span className="font-semibold tabular-nums">{`${needed.length} still needed:`}</span>
      {needed.map((field) => (
        <button
          key={field}
          type="button"
          data-acts
          onClick={() => go(field)}
          className="min-h-6 shrink-0 text-brand underline underline-offset-2 max-md:min-h-8 max-md:not-first-of-type:hidden"
        >
          {field === 'recipient' ? 'Tick a recipient' : FIELD_NAMES[field]}
        </button>
      ))}
    </div>
  );
}
