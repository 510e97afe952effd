import { labelText } from '@/lib/visible-text.ts';
import { needsAddress } from '@/takedowns/model/mails.ts';
import { FIELD_NAMES } from '@/takedowns/model/problems.ts';
import { nameInSentence } from '@/takedowns/model/recipients.ts';
import { cx } from '@/ui/class-names.ts';
import { goToField } from './go-to-field.ts';
import { lackedNow, type Lack } from './lacked-by.ts';
import type { NoticeState } from './use-notice.ts';

interface StillNeededProps {
  notice: NoticeState;
  /** The ids of the recipients whose mail was sent. */
  sentTo: Pick<ReadonlySet<string>, 'has'>;
  /** Holds the fields. */
  form: HTMLElement | null;
  /** Called when the reader goes to a field: from then on it says what is the matter. */
  onGo: () => void;
}

/** How much the shown mail, or once that is whole the others, still lack before they are sent; each leads to its field. */
export function StillNeeded({ notice, sentTo, form, onGo }: StillNeededProps) {
  const { shown, draft } = notice;
  const { lacks, others } = lackedNow(notice, sentTo);
  if (lacks.length === 0) return null;
  // They are filled in: the reader looks in vain for an empty one.
  const wrong = lacks.filter(({ field, reader }) => {
    if (field === 'address') return reader !== null && !needsAddress(draft, reader);
    return (field === 'urls' || field === 'seenAt') && draft.abuse[field].trim() !== '';
  });
  const isAllWrong = wrong.length === lacks.length;
  const nameOf = (lack: Lack) => {
    const { field, reader } = lack;
    if (field === 'recipient' || reader === null) return 'Tick a recipient';
    const name = field === 'address' ? addressName(reader.name, others > 0) : FIELD_NAMES[field];
    return wrong.includes(lack) && !isAllWrong ? `${name} (to correct)` : name;
  };
  function go({ field, reader }: Lack) {
    // The fields say what the shown mail lacks.
    if (reader !== null) notice.show(reader.id);
    onGo();
    goToField(form, field, reader?.id);
  }
  return (
    <div
      role="group"
      aria-label="Still needed"
      // Of this mail the next one alone on a phone: the form has little room there.
      className={cx(
        'flex w-full items-baseline gap-x-3 gap-y-0.5 text-sm md:flex-wrap md:whitespace-nowrap',
        others > 0 ? 'max-md:flex-wrap' : 'whitespace-nowrap',
      )}
    >
      <span className="font-semibold tabular-nums">
        {others > 0 && 'This mail is ready. '}
        {`${lacks.length} ${isAllWrong ? 'to correct' : 'still needed'}`}
        {others > 0 ? (
          <span className="font-normal text-quiet">
            {others === 1 ? ' for the other mail' : ` for ${others} other mails`}
          </span>
        ) : (
          // Copied and printed, it says of itself that it is a draft.
          shown !== null && (
            <span className="font-normal text-quiet max-md:hidden"> to open or save this mail</span>
          )
        )}
        :
      </span>
      {/* One of them leads to that mail, which then names them all. */}
      {(others > 0 ? lacks.slice(0, 1) : lacks).map((lack) => (
        <button
          key={`${lack.field} ${lack.reader?.id}`}
          type="button"
          data-acts
          onClick={() => go(lack)}
          className="min-h-6 shrink-0 text-brand underline underline-offset-2 max-md:min-h-8 max-md:not-first-of-type:hidden"
        >
          {nameOf(lack)}
        </button>
      ))}
    </div>
  );
}

/** Of the shown mail it is known whose address is meant. */
const addressName = (recipient: string, isOther: boolean): string =>
  isOther
    ? `Mail address of ${labelText(nameInSentence(recipient), 'another recipient')}`
    : 'Mail address of the recipient';
