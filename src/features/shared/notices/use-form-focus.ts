import { useEffect } from 'react';
import { IN_DIALOG } from '@/lib/open-layer.ts';

/**
 * Where the focus goes by itself: to the first wrong field after an attempt, and to whom it was sent where the dialog
 * begins with that.
 *
 * @param attempts how often the notice was to leave while something was missing
 */
export function useFormFocus(form: HTMLElement | null, attempts: number, isSent: boolean): void {
  useEffect(() => {
    if (attempts === 0) return;
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, attempts]);
  useEffect(() => {
    // The dialog, which is open by now, begins with the first of its fields.
    const dialog = form?.closest(IN_DIALOG);
    if (isSent) dialog?.querySelector<HTMLElement>('[data-footer] select')?.focus();
  }, [form, isSent]);
}
