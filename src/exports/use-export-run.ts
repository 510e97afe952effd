/** An export from its dialog's side: counts, compares and writes, in slices on the page. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { readAlert, type Alert } from '@/alerts/model/alert.ts';
import type { AlertList } from '@/alerts/model/alert-list.ts';
import { assetListQuery } from '@/api/queries/assets.ts';
import { profileQuery } from '@/api/queries/organizations.ts';
import { approvedNames } from '@/assets/model/own-names.ts';
import { useCaseBook, useCases, useCaseState, useFirstSeen } from '@/cases/index.ts';
import type { AlertCase, CaseStatus } from '@/cases/model/types.ts';
import { config } from '@/config.ts';
import { download } from '@/lib/download.ts';
import { inSlices } from '@/lib/in-slices.ts';
import { evidenceColumns, rowsOf, subjectsOf, type ExportSubject } from './export-rows.ts';
import { planExport, type ExportPlan } from './model/exclusions.ts';
import { exportFileName, FORMATS, type ExportFormat } from './model/formats.ts';
import { WRITERS } from './model/index.ts';
import type { ExportOptions } from './model/types.ts';

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

/** The content of the next file. */
export interface Counted extends ExportPlan<ExportSubject> {
  /** Total number of alerts. */
  readonly of: number;
}

/** `share` is from 0 to 1. */
export type ExportProgress =
  | { readonly is: 'counting'; readonly share: number }
  | { readonly is: 'counted'; readonly counts: Counted }
  | { readonly is: 'comparing' }
  | { readonly is: 'writing'; readonly share: number }
  | { readonly is: 'failed' };

/** In characters: the pieces of a file are joined to parts of about this length. */
const PART_LENGTH = 1_000_000;

/** Statuses in a blocklist; New is optional. */
export const CONFIRMED = ['investigating', 'reported', 'down'] as const satisfies CaseStatus[];

/** The confirmed cases that are not among these alerts, whether the backend still lists them or not. */
export function confirmedOutside(
  alerts: readonly Alert[],
  cases: ReadonlyMap<string, AlertCase>,
): readonly AlertCase[] {
  const shown = new Set(alerts.map(({ id }) => id));
  return [...cases.values()].filter(
    ({ alert, status }) => CONFIRMED.some((one) => one === status) && !shown.has(alert),
  );
}

/** The alert of a case; made of its names if the backend no longer lists it. */
export const alertOf = (list: AlertList, { alert: id, asset, domain }: AlertCase): Alert =>
  list.byId.get(id) ?? readAlert({ id, asset_name: asset, impersonating_domain: domain });

export function useExportRun(
  { list, alerts, view, isSelection = false }: ExportedAlerts,
  { format, includeNew, includeOutside }: ExportQuestion,
) {
  const assets = useQuery(assetListQuery());
  const profile = useQuery(profileQuery());
  const book = useCaseBook();
  const caseList = useCases();
  // A copy for each change, since the map itself stays the same object.
  const cases = useMemo(() => (caseList.known ? new Map(caseList.byAlert) : null), [caseList]);
  const caseState = useCaseState();
  const firstSeen = useFirstSeen();
  const [attempt, setAttempt] = useState(0);
  const running = useRef(new AbortController());

  const { blocks, type } = FORMATS[format];
  const isSettled = caseState.is !== 'loading' && !assets.isPending;
  /** Null if nothing is missing that a blocklist spares. */
  const missing = !isSettled ? null : !assets.data ? 'assets' : cases ? null : 'marks';
  const isPossible = !blocks || missing === null;
  const outside = useMemo(
    () => (cases && !isSelection ? confirmedOutside(alerts, cases) : []),
    [alerts, cases, isSelection],
  );

  /** Everything that decides what a file contains; null while that is not known. */
  const task = useMemo(() => {
    if (!isSettled || !isPossible) return null;
    const more = includeOutside && blocks ? outside.map((one) => alertOf(list, one)) : [];
    const spared = {
      // A pending asset spares nothing: one mistaken paste must not keep an attacker's name out of a blocklist.
      assets: assets.data ? approvedNames(assets.data) : null,
      marked: cases && [...cases.values()],
    };
    return { attempt, alerts: [...alerts, ...more], cases, format, includeNew, spared };
  }, [
    attempt,
    list,
    alerts,
    format,
    includeNew,
    includeOutside,
    blocks,
    isSettled,
    isPossible,
    outside,
    assets.data,
    cases,
  ]);
  const [report, setReport] = useState<{ of: typeof task; progress: ExportProgress } | null>(null);
  const progress: ExportProgress =
    report && report.of === task ? report.progress : { is: 'counting', share: 0 };

  // A mark made meanwhile makes a new task, and is counted.
  useEffect(() => {
    if (!task) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const say = (next: ExportProgress) => setReport({ of: task, progress: next });
    void work(signal, say, async () => {
      const { length: of } = task.alerts;
      const steps = planExport(subjectsOf(task.alerts, task.cases), task);
      const plan = await inSlices(steps, signal, (done) =>
        say({ is: 'counting', share: done / of }),
      );
      signal.throwIfAborted();
      say({ is: 'counted', counts: { ...plan, of } });
    });
    return () => controller.abort();
  }, [task]);

  /** Writes the counted alerts and gives the file to the browser; null if it was cancelled or failed. */
  async function save({ tlp, defanged }: Pick<ExportOptions, 'tlp' | 'defanged'>) {
    if (progress.is !== 'counted') return null;
    const { kept, of, leftOut } = progress.counts;
    const { signal } = running.current;
    const say = (next: ExportProgress) => setReport({ of: task, progress: next });
    const columns = evidenceColumns();
    const options: ExportOptions = {
      tlp,
      defanged,
      producer: profile.data?.name.trim() || config.brand,
      view,
      kept: kept.length,
      of,
      leftOut,
      madeAt: new Date().toISOString(),
      evidence: columns.flatMap(({ heads }) => heads),
      marksKnown: cases !== null,
    };
    return work(signal, say, async () => {
      if (!blocks) {
        say({ is: 'comparing' });
        // Alerts that cannot be compared are written as "Not compared".
        await list.techniques.start();
        signal.throwIfAborted();
      }
      say({ is: 'writing', share: 0 });
      const known = { techniques: list.techniques, firstSeen, evidence: columns };
      const steps = joined(WRITERS[format](rowsOf(kept, known), options));
      const parts = await inSlices(steps, signal, (done) =>
        say({ is: 'writing', share: Math.min(1, done / kept.length) }),
      );
      signal.throwIfAborted();
      const name = exportFileName(view, options.madeAt, format, kept.length, of);
      download(name, new Blob(parts, { type }), type);
      return { name, alerts: kept.length };
    });
  }

  return {
    progress,
    missing,
    isPossible,
    /** Confirmed cases outside the view, which a blocklist may include. */
    outside,
    save,
    /** Ends what is running, and counts again. */
    restart: () => setAttempt(attempt + 1),
    /** Retries reading what is missing. */
    readAgain: () => {
      if (!assets.data) void assets.refetch();
      if (!cases) void book.read();
    },
  } as const;
}

/** Does work that other work may end; null if it was ended, or failed. */
async function work<Result>(
  signal: AbortSignal,
  say: (progress: ExportProgress) => void,
  run: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await run();
  } catch {
    if (!signal.aborted) say({ is: 'failed' });
    return null;
  }
}

/** Joins the pieces of a file, since a part for each would be thousands; yields their number. */
export function* joined(pieces: Iterable<string>): Generator<number, Blob[]> {
  const parts: Blob[] = [];
  let text = '';
  let done = 0;
  for (const piece of pieces) {
    text += piece;
    if (piece !== '') done += 1;
    if (text.length > PART_LENGTH) {
      parts.push(new Blob([text]));
      text = '';
    }
    yield done;
  }
  return [...parts, new Blob([text])];
}
