/** The search for a pasted text. Its code comes with the first paste. */
import type { UnreadReason } from '@/lib/hosts-in.ts';
import { withoutWww } from '@/lib/read-name.ts';
import { readablePaste } from '@/lib/readable-paste.ts';
import { itemsOf, LONGEST_LINE, LONGEST_TEXT, partsOf } from './pasted-indicators.ts';

/** Longest query in the page's address: servers refuse longer ones. */
const LONGEST_QUERY = 1_500;
const MAX_IN_ADDRESS = 40;

/** The search for a pasted text, and the parts that were left out. */
export interface Pasted {
  readonly query: string;
  /** Number of names and numbers in `query`, and in the text; null if the query is the text itself. */
  readonly kept: { readonly items: number; readonly of: number } | null;
}

/** Reasons of the table reader for leaving out what is no name in the domain column. */
const NO_NAME: ReadonlySet<UnreadReason> = new Set([
  'no-name',
  'empty',
  'name-in-other-column',
  'other-column',
]);

/** The names in a pasted table's domain column; `of` adds the unread entries. Null without such names. */
async function namesInColumn(text: string): Promise<{ names: string[]; of: number } | null> {
  const { hostsIn } = await import('@/lib/hosts-in.ts');
  const { hosts, unread, byColumn } = await hostsIn(text);
  if (!byColumn || hosts.length === 0) return null;
  const names = [...new Set(hosts.map(withoutWww))];
  const counts = unread.map(({ reason, count }) => (NO_NAME.has(reason) ? 0 : count));
  return { names, of: counts.reduce((sum, count) => sum + count, names.length) };
}

/**
 * Returns the part of a pasted text that is searched for: one line of at most 80 characters unchanged, else at most 40
 * names. It stands in the page's address, which goes into the browser's history and to the web server.
 */
export async function pastedQuery(text: string): Promise<Pasted> {
  const lines = readablePaste(text.slice(0, LONGEST_TEXT))
    .split(/[\n\r]+/)
    .map((part) => part.replace(/^[\s,]+/, '').trimEnd())
    .filter((part) => part !== '');
  const [first = ''] = lines;
  if (lines.length <= 1 && first.length <= LONGEST_LINE) return { query: first, kept: null };
  const pasted = lines.join('\n');
  // A list keeps all its entries: those that are no names are reported below the search. All columns are read if the
  // code of the table reader could not be loaded.
  const column = await namesInColumn(pasted).catch(() => null);
  const parts = partsOf(pasted);
  const isList = column === null && parts.every(({ text: entry }) => !/\s/.test(entry));
  const entries = parts.flatMap(({ text: entry, items, is }) => (is === 'read' ? items : entry));
  const written = column?.names ?? (isList ? entries : itemsOf(parts));
  const taken: string[] = [];
  let length = 0;
  for (const one of written.slice(0, MAX_IN_ADDRESS)) {
    length += one.length + 2;
    if (length > LONGEST_QUERY) break;
    taken.push(one);
  }
  if (taken.length === 0) return { query: first.slice(0, LONGEST_LINE), kept: null };
  const isWhole = isList && taken.length === written.length;
  const kept = isWhole ? null : { items: taken.length, of: column?.of ?? written.length };
  return { query: taken.join(', '), kept };
}
