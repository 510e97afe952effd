/** What the export dialog says. */
import type { Reason } from '@/exports/left-out.ts';
import type { Tlp } from '@/exports/types.ts';

/** Stands behind a count: `12 New`. */
export const REASON_WORDS: Readonly<Record<Reason, string>> = {
  new: 'New: not looked at yet',
  ours: 'marked Ours',
  'not-harmful': 'marked Not harmful, or above such a name',
  own: 'your own: an asset or a name marked Ours, or above or below one',
  suffix: 'public suffixes, such as co.in: others register names below them',
  'ip-address': 'IP addresses',
  'no-name': 'without a domain name',
  'too-long': 'too long for a zone',
  repeated: 'about a name that is in the file already',
};

/** Who may get a file. */
export const TLP_WORDS: Readonly<Record<Tlp, string>> = {
  clear: 'TLP:CLEAR, for anyone',
  green: 'TLP:GREEN, for your community',
  amber: 'TLP:AMBER, for your organisation and its clients',
  'amber+strict': 'TLP:AMBER+STRICT, for your organisation alone',
};
