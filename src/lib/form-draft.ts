/**
 * What was typed into a public form and not sent: kept in this tab, over the pages read in between and a reload. Apart
 * from tab-storage.ts, whose schemas the home page does without. Nothing here throws; where the browser refuses,
 * nothing is kept.
 */

/** The keys of the session storage, all of them named on the privacy page. */
export const FORM_DRAFTS = ['contact_draft', 'signup_draft'] as const;
type FormDraft = (typeof FORM_DRAFTS)[number];

/** What is kept of a form, by the names of its fields: any text, and none for most. */
export function draftOf(key: FormDraft): Partial<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '');
    if (typeof kept !== 'object' || kept === null) return {};
    // It may be of another version, or written by hand.
    const texts = Object.entries(kept).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

/**
 * Keeps what stands in a form, in place of what was kept of it before; empty fields leave nothing.
 *
 * @param fields by their names; never a password
 */
export function keepDraft(key: FormDraft, fields: Readonly<Record<string, string>>): void {
  const typed = Object.entries(fields).filter(([, value]) => value.trim() !== '');
  try {
    if (typed.length === 0) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // The fields have it as long as they are on the page.
  }
}
