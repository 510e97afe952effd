/** What mails still lack before they can be sent. */
import { readAddresses, typedAddresses } from '@/takedowns/model/mails.ts';
import { FIELDS } from '@/takedowns/model/problems.ts';
import type { Recipient } from '@/takedowns/model/recipients.ts';
import type { Needed } from './go-to-field.ts';
import type { NoticeState } from './use-notice.ts';

/** A field to be filled in, or corrected, and whose mail asks for it; null where no recipient is ticked. */
export interface Lack {
  readonly field: Needed;
  readonly reader: Recipient | null;
}

/** In the order of the form; empty for a whole mail. */
function lackedBy({ draft, problemsFor }: NoticeState, reader: Recipient): readonly Lack[] {
  const problems = problemsFor(reader);
  const lacks = FIELDS.filter((field) => problems[field] !== undefined);
  const isAddressed = 'to' in readAddresses(typedAddresses(draft, reader));
  return (isAddressed ? lacks : (['address', ...lacks] as const)).map((field) => ({
    field,
    reader,
  }));
}

/**
 * What the shown mail lacks; where that is whole, what the other ticked ones do, each field once but for addresses,
 * of which each recipient has its own.
 *
 * @param sentTo the ids of the recipients whose mail was sent: it lacks nothing any more
 * @returns `others`: how many mails it is about, where the shown one is not among them; 0 where it is
 */
export function lackedNow(
  notice: NoticeState,
  sentTo: Pick<ReadonlySet<string>, 'has'>,
): { readonly lacks: readonly Lack[]; readonly others: number } {
  const { shown, picked } = notice;
  // Where no recipient is ticked, nothing else is asked for.
  if (shown === null) return { lacks: [{ field: 'recipient', reader: null }], others: 0 };
  const own = lackedBy(notice, shown);
  if (own.length > 0) return { lacks: own, others: 0 };
  const others = picked
    .filter(({ id }) => id !== shown.id && !sentTo.has(id))
    .map((one) => lackedBy(notice, one))
    .filter((lacks) => lacks.length > 0);
  const all = others.flat();
  const first = (field: Needed) => all.find((one) => one.field === field);
  return {
    lacks: [
      ...all.filter(({ field }) => field === 'address'),
      ...FIELDS.flatMap((field) => first(field) ?? []),
    ],
    others: others.length,
  };
}
