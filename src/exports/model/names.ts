/** Names in exports: reads an alert's text, and writes names and comments into a file. */
import { toUnicode } from '@/lib/idna.ts';
import { readName } from '@/lib/read-name.ts';
import { labelText, visibleName } from '@/lib/visible-text.ts';
import type { AlertName } from './types.ts';

/**
 * Reads the text of an alert. A URL or an e-mail address is no name here: to block the host of
 * `someone@gmail.com` would block a mail provider.
 *
 * @param text any text
 */
export function readAlertName(text: string): AlertName {
  const reading = readName(text);
  if (!reading.ok) return { is: reading.why === 'ip' ? 'ip-address' : 'no-name' };
  if (reading.kind === 'ip') return { is: /\//.test(text) ? 'no-name' : 'ip-address' };
  return reading.as === 'name' ? { is: 'name', ascii: reading.ascii } : { is: 'no-name' };
}

/**
 * The Unicode form of a name, for people: on one line, with invisible characters as code points. Punycode can carry any
 * character, including line ends and bidi controls.
 *
 * @param ascii an A-label name
 * @returns null if it would say nothing new
 */
export function unicodeBeside(ascii: string): string | null {
  if (!ascii.includes('xn--')) return null;
  const unicode = visibleName(toUnicode(ascii)).replace(/\s/g, '');
  return unicode === ascii ? null : unicode;
}

/** Any text for a comment: one short line without controls. */
export const inComment = (text: string): string => labelText(text, 'not given');
