/** From what a mail still lacks to the field for it, and to the mail. */
import type { NoticeField } from '@/takedowns/model/problems.ts';

/** `address` is that of the recipient. */
export type Needed = NoticeField | 'recipient' | 'address';

/**
 * Puts the focus in the field; nothing where it is not on the page.
 *
 * @param form holds the fields
 * @param recipient the id of the recipient whose address is asked for: each ticked one has its own
 */
export function goToField(
  form: HTMLElement | null,
  field: Needed,
  recipient: string | undefined,
): void {
  const fields = form?.querySelectorAll<HTMLElement>(`[data-notice-field="${field}"]`);
  [...(fields ?? [])]
    .find((one) => field !== 'address' || one.dataset['recipient'] === recipient)
    ?.focus();
}

/** Goes to the heading of the mail. */
export function goToMail(form: HTMLElement | null): void {
  const heading = form?.querySelector<HTMLElement>('[data-mail]');
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
