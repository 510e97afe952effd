/**
 * Reads the host names in pasted text of any shape: a list, a table, prose, Markdown, HTML, JSON, a mail. It loads the
 * table reader and the list of public suffixes: import it with the first paste.
 */
import Papa, { type Parser, type ParseResult } from 'papaparse';
import { inSlices } from './in-slices.ts';
import { type LineReading, namesInLine, type UnreadReason as ReasonInLine } from './names-in.ts';
import { readablePaste } from './readable-paste.ts';
import { hasKnownEnding } from './public-suffix.ts';

/** Longer texts are not read to their end, in UTF-16 units. */
const MAX_TEXT = 2_000_000;
/** Length of text that the table reader takes at once, in UTF-16 units. */
const CHUNK = 20_000;
/** Number of rows and characters by which a table is recognised. */
const SAMPLE_ROWS = 200;
const SAMPLE = 60_000;

export type UnreadReason = ReasonInLine | 'name-in-other-column' | 'other-column' | 'beyond-limit';

/** Entries that were not read, for one reason. */
export interface Unread {
  readonly reason: UnreadReason;
  readonly count: number;
  readonly first: { readonly text: string; readonly line: number };
}

export interface HostsRead {
  /** Host names in A-labels and IP addresses, each once, in the order of the text. */
  readonly hosts: readonly string[];
  /** Each reason once, in the order of their first entry. Headings and `sep=` are no mistakes. */
  readonly unread: readonly Unread[];
  /** True if a heading or a key says which names are the domains. */
  readonly byColumn: boolean;
}

/** The words for what was not read, after a number: `3 lines or entries without a domain name`. */
export const UNREAD_WORDS: Readonly<Record<UnreadReason, string>> = {
  'no-name': 'without a domain name',
  file: 'file name',
  'unknown-ending': 'with an ending that is not known',
  'name-in-other-column': 'name in another column',
  'other-column': 'cell in another column',
  'beyond-limit': 'line beyond what is read at once',
  empty: 'empty',
  'too-long': 'too long',
  blank: 'with a space inside',
  invisible: 'with an invisible character',
  dash: 'with a dash in the place of a hyphen',
  character: 'with a character that no domain name can have',
  'a-label': 'not a valid internationalised name',
  dots: 'with nothing between two dots',
  hyphen: 'with a hyphen at the start or end of a part',
  'long-label': 'with a part longer than 63 characters',
  ip: 'not a valid IP address',
  port: 'with a port that does not exist',
  ending: 'without an ending of at least two letters',
};

/** Work that yields after each slice. */
type Work<T> = Generator<void, T>;

class Collector {
  readonly #hosts = new Set<string>();
  readonly #unread = new Map<UnreadReason, Unread>();
  byColumn = false;

  add({ names, unread }: LineReading, line: number): void {
    for (const { reading } of names) this.#hosts.add(reading.ascii);
    for (const { why, text } of unread) this.leave(why, text, line);
  }

  leave(reason: UnreadReason, text: string, line: number, count = 1): void {
    const known = this.#unread.get(reason);
    const first = known?.first ?? { text: text.slice(0, 200).replaceAll(/\s+/g, ' '), line };
    this.#unread.set(reason, { reason, count: (known?.count ?? 0) + count, first });
  }

  /** Counts the names in a cell or value that is not read, or else the cell. */
  leaveOther(reading: LineReading, text: string, line: number): void {
    for (const name of reading.names) this.leave('name-in-other-column', name.text, line);
    if (reading.names.length === 0) this.leave('other-column', text.trim(), line);
  }

  result(): HostsRead {
    const { byColumn } = this;
    return { hosts: [...this.#hosts], unread: [...this.#unread.values()], byColumn };
  }
}

const namesOf = (line: string) => namesInLine(line, hasKnownEnding);

/**
 * Reads the hosts of a pasted text. Works in slices, so that the page stays responsive with any text.
 *
 * @param text any text; the lines beyond 2,000,000 characters are counted and not read
 */
export function hostsIn(text: string): Promise<HostsRead> {
  return inSlices(readText(text));
}

function* readText(whole: string): Work<HostsRead> {
  const found = new Collector();
  const cut = whole.length > MAX_TEXT ? whole.lastIndexOf('\n', MAX_TEXT) : whole.length;
  const end = cut > 0 ? cut : MAX_TEXT;
  const text = readablePaste(whole.slice(0, end));
  yield;
  const json = jsonIn(text);
  if (json === undefined) yield* readTable(text, found);
  else yield* readJson(json, 1, found);
  if (end < whole.length) {
    const beyond = whole.slice(end).trim().split('\n');
    found.leave('beyond-limit', beyond[0] ?? '', text.split('\n').length + 1, beyond.length);
  }
  return found.result();
}

// Tables

const DELIMITERS = ['\t', ';', ',', '|'];
/** Excel names the delimiter in a separate first line. */
const SEP_LINE = /^\s*"?sep=([^\n])"?[^\S\n]*(?:\n|$)/i;
const DOMAIN_HEADING = /^(?:(?:impersonating )?domains?|domain ?names?|डोमेन(?: नाम)?)$/;
/** Columns with other companies' hosts. */
const OTHER_HEADING = /registrar|registry|name ?servers?|^(?:ns|dns|mx) ?\d*$|whois/;
/** The heading of a table from crt.sh, whose first cell is no domain. */
const CRT_SH_HEADING = /^\s*crt\.sh ID\b/;
/** The line under the heading of a Markdown table. */
const RULE = /^\s*:?-*:?\s*$/;

/** `Domain_Name`, `domainName:` and `"Domain Name (IDN)"` are one heading. */
function headingOf(cell: string): string {
  if (cell.length > 60) return '';
  return cell
    .replace(/\([^)]*\)/g, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

const isDomainHeading = (cell: string): boolean => DOMAIN_HEADING.test(headingOf(cell));

const isOtherHeading = (cell: string): boolean => OTHER_HEADING.test(headingOf(cell));

const columnsOf = (row: readonly string[], is: (cell: string) => boolean): Set<number> =>
  new Set(row.flatMap((cell, at) => (is(cell) ? [at] : [])));

/** Returns for each column of a heading if its names are read; null if the row is no heading. */
function headingIn(row: readonly string[]): ((column: number) => boolean) | null {
  if (row.length < 2) return null;
  const named = columnsOf(row, isDomainHeading);
  if (named.size > 0) return (column) => named.has(column);
  const other = columnsOf(row, isOtherHeading);
  const isHeading = other.size > 0 && !row.some((cell) => /[.@]/.test(cell));
  return isHeading ? (column) => !other.has(column) : null;
}

/** Returns the delimiter of a table: a heading is known, or two lines agree on it. */
function delimiterIn(text: string): string | null {
  const sample = text.slice(0, SAMPLE);
  const tables = DELIMITERS.map((delimiter) => {
    const options = { delimiter, newline: '\n', preview: SAMPLE_ROWS } as const;
    const rows = Papa.parse<string[]>(sample, options).data;
    const heading = rows.find((row) => headingIn(row) !== null);
    const lengths = new Map<number, number>();
    for (const { length } of rows)
      if (length > 1) lengths.set(length, (lengths.get(length) ?? 0) + 1);
    return { delimiter, columns: heading?.length ?? 0, agree: Math.max(0, ...lengths.values()) };
  });
  const [best] = tables.toSorted((a, b) => b.columns - a.columns || b.agree - a.agree);
  return best !== undefined && (best.columns > 0 || best.agree > 1) ? best.delimiter : null;
}

function* readTable(text: string, found: Collector): Work<void> {
  const sep = SEP_LINE.exec(text);
  const body = sep ? text.slice(sep[0].length) : text;
  const firstLine = sep ? 2 : 1;
  const delimiter = sep?.[1] ?? delimiterIn(body);
  if (delimiter === null) {
    yield* readRows(
      body.split('\n').map((line) => [line]),
      firstLine,
      found,
    );
    return;
  }
  // A stray quote would swallow the following lines.
  const quoted = yield* rowsOf(body, delimiter, '"');
  const { rows } = quoted.isBroken ? yield* rowsOf(body, delimiter, '\0') : quoted;
  yield* readRows(rows, firstLine, found);
}

interface Rows {
  readonly rows: readonly (readonly string[])[];
  /** A quote was opened and not closed. */
  readonly isBroken: boolean;
}

function* rowsOf(text: string, delimiter: string, quoteChar: string): Work<Rows> {
  const rows: string[][] = [];
  const state: { isBroken: boolean; isDone: boolean; parser: Parser | null } = {
    isBroken: false,
    isDone: false,
    parser: null,
  };
  Papa.parse<string[]>(text, {
    delimiter,
    quoteChar,
    newline: '\n',
    chunkSize: CHUNK,
    chunk({ data, errors }: ParseResult<string[]>, parser: Parser) {
      rows.push(...data);
      state.isBroken ||= errors.some(({ type }) => type === 'Quotes');
      state.parser = parser;
      parser.pause();
    },
    complete() {
      state.isDone = true;
    },
  });
  while (!state.isDone) {
    yield;
    state.parser?.resume();
  }
  return { rows, isBroken: state.isBroken };
}

function* readRows(
  rows: readonly (readonly string[])[],
  firstLine: number,
  found: Collector,
): Work<void> {
  let line = firstLine;
  let reads: ((column: number) => boolean) | null = null;
  for (const row of rows) {
    const heading = headingIn(row);
    const isAlone = row.length === 1;
    if (heading) {
      reads = heading;
      found.byColumn ||= row.some(isDomainHeading);
    } else if (reads === null || isAlone) {
      yield* readLine(row, line, found);
    } else if (!row.every((cell) => RULE.test(cell))) {
      for (const [column, cell] of row.entries()) {
        if (cell.trim() === '') continue;
        const reading = yield* namesOf(cell);
        if (reads(column)) found.add(reading, line);
        else found.leaveOther(reading, cell, line);
      }
    }
    line += 1;
    for (const cell of row) line += cell.split('\n').length - 1;
    yield;
  }
}

/** Reads a line by itself, or a row of a table without a heading. */
function* readLine(cells: readonly string[], line: number, found: Collector): Work<void> {
  const text = cells.join('\t');
  if (CRT_SH_HEADING.test(text)) return;
  if (isDomainHeading(text) || (cells.length > 1 && cells.every((cell) => RULE.test(cell)))) return;
  const json = /^\s*\{.*\}\s*,?\s*$/.test(text) ? jsonIn(text.replace(/,\s*$/, '')) : undefined;
  if (json === undefined) found.add(yield* namesOf(text), line);
  else yield* readJson(json, line, found);
}

// JSON

/** The value of a text that is JSON; undefined for any other text. */
function jsonIn(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the texts of a value. In an object with a domain, the other texts are other columns. */
function* readJson(json: unknown, line: number, found: Collector): Work<void> {
  const left: { value: unknown; isRead: boolean }[] = [{ value: json, isRead: true }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, isRead } = next;
    if (typeof value === 'string') {
      const reading = yield* namesOf(value);
      if (isRead) found.add(reading, line);
      else if (value.trim() !== '') found.leaveOther(reading, value, line);
    } else if (Array.isArray(value)) {
      for (const one of value.toReversed()) left.push({ value: one, isRead });
    } else if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value);
      const isNamed = entries.some(([key]) => isDomainHeading(key));
      found.byColumn ||= isNamed;
      for (const [key, one] of entries.toReversed()) {
        const isOther = isNamed ? !isDomainHeading(key) : isOtherHeading(key);
        left.push({ value: one, isRead: isNamed ? !isOther : isRead && !isOther });
      }
      // `{ "acme.in": { … } }`, but not `{ "user.name": …, "user.email": … }` nor `{ "user.name": "x", "id": 1 }`.
      const dotted = entries.filter(([key]) => key.includes('.'));
      const starts = new Set(dotted.map(([key]) => key.slice(0, key.indexOf('.'))));
      for (const [key, one] of dotted) {
        const reading = yield* namesOf(key);
        const isOfHost =
          dotted.length === entries.length || (typeof one === 'object' && one !== null);
        if (isOfHost && starts.size === dotted.length) found.add(reading, line);
        else found.leaveOther(reading, key, line);
      }
    }
    yield;
  }
}
