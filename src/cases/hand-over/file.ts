/**
 * The file by which cases are carried to another browser or another person. It is read as strictly as it is
 * written: nothing is taken from a file of which anything is not as it should be.
 */
import * as v from 'valibot';
import type { KeptCases } from '../browser/case-database.ts';
import type { StoredCase, StoredView } from '../browser/connection.ts';
import { compareEntries } from '../history.ts';
import {
  MAX_ALERT_ID,
  MAX_CHANNEL,
  MAX_LOOKED,
  MAX_NAME,
  MAX_NOTE,
  MAX_SEARCH,
  MAX_VIEW_NAME,
} from '../limits.ts';
import { CASE_STATUSES } from '../types.ts';
import { mergeHistories, mergeViews, sameEntry } from './merge.ts';

export const FORMAT = 'naamraksha-cases';
/** 2: histories with look-ups. A file without any is of 1, which older pages read as well. */
const VERSIONS = [1, 2] as const;
const LATEST = 2;

/** What a file may be long, in bytes: some 200,000 entries. */
export const MAX_FILE = 50 * 1024 * 1024;
/** Clocks differ; a day is more than they do. */
const AHEAD_MS = 24 * 60 * 60_000;

/** Whether a value is an object with none but these keys, `__proto__` and the like included. */
const hasOnly = (keys: readonly string[]) =>
  v.custom<object>(
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      Object.keys(value).every((key) => keys.includes(key)),
  );

/** An object with exactly these keys. valibot's own check lets the keys pass that every object inherits. */
const exactly = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(hasOnly(Object.keys(entries)), v.object(entries));

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const named = (longest: number) => v.pipe(text(longest), v.nonEmpty());

/** A time as `toISOString` writes it, of which text order is the order of time. */
const time = v.pipe(
  text(24),
  v.check((value) => {
    const read = new Date(value);
    return !Number.isNaN(read.getTime()) && read.toISOString() === value;
  }),
);

const uuid = v.pipe(v.string(), v.uuid());

const changes = v.variant('what', [
  v.strictObject({ what: v.literal('status'), status: v.picklist(CASE_STATUSES) }),
  v.strictObject({ what: v.literal('note'), note: text(MAX_NOTE) }),
  v.strictObject({
    what: v.literal('sent'),
    channel: text(MAX_CHANNEL),
    ticket: text(MAX_CHANNEL),
  }),
  v.strictObject({ what: v.literal('looked'), said: named(MAX_LOOKED) }),
  v.strictObject({ what: v.literal('undo'), entry: uuid }),
]);
const change = v.pipe(
  hasOnly(['what', 'status', 'note', 'channel', 'ticket', 'said', 'entry']),
  changes,
);

const entry = exactly({ id: uuid, at: time, by: named(500), change });

const CasesFile = exactly({
  format: v.literal(FORMAT),
  version: v.picklist(VERSIONS),
  made_at: time,
  /** The account, and the address of the backend, that it was made by. */
  by: named(500),
  backend: named(2_000),
  cases: v.array(
    exactly({
      alert: named(MAX_ALERT_ID),
      asset: text(MAX_NAME),
      domain: text(MAX_NAME),
      history: v.pipe(v.array(entry), v.nonEmpty()),
    }),
  ),
  views: v.array(
    exactly({ id: uuid, name: named(MAX_VIEW_NAME), search: text(MAX_SEARCH), at: time }),
  ),
});
type CasesFile = v.InferOutput<typeof CasesFile>;

/** Why a file was not taken, in words for the reader. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

const isLook = ({ change: { what } }: StoredCase['history'][number]): boolean => what === 'looked';

/** The text of the file. `now`: milliseconds since the epoch. */
export function writeFile(
  { cases, views }: KeptCases,
  from: { readonly account: string; readonly backend: string },
  now: number,
): string {
  const file: CasesFile = {
    format: FORMAT,
    version: cases.some(({ history }) => history.some(isLook)) ? 2 : 1,
    made_at: new Date(now).toISOString(),
    by: from.account,
    backend: from.backend,
    cases: cases.map(({ alert, asset, domain, history }) => ({
      alert,
      asset,
      domain,
      history: [...history],
    })),
    views: [...views],
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch (cause) {
    const words =
      content.trim() === ''
        ? 'The file is empty.'
        : 'The file cannot be read: it is cut off, or it is no export of cases.';
    throw new UnreadableFile(words, { cause });
  }
}

/** Says what the file is before its parts are looked at. */
function refuseOthers(content: unknown): void {
  const given = typeof content === 'object' && content !== null ? content : {};
  if (!('format' in given) || given.format !== FORMAT) {
    throw new UnreadableFile(
      'This is no export of cases. Choose a file that “Export” has written.',
    );
  }
  if ('version' in given && typeof given.version === 'number' && given.version > LATEST) {
    throw new UnreadableFile(
      'This file was written by a newer version of this site. Reload the page, then import it again.',
    );
  }
}

/** Which part is wrong, as `cases[3].history[0].at`. */
function placeOf(issues: readonly v.BaseIssue<unknown>[]): string {
  const path = issues[0]?.path ?? [];
  return path
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key).slice(0, 40)}`))
    .join('')
    .replace(/^\./, '');
}

/** One record for each alert. A file that tells one entry in two ways is refused. */
function once(cases: CasesFile['cases']): StoredCase[] {
  const byAlert = new Map<string, StoredCase>();
  for (const item of cases) {
    const before = byAlert.get(item.alert);
    const history = mergeHistories(before?.history ?? [], item.history);
    const known = new Map(history.map((one) => [one.id, one]));
    for (const one of [...(before?.history ?? []), ...item.history]) {
      if (!sameEntry(one, known.get(one.id)!)) {
        throw new UnreadableFile('The file contradicts itself: it tells one entry in two ways.');
      }
    }
    byAlert.set(item.alert, { ...item, history: history.toSorted(compareEntries) });
  }
  return [...byAlert.values()];
}

export interface ReadFile extends KeptCases {
  readonly madeAt: string;
  readonly by: string;
  readonly backend: string;
}

/**
 * Reads a file that `writeFile` has written.
 *
 * @param now milliseconds since the epoch
 * @throws UnreadableFile with a sentence for the reader
 */
export function readFile(content: string, now: number): ReadFile {
  if (content.length > MAX_FILE) throw tooLong();
  const raw = parsed(content);
  refuseOthers(raw);
  const read = v.safeParse(CasesFile, raw, { abortEarly: true });
  if (!read.success) {
    const place = placeOf(read.issues);
    throw new UnreadableFile(
      `The file is damaged or was changed by hand${place ? `: ${place} is not as it should be` : ''}.`,
    );
  }
  const { cases, views, made_at: madeAt, by, backend } = read.output;
  const latest = new Date(now + AHEAD_MS).toISOString();
  const isAhead = ({ at }: { readonly at: string }) => at > latest;
  if (views.some(isAhead) || cases.some(({ history }) => history.some(isAhead))) {
    throw new UnreadableFile(
      'The file holds entries from the future. Set the clock of this computer, or of the one that wrote it.',
    );
  }
  const byId = new Map<string, StoredView>();
  for (const view of views) {
    const before = byId.get(view.id);
    byId.set(view.id, before ? mergeViews(before, view) : view);
  }
  return { cases: once(cases), views: [...byId.values()], madeAt, by, backend };
}

export const tooLong = () =>
  new UnreadableFile('The file is too large: an export of cases has at most 50 MB.');
