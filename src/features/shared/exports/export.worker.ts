/**
 * Writes alerts to files in a worker of its own, which lasts as long as the dialog: the list's worker goes on
 * answering the search, and the list of public suffixes is fetched for exports alone. The page's side is
 * alert-export.ts.
 */
import { FORMATS, type ExportFormat } from '@/exports/formats.ts';
import { WRITERS } from '@/exports/index.ts';
import { survey, type MarkedName, type Survey } from '@/exports/left-out.ts';
import type { ExportCase, ExportOptions } from '@/exports/types.ts';
import { type Callback, Jobs, Reporter, serve } from '@/lib/worker-side.ts';
import { CellsByName, ExportRows, type ExportedList, type NameCells } from './export-rows.ts';

/** An analyst's work on an alert, which may be in the list no longer. */
export interface ExportedCase extends MarkedName, ExportCase {
  readonly alert: string;
}

/** What an export will hold. */
export interface Counts extends Pick<Survey, 'leftOut' | 'unseen'> {
  readonly kept: number;
  /** How many registered names a zone may block besides. */
  readonly registrables: number;
}

/** In characters: the pieces of a file are put together to parts of about this length. */
const PART_LENGTH = 1_000_000;

export class ExportWorker {
  readonly #jobs = new Jobs();
  #rows: ExportRows | null = null;
  #marked: MarkedName[] | null = [];
  #assets: readonly string[] | null = null;
  #surveyed: ({ readonly format: ExportFormat } & Survey) | null = null;

  /** Takes in the list; everything else comes after it. */
  load(list: ExportedList): void {
    this.#rows = new ExportRows(list);
  }

  /** Some of the cases; null where they cannot be read. */
  addCases(cases: readonly ExportedCase[] | null): void {
    if (cases === null) this.#marked = null;
    for (const { alert, domain, ...work } of cases ?? []) {
      this.#loaded().cases.set(alert, work);
      if (alert !== '') this.#marked?.push({ domain, status: work.status });
    }
  }

  /** The names of the organisation's approved assets; null where they cannot be read. */
  setAssets(assets: readonly string[] | null): void {
    this.#assets = assets;
  }

  setDns(cells: readonly NameCells[], none: readonly string[]): void {
    this.#loaded().dns = new CellsByName(cells, none);
  }

  setRegistrations(cells: readonly NameCells[], none: readonly string[]): void {
    this.#loaded().registrations = new CellsByName(cells, none);
  }

  /** What has been found out about the names since the list was loaded. */
  setTechniques(kinds: Uint8Array, similarities: Uint8Array): void {
    this.#loaded().setTechniques(kinds, similarities);
  }

  /** The ids of some alerts of the export; none after its end. */
  ids(from: number, to: number): string[] {
    return this.#loaded().ids(from, to);
  }

  /** When the alerts from `from` on were first seen, in ISO 8601. */
  setFirstSeen(from: number, times: readonly (string | null)[]): void {
    this.#loaded().setFirstSeen(from, times);
  }

  /**
   * What an export will hold: `write` then writes that.
   *
   * @param job a number that `stop` can name
   * @param onProgress told how many alerts are looked at, several times a second
   * @returns null when the job was stopped
   */
  async survey(
    job: number,
    format: ExportFormat,
    includeNew: boolean,
    onProgress: Callback<[done: number]>,
  ): Promise<Counts | null> {
    const { count, judged } = this.#loaded();
    const spared = { assets: this.#assets, marked: this.#marked };
    let found: Survey | null = null;
    function* steps() {
      found = yield* survey({ count, at: judged }, { format, includeNew, spared });
    }
    this.#surveyed = null;
    const complete = await this.#work(job, steps(), onProgress);
    // Assigned in the steps, which the types do not follow.
    const made = found as Survey | null;
    if (!complete || made === null) return null;
    this.#surveyed = { format, ...made };
    const { leftOut, unseen, registrables } = made;
    return { kept: made.kept.length, leftOut, unseen, registrables: registrables.size };
  }

  /**
   * The file of what was surveyed last.
   *
   * @param onProgress told how many alerts are written, several times a second
   * @returns null when the job was stopped
   */
  async write(
    job: number,
    options: ExportOptions,
    onProgress: Callback<[done: number]>,
  ): Promise<Blob | null> {
    const rows = this.#loaded();
    if (!this.#surveyed) throw new Error('Nothing was surveyed');
    const { format, kept, registrables } = this.#surveyed;
    const chosen = options.widens ? { ...options, registrables } : options;
    const parts: Blob[] = [];
    function* steps() {
      let text = '';
      for (const piece of WRITERS[format](rows, kept, chosen)) {
        text += piece.text;
        // A part for each piece would be thousands of them.
        if (text.length > PART_LENGTH) {
          parts.push(new Blob([text]));
          text = '';
        }
        yield piece.done;
      }
      parts.push(new Blob([text]));
    }
    const complete = await this.#work(job, steps(), onProgress);
    return complete ? new Blob(parts, { type: FORMATS[format].type }) : null;
  }

  /** Does the steps, which yield how many alerts they are through with; false when the job was stopped. */
  async #work(
    job: number,
    steps: Iterable<number>,
    onProgress: Callback<[done: number]>,
  ): Promise<boolean> {
    const reporter = new Reporter(onProgress);
    let done = 0;
    function* counted() {
      for (done of steps) yield;
    }
    try {
      return await this.#jobs.work(job, counted(), async () => reporter.tell(done));
    } finally {
      await reporter.close();
    }
  }

  stop(job: number): void {
    this.#jobs.stop(job);
  }

  #loaded(): ExportRows {
    if (!this.#rows) throw new Error('No list was loaded');
    return this.#rows;
  }
}

serve(new ExportWorker());
