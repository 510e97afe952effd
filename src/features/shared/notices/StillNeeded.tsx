import type { RefObject } from 'react';
import { needsAddress } from '@/notices/mails.ts';
import { FIELD_NAMES, FIELDS } from '@/notices/problems.ts';
import { goToField, type Needed } from './go-to-field.ts';
import type { NoticeState } from './use-notice.ts';

interface StillNeededProps {
  notice: NoticeState;
  /** Holds the fields. */
  form: RefObject<HTMLElement | null>;
  /** Called when the reader goes to a field: from then on it says what is the matter. */
  onGo: () => void;
}

/** How much the request still lacks, before it is sent; each leads to its field. */
export function StillNeeded({ notice, form, onGo }: StillNeededProps) {
  const { problems, shown, to, draft } = notice;
  const lacking = FIELDS.filter((field) => problems[field] !== undefined);
  // Where no recipient is ticked, nothing else is asked for.
  const needed: readonly Needed[] =
    shown === null ? ['recipient'] : to === null ? ['address', ...lacking] : lacking;
  if (needed.length === 0) return null;
  // They are filled in: the reader looks in vain for an empty one.
  const wrong = needed.filter((field) => {
    if (field === 'address') return shown !== null && !needsAddress(draft, shown);
    return (field === 'urls' || field === 'seenAt') && draft.abuse[field].trim() !== '';
  });
  const isAllWrong = wrong.length === needed.length;
  const nameOf = (field: Needed) => {
    if (field === 'recipient') return 'Tick a recipient';
    const name = field === 'address' ? 'Mail address of the recipient' : FIELD_NAMES[field];
    return wrong.includes(field) && !isAllWrong ? `${name} (to correct)` : name;
  };
  function go(field: Needed) {
    onGo();
    goToField(form.current, field, shown?.id);
  }
  return (
    <div
      role="group"
      aria-label="Still needed"
      // The next one alone on a phone: the form has little room there.
      className="flex w-full items-baseline gap-x-3 gap-y-0.5 text-sm whitespace-nowrap md:flex-wrap"
    >
      <span className="font-semibold tabular-nums">
        {`${needed.length} ${isAllWrong ? 'to correct' : 'still needed'}`}
        {/* Copied and printed, it says of itself that it is a draft. */}
        {shown !== null && (
          <span className="font-normal text-quiet max-md:hidden"> to open or save this mail</span>
        )}
        :
      </span>
      {needed.map((field) => (
        <button
          key={field}
          type="button"
          data-acts
          onClick={() => go(field)}
          className="min-h-6 shrink-0 text-brand underline underline-offset-2 max-md:min-h-8 max-md:not-first-of-type:hidden"
        >
          {nameOf(field)}
        </button>
      ))}
    </div>
  );
}
