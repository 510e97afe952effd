/** What happens in an export dialog, apart from its drawing: count, compare, write, and begin anew. */
import type { AlertCase } from '@/cases/types.ts';
import { FORMATS, exportFileName, type ExportFormat } from '@/exports/formats.ts';
import type { Tlp } from '@/exports/types.ts';
import type { Placed } from '@/features/shared/alert-index/use-found-alerts.ts';
import { download } from '@/lib/download.ts';
import { Store } from '@/lib/store.ts';
import { AlertExport } from './alert-export.ts';
import type { Counts } from './export.worker.ts';
import { leftOutWords } from './export-words.ts';
import { knownDns, knownRegistrations } from './known-evidence.ts';

/** What is exported, as it was when the dialog was opened. */
export interface ExportedAlerts extends Placed {
  /** The name of the list. */
  readonly view: string;
}

/** What decides which alerts a file takes. */
export interface ExportQuestion {
  readonly format: ExportFormat;
  readonly includeNew: boolean;
}

/** What a blocklist spares; null where it cannot be read. */
export interface SparedNames {
  readonly assets: readonly string[] | null;
  readonly cases: ReadonlyMap<string, AlertCase> | null;
}

export interface ExportChoice {
  readonly tlp: Tlp;
  readonly defanged: boolean;
  /** A zone blocks registered names above its hosts, too. */
  readonly widens: boolean;
  /** Whose export this is. */
  readonly producer: string;
  /** When this browser first saw an alert: ISO 8601, null where it does not know. */
  readonly firstSeen: (alert: string) => string | null;
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

export class ExportRun {
  readonly progress = new Store<ExportProgress>({ is: 'counting', share: 0 });
  readonly #alerts: ExportedAlerts;
  #spared: SparedNames | null = null;
  #question: ExportQuestion | null = null;
  #export: AlertExport | null = null;
  /** The heads of the columns of evidence. */
  #evidence: readonly string[] = [];
  #working = new AbortController();

  constructor(alerts: ExportedAlerts) {
    this.#alerts = alerts;
  }

  /**
   * Starts a worker with what is known, and counts as soon as it is asked.
   *
   * @returns a function that ends it
   */
  open(spared: SparedNames): () => void {
    this.#spared = spared;
    this.restart();
    return () => {
      this.#stop();
      this.#export?.close();
      this.#export = null;
    };
  }

  /** Begins anew, with a new worker. */
  readonly restart = (): void => {
    if (!this.#spared) return;
    const { assets, cases } = this.#spared;
    const [dns, registrations] = [knownDns(), knownRegistrations()];
    this.#stop();
    this.#export?.close();
    try {
      const known = { assets, cases: cases && cases.values(), dns, registrations };
      this.#export = new AlertExport(this.#alerts, known);
      this.#evidence = [...dns.heads, ...registrations.heads];
      void this.#count();
    } catch {
      this.#export = null;
      this.progress.set({ is: 'failed' });
    }
  };

  /** Counts what such a file would hold; nothing for null. */
  ask(question: ExportQuestion | null): void {
    this.#question = question;
    void this.#count();
  }

  async #count(): Promise<void> {
    const signal = this.#stop();
    if (!this.#export || !this.#question) return;
    const { format, includeNew } = this.#question;
    const tell = (progress: ExportProgress) => {
      if (!signal.aborted) this.progress.set(progress);
    };
    tell({ is: 'counting', share: 0 });
    try {
      const counts = await this.#export.survey(format, includeNew, {
        signal,
        onProgress: (done) => tell({ is: 'counting', share: done / this.#alerts.places.length }),
      });
      if (counts) tell({ is: 'counted', counts });
    } catch {
      tell({ is: 'failed' });
    }
  }

  /** Writes what was counted and hands it to the browser; null when it was cancelled or failed. */
  async save(choice: ExportChoice): Promise<SavedFile | null> {
    const counted = this.progress.get();
    if (!this.#export || !this.#question || counted.is !== 'counted') return null;
    const signal = this.#stop();
    const { format } = this.#question;
    const { view, list, places } = this.#alerts;
    const { kept, leftOut } = counted.counts;
    const madeAt = new Date().toISOString();
    const { firstSeen, ...chosen } = choice;
    const marksKnown = this.#spared?.cases != null;
    const options = {
      ...chosen,
      view,
      leftOut: leftOutWords(leftOut),
      madeAt,
      evidence: this.#evidence,
      marksKnown,
    };
    const tell = (progress: ExportProgress) => {
      if (!signal.aborted) this.progress.set(progress);
    };
    try {
      if (FORMATS[format].compares) {
        tell({ is: 'comparing' });
        // What cannot be compared is "Not compared" in the file.
        await untilAborted(list.techniques.start(), signal);
      }
      tell({ is: 'writing', share: 0 });
      const file = await this.#export.write(options, FORMATS[format].dated ? firstSeen : null, {
        signal,
        onProgress: (done) => tell({ is: 'writing', share: done / kept }),
      });
      if (!file || signal.aborted) return null;
      const name = exportFileName(view, madeAt, format, kept, places.length);
      download(name, file, file.type);
      return { name, alerts: kept };
    } catch {
      tell({ is: 'failed' });
      return null;
    }
  }

  /** Ends what is being written; what was counted stands. */
  readonly cancel = (): void => void this.#count();

  /** Ends what is under way. @returns the signal of what begins */
  #stop(): AbortSignal {
    this.#working.abort();
    this.#working = new AbortController();
    return this.#working.signal;
  }
}

/** Resolves when the work is done, or is waited for no longer. */
async function untilAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  await Promise.race([
    work,
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
    }),
  ]);
}
