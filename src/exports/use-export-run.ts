/** An export run that gets the page's data, for the dialog. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { assetListQuery } from '@/api/queries/assets.ts';
import { profileQuery } from '@/api/queries/organizations.ts';
import { config } from '@/config.ts';
import { FORMATS } from './model/formats.ts';
import { useCaseBook, useCases, useCaseState, useFirstSeen } from '@/cases/index.ts';
import { approvedNames } from '@/assets/model/own-names.ts';
import {
  confirmedOutside,
  ExportRun,
  type ExportedAlerts,
  type ExportQuestion,
} from './export-run.ts';

export function useExportRun(
  alerts: ExportedAlerts,
  { format, includeNew, includeOutside }: ExportQuestion,
) {
  const assets = useQuery(assetListQuery());
  const profile = useQuery(profileQuery());
  const book = useCaseBook();
  const cases = useCases();
  const caseState = useCaseState();
  const firstSeen = useFirstSeen();
  // The list behind may change meanwhile; the dialog keeps what was asked for.
  const [run] = useState(() => new ExportRun(alerts));
  const progress = useSyncExternalStore(run.progress.subscribe, run.progress.get);

  const settled = caseState.is !== 'loading' && !assets.isPending;
  const { data: list } = assets;
  // A pending asset spares nothing: one mistaken paste must not keep an attacker's name out of a blocklist.
  const spared = useMemo(() => (list ? approvedNames(list) : null), [list]);
  // A mark made meanwhile makes a new `cases`, and is counted.
  useEffect(() => {
    if (!settled) return undefined;
    return run.open({
      assets: spared,
      cases: cases.known ? cases.byAlert : null,
      firstSeen,
    });
  }, [run, settled, spared, cases, firstSeen]);
  const outside = useMemo(
    () => (cases.known && !alerts.isSelection ? confirmedOutside(alerts, cases.byAlert) : []),
    [alerts, cases],
  );

  /** Null if nothing is missing that a blocklist spares. */
  const missing = !settled ? null : !list ? 'assets' : cases.known ? null : 'marks';
  const possible = !FORMATS[format].blocks || missing === null;
  useEffect(
    () => run.ask(possible ? { format, includeNew, includeOutside } : null),
    [run, possible, format, includeNew, includeOutside],
  );

  return {
    run,
    progress,
    missing,
    possible,
    producer: profile.data?.name.trim() || config.brand,
    /** Confirmed cases outside the view, which a blocklist may include. */
    outside,
    /** Retries reading what is missing. */
    readAgain: () => {
      if (!list) void assets.refetch();
      if (!cases.known) void book.read();
    },
  } as const;
}
