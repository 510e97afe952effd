/** An alert as lists hold it. */
import * as v from 'valibot';
import { ImpersonationAlert } from '@/api/contract/index.ts';
import { defang } from '@/lib/defang.ts';
import { toAscii, toUnicode } from '@/lib/idna.ts';
import { once } from '@/lib/once.ts';
import { domainOf } from '@/lib/read-name.ts';
import { labelText } from '@/lib/visible-text.ts';

/** Number of alerts in one step of work done in slices: timing each would take longer than the work. */
export const STEP = 20;

/** The object is the alert's identity in its list. */
export type Alert = ImpersonationAlert;

/** Reads a row of the backend's list. Never fails: missing values are '' or null. */
export const readAlert = (row: Readonly<Record<string, unknown>>): Alert =>
  v.parse(ImpersonationAlert, row);

/** A-labels of an alert's name; null if it is no host: hostile text, an IP address. */
export const hostOf = once((alert: Alert) => domainOf(alert.impersonating_domain));

/** Normal form in which names that are no host names are compared. */
export const plainKey = (text: string): string => toAscii(text.trim()) ?? text.trim().toLowerCase();

/** Returns the key that alerts about one name share: the A-labels of a host, else the text. */
export const nameKey = (alert: Alert): string =>
  hostOf(alert) ?? plainKey(alert.impersonating_domain);

/** Longer than any host name: the rest of a hostile one is not read. */
const LONGEST_NAME = 256;

/** The name in labels and titles: defanged, because it is copied from there, and on one line. */
export const spokenName = ({ impersonating_domain: name }: ImpersonationAlert): string =>
  labelText(defang(toUnicode(name.slice(0, LONGEST_NAME))), 'name not given');

export const BEYOND_ASCII = /[^\0-\x7f]/;

/** Normal form in which the search compares a text. */
export const fold = (text: string): string => text.normalize('NFC').toLowerCase();

/** Everything that an alert can be found by, in lower case: its texts, and its name in Unicode and in punycode. */
export function textOf({ asset_name, impersonating_domain, details }: ImpersonationAlert): string {
  const parts = [fold([asset_name, impersonating_domain, details].join('\n'))];
  const name = impersonating_domain.toLowerCase();
  if (name.includes('xn--')) parts.push(fold(toUnicode(name)));
  if (BEYOND_ASCII.test(name)) parts.push(toAscii(name) ?? '');
  return parts.join('\n');
}
