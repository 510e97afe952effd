import { useEffect, useState } from 'react';
import { goToMail } from './go-to-field.ts';

/** How much of the text has to be in sight to count, of 1. */
const IN_SIGHT = 0.25;

/**
 * Whether the mail has been in sight since the form opened, and `read`, which goes to it.
 *
 * @param form holds the mail's text; null before the dialog is drawn
 */
export function useMailSeen(form: HTMLElement | null): {
  readonly seen: boolean;
  readonly read: () => void;
} {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const text = form?.querySelector('[data-mail]')?.closest('section');
    const body = text?.querySelector('textarea');
    if (!body) return undefined;
    const views = new IntersectionObserver(
      (entries) => {
        if (entries.every(({ intersectionRatio }) => intersectionRatio < IN_SIGHT)) return;
        setSeen(true);
        views.disconnect();
      },
      // The second one for a ratio that is rounded down at the first.
      { threshold: [IN_SIGHT, IN_SIGHT + 0.05] },
    );
    views.observe(body);
    return () => views.disconnect();
  }, [form]);
  return {
    seen,
    read() {
      goToMail(form);
      setSeen(true);
    },
  };
}
