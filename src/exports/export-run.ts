/** State machine of an export dialog, without its view: count, compare, write, start again. */
import type { AlertCase, CaseStatus } from '@/cases/model/types.ts';
import { FORMATS, exportFileName, type ExportFormat } from './model/formats.ts';
import { WRITERS } from './model/index.ts';
import { planExport, type ExportPlan } from './model/exclusions.ts';
import type { ExportOptions, Tlp } from './model/types.ts';
import type { Alert } from '@/alerts/model/alert.ts';
import type { AlertList } from '@/alerts/model/alert-list.ts';
import { download } from '@/lib/download.ts';
import { inSlices } from '@/lib/in-slices.ts';
import { Store } from '@/lib/store.ts';
import { ExportRows, type Exported } from './export-rows.ts';
import { leftOutWords } from './export-words.ts';
import { knownDns, knownRegistrations } from './known-evidence.ts';

/** The alerts to export, as they were when the dialog was opened. */
export interface ExportedAlerts {
  /** The list that the alerts are of. */
  readonly list: AlertList;
  /** The shown or selected alerts, in order. */
  readonly alerts: readonly Alert[];
  /** The name of the list. */
  readonly view: string;
  /** True for selected alerts: then no others are offered. */
  readonly isSelection?: boolean;
}

/** The choices that decide which alerts a file contains. */
export interface ExportQuestion {
  readonly format: ExportFormat;
  readonly includeNew: boolean;
  /** True if a blocklist includes confirmed cases that are not among the alerts. */
  readonly includeOutside: boolean;
}

/** Other data that a file depends on; null if it cannot be read. */
export interface ExportFacts {
  /** The names of the organisation's approved assets. */
  readonly assets: readonly string[] | null;
  /** By alert ids. */
  readonly cases: ReadonlyMap<string, AlertCase> | null;
  /** Time when this browser first saw an alert: ISO 8601, null if it is not known. */
  readonly firstSeen: (alert: string) => string | null;
}

export interface ExportChoice {
  readonly tlp: Tlp;
  readonly defanged: boolean;
  /** Name of the exporting organisation. */
  readonly producer: string;
}

/** Number of alerts that an export will hold. */
export interface Counts extends Pick<ExportPlan, 'leftOut' | 'unseen'> {
  readonly kept: number;
  /** Total number of alerts. */
  readonly of: number;
}

/** `share` is from 0 to 1. */
export type ExportProgress =
  | { readonly is: 'counting'; readonly share: number }
  | { readonly is: 'counted'; readonly counts: Counts }
  | { readonly is: 'comparing' }
  | { readonly is: 'writing'; readonly share: number }
  | { readonly is: 'failed' };

/** A file that the browser was given. */
export interface SavedFile {
  readonly name: string;
  readonly alerts: number;
}

/** In characters: the pieces of a file are joined to parts of about this length. */
const PART_LENGTH = 1_000_000;

/** Statuses in a blocklist; New is optional. */
export const CONFIRMED = ['investigating', 'reported', 'down'] as const satisfies CaseStatus[];

/** The confirmed cases that are not among these alerts, whether the backend still lists them or not. */
export function confirmedOutside(
  { alerts }: ExportedAlerts,
  cases: ReadonlyMap<string, AlertCase>,
): readonly AlertCase[] {
  const shown = new Set(alerts.map(({ id }) => id));
  const isConfirmed = (status: CaseStatus) => CONFIRMED.some((one) => one === status);
  return [...cases.values()].filter(
    ({ alert, status }) => isConfirmed(status) && !shown.has(alert),
  );
}

const exportedOf = ({ alert: id, asset, domain }: AlertCase): Exported => ({
  id,
  asset_name: asset,
  impersonating_domain: domain,
});

/** Rows and facts about them, from which the next file is written. */
interface Surveyed extends ExportPlan {
  readonly rows: ExportRows;
  readonly format: ExportFormat;
}

export class ExportRun {
  readonly progress = new Store<ExportProgress>({ is: 'counting', share: 0 });
  readonly #alerts: ExportedAlerts;
  #facts: ExportFacts | null = null;
  #question: ExportQuestion | null = null;
  #surveyed: Surveyed | null = null;
  /** The heads of the columns of evidence. */
  #evidence: readonly string[] = [];
  #working = new AbortController();

  constructor(alerts: ExportedAlerts) {
    this.#alerts = alerts;
  }

  /**
   * Takes in the known data, and counts once the dialog has asked for it.
   *
   * @returns a function that ends the running work and forgets the data
   */
  open(facts: ExportFacts): () => void {
    this.#facts = facts;
    void this.#count();
    return () => {
      this.#stop();
      this.#facts = null;
    };
  }

  /** Starts again. */
  readonly restart = (): void => void this.#count();

  /** Counts the content of such a file; nothing for null. */
  ask(question: ExportQuestion | null): void {
    this.#question = question;
    void this.#count();
  }

  async #count(): Promise<void> {
    const signal = this.#stop();
    this.#surveyed = null;
    const { format, includeNew, includeOutside } = this.#question ?? {};
    if (!this.#facts || !format || includeNew === undefined) return;
    const { assets, cases, firstSeen } = this.#facts;
    const isWider = includeOutside && FORMATS[format].blocks && cases;
    const outside = isWider ? confirmedOutside(this.#alerts, cases) : [];
    const [dns, registrations] = [knownDns(), knownRegistrations()];
    this.#evidence = [...dns.heads, ...registrations.heads];
    const { alerts, list } = this.#alerts;
    const { techniques } = list;
    const known = { cases, techniques, firstSeen, dns, registrations };
    const besides = outside.map((one) => list.byId.get(one.alert) ?? exportedOf(one));
    const rows = new ExportRows([...alerts, ...besides], known);
    const marked = cases && [...cases.values()];
    const judged = { count: rows.count, at: rows.judged };
    await this.#work(signal, async () => {
      this.progress.set({ is: 'counting', share: 0 });
      const steps = planExport(judged, { format, includeNew, spared: { assets, marked } });
      const found = await inSlices(steps, signal, (done) =>
        this.progress.set({ is: 'counting', share: done / rows.count }),
      );
      signal.throwIfAborted();
      this.#surveyed = { ...found, rows, format };
      const { kept, leftOut, unseen } = found;
      const counts = { kept: kept.length, of: rows.count, leftOut, unseen };
      this.progress.set({ is: 'counted', counts });
    });
  }

  /** Writes the counted alerts and gives the file to the browser; null if it was cancelled or failed. */
  async save({ producer, ...choice }: ExportChoice): Promise<SavedFile | null> {
    const surveyed = this.#surveyed;
    if (!surveyed || this.progress.get().is !== 'counted') return null;
    const signal = this.#stop();
    const { format, kept, leftOut, rows } = surveyed;
    const { view, list } = this.#alerts;
    const madeAt = new Date().toISOString();
    const options = {
      ...choice,
      producer,
      view,
      leftOut: leftOutWords(leftOut),
      madeAt,
      evidence: this.#evidence,
      marksKnown: this.#facts?.cases != null,
    };
    return this.#work(signal, async () => {
      if (FORMATS[format].compares) {
        this.progress.set({ is: 'comparing' });
        // Alerts that cannot be compared are written as "Not compared".
        await untilAborted(list.techniques.start(), signal);
        signal.throwIfAborted();
      }
      const parts: Blob[] = [];
      this.progress.set({ is: 'writing', share: 0 });
      await inSlices(fileSteps(surveyed, options, parts), signal, (done) =>
        this.progress.set({ is: 'writing', share: done / kept.length }),
      );
      signal.throwIfAborted();
      const file = new Blob(parts, { type: FORMATS[format].type });
      const name = exportFileName(view, madeAt, format, kept.length, rows.count);
      download(name, file, file.type);
      return { name, alerts: kept.length };
    });
  }

  /** Ends the writing, and counts again. */
  readonly cancel = (): void => void this.#count();

  /** Does work that other work may end; null if it was ended, or failed. */
  async #work<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result | null> {
    try {
      return await work();
    } catch {
      if (!signal.aborted) this.progress.set({ is: 'failed' });
      return null;
    }
  }

  /** Ends the running work. @returns the signal of the next */
  #stop(): AbortSignal {
    this.#working.abort();
    this.#working = new AbortController();
    return this.#working.signal;
  }
}

/** Writes a file into parts; yields the number of written alerts. */
function* fileSteps(
  { format, rows, kept }: Surveyed,
  options: ExportOptions,
  parts: Blob[],
): Generator<number, void> {
  let text = '';
  for (const piece of WRITERS[format](rows, kept, options)) {
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

/** Resolves when the work is done, or is no longer waited for. */
async function untilAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  await Promise.race([
    work,
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
    }),
  ]);
}
