/**
 * The file that carries cases to another browser or person. It is read as strictly as it is written: a file with any
 * fault is refused as a whole.
 */
import * as v from 'valibot';
import type { KeptCases } from '../browser/case-database.ts';
import { CaseError } from '../case-error.ts';
import { MAX_ALERT_ID, MAX_NAME, MAX_SEARCH, MAX_VIEW_NAME } from '../limits.ts';
import { EARLIER, VERSION, earlierEntry } from '../upgrade.ts';
import type { HistoryEntry } from '../types.ts';
import { finding } from './finding-schema.ts';
import {
  hasTwoForms,
  mergeByKey,
  mergeCases,
  mergeFindings,
  mergeHistories,
  mergeViews,
  nameOf,
} from './merge.ts';
import { entry, exactly, nameText, text, time, uuid } from './schema.ts';

export const FORMAT = 'naamraksha-cases';

/** Largest size of a file in bytes: about 200,000 entries. */
export const MAX_FILE = 50 * 1024 * 1024;

/** Schema of a file of these versions, whose histories hold such entries. */
const fileOf = <const Entry extends v.GenericSchema<unknown, HistoryEntry>>(
  versions: readonly number[],
  given: Entry,
) =>
  exactly({
    format: v.literal(FORMAT),
    version: v.picklist(versions),
    made_at: time,
    /** The account and backend address that wrote it. */
    by: nameText(500),
    backend: nameText(2_000),
    cases: v.array(
      exactly({
        alert: nameText(MAX_ALERT_ID),
        asset: text(MAX_NAME),
        domain: text(MAX_NAME),
        history: v.pipe(v.array(given), v.nonEmpty()),
      }),
    ),
    views: v.array(
      exactly({ id: uuid, name: nameText(MAX_VIEW_NAME), search: text(MAX_SEARCH), at: time }),
    ),
    // Missing before version 3.
    findings: v.optional(v.array(finding), []),
  });
const CasesFile = fileOf([VERSION], entry);
const EarlierFile = fileOf(EARLIER, earlierEntry);
type CasesFile = v.InferOutput<typeof CasesFile>;

/** The reason why a file was refused. */
export class UnreadableFile extends CaseError {
  override readonly name = 'UnreadableFile';

  /** @param words for the user */
  constructor(words: string, options?: ErrorOptions) {
    super('failed', options);
    this.message = words;
  }
}

/** The text of the file. `now`: milliseconds since the epoch. */
export function writeFile(
  { cases, views, findings }: KeptCases,
  from: { readonly account: string; readonly backend: string },
  now: number,
): string {
  const file: CasesFile = {
    format: FORMAT,
    version: VERSION,
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
    findings: [...findings],
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

function parseFile(content: string): unknown {
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

/** Checks what the file is before its parts. @returns true if an earlier version wrote it */
function isEarlier(content: unknown): boolean {
  const given = typeof content === 'object' && content !== null ? content : {};
  if (!('format' in given) || given.format !== FORMAT) {
    throw new UnreadableFile(
      'This is no export of cases. Choose a file that “Export” has written.',
    );
  }
  if ('version' in given && typeof given.version === 'number' && given.version > VERSION) {
    throw new UnreadableFile(
      'This file was written by a newer version of this site. Reload the page, then import it again.',
    );
  }
  return 'version' in given && EARLIER.some((version) => version === given.version);
}

/** Returns the path of the wrong part, as `cases[3].history[0].at`. */
function placeOf(issues: readonly v.BaseIssue<unknown>[]): string {
  const path = issues[0]?.path ?? [];
  return path
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key).slice(0, 40)}`))
    .join('')
    .replace(/^\./, '');
}

export interface ReadFile extends KeptCases {
  /** ISO 8601, in UTC. */
  readonly madeAt: string;
  readonly by: string;
  readonly backend: string;
}

/**
 * Reads a file that `writeFile` has written. The time of an entry is no reason to refuse it: `planImport` counts those
 * ahead of the clock.
 *
 * @throws UnreadableFile with a sentence for the user
 */
export function readFile(content: string): ReadFile {
  if (content.length > MAX_FILE) throw tooLong();
  const raw = parseFile(content);
  const schema = isEarlier(raw) ? EarlierFile : CasesFile;
  const read = v.safeParse(schema, raw, { abortEarly: true });
  if (!read.success) {
    const place = placeOf(read.issues);
    throw new UnreadableFile(
      `The file is damaged or was changed by hand${place ? `: ${place} is not as it should be` : ''}.`,
    );
  }
  const { cases, views, findings, made_at: madeAt, by, backend } = read.output;
  // Two alerts may have entries with one id.
  const entries = cases.flatMap(({ alert, history }) =>
    history.map((one) => ({ ...one, id: JSON.stringify([alert, one.id]) })),
  );
  if (hasTwoForms(entries)) {
    throw new UnreadableFile('The file has two versions of the same entry. Export it again.');
  }
  const ordered = cases.map((item) => ({ ...item, history: mergeHistories([], item.history) }));
  return {
    cases: mergeByKey(ordered, ({ alert }) => alert, mergeCases),
    views: mergeByKey(views, ({ id }) => id, mergeViews),
    findings: mergeByKey(findings, nameOf, mergeFindings),
    madeAt,
    by,
    backend,
  };
}

export const tooLong = () =>
  new UnreadableFile('The file is too large: an export of cases has at most 50 MB.');
