/**
 * Sends what a visitor wrote: POST to the configured address if there is one, else a prepared mail that the visitor's
 * own mail client sends.
 */
import { config } from '@/config.ts';
import { mailtoAddress } from '@/lib/mail.ts';

const TIMEOUT_MS = 15_000;
const NOT_SENT = 'This is a demonstration: nothing was sent, and nothing leaves this browser.';

/**
 * Posts a form as JSON, without credentials.
 *
 * @param url the target
 * @param fields the visitor's input
 * @returns null once it has arrived, else the reason, worded for the visitor: no answer within 15 s, or one that is not
 *   a success
 */
export async function postForm(
  url: string,
  fields: Record<string, string>,
): Promise<string | null> {
  if (import.meta.env.MODE === 'demo') return NOT_SENT;
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return ok
      ? null
      : `The server did not accept it. Please try again, or write to ${config.salesEmail}.`;
  } catch {
    return 'We could not reach the server. Check your connection and try again.';
  }
}

/** A mail to the sales team. */
export interface Mail {
  subject: string;
  body: string;
}

/** A mailto address to the sales team with subject and body filled in (RFC 6068). */
export const mailtoSales = (subject: string, body: string): string =>
  mailtoAddress([config.salesEmail], subject, body);

/** Opens a mailto address in the visitor's mail client. */
export function openMailClient(mailto: string): void {
  window.location.href = mailto;
}

/** True if a text looks like an email address: something, an @, and a host with a dot. */
export function looksLikeEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value.trim());
}
