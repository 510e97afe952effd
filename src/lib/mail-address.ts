/** Mail addresses that a header of a mail can hold. */
import { domainOf } from './read-name.ts';

/** RFC 5322 dot-atom: no quotes, blanks or line ends, which could become headers of a mail. */
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const MAX_LOCAL_PART = 64;

/**
 * Reads one address.
 *
 * @param text any text
 * @returns the address with its host in ASCII form; null if no mail can be sent to it
 */
export function readMailAddress(text: string): string | null {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0)).trim();
  const domain = domainOf(text.slice(at + 1));
  return domain !== null && local.length <= MAX_LOCAL_PART && LOCAL_PART.test(local)
    ? `${local}@${domain}`
    : null;
}
