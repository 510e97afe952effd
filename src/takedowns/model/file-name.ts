/** What the file of a saved notice is called. */
import type { NoticeName, TextKind } from './types.ts';

/** More alerts than a file name should list. */
const MOST_NUMBERS = 5;
/** Of a longer name the recipient would be cut off, and with it what tells two mails apart. */
const MOST_LETTERS = 36;

/** No part of a file's name may be taken for an address that can be opened. */
const dashed = (text: string): string => text.replace(/[.@]+/g, '-');

/**
 * The kind, the alerts by number, a single one by its name as well, and the recipient.
 *
 * @param names what the mail is about
 * @param to the recipient's address; '' for none
 * @returns text that may hold more than a file's name can
 */
export function noticeFileStem(
  kind: TextKind,
  names: readonly Pick<NoticeName, 'alert' | 'host'>[],
  to: string,
): string {
  const numbers = names.map(({ alert }) => dashed(alert)).filter((id) => id !== '');
  const more = numbers.length - MOST_NUMBERS;
  const [only] = names;
  return [
    kind,
    ...(numbers.length === 0 ? [] : [numbers.length === 1 ? 'alert' : 'alerts']),
    ...numbers.slice(0, MOST_NUMBERS),
    ...(more > 0 ? [`and-${more}-more`] : []),
    names.length === 1 ? dashed(only?.host ?? '').slice(0, MOST_LETTERS) : '',
    dashed(to),
  ]
    .filter((part) => part !== '')
    .join('-');
}
