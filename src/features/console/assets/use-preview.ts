import { useCallback, useMemo, useState } from 'react';
import type { Asset } from '@/api/contract/index.ts';
import { useSlow } from '@/ui/use-slow.ts';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import type { useBatch } from '@/components/use-batch.ts';
import { useCases } from '@/features/shared/cases/use-cases.ts';
import { hostnamesIn, readPasted, withEndings, type PastedName } from './pasted-names.ts';
import { isDoubted, validIn } from './pasted-words.ts';
import { useNamedAlerts, type AlertedNames } from './use-named-alerts.ts';
import { useRelations, type NamesRead, type Relations } from './use-relations.ts';

/** So long the preview waits for the comparison with the organisation's own names. */
const PREVIEW_WAITS_MS = 300;

interface Known {
  /** The assets that are there already. */
  readonly assets: readonly Asset[];
  /** The alerts, where they are loaded. */
  readonly alerts: AlertIndex | undefined;
  /** What came of the names that were sent. */
  readonly results: ReturnType<typeof useBatch>['results'];
}

/**
 * What is shown of a paste before it is sent: each name as it was read, compared with the organisation's own.
 *
 * @param text of the box, which may be a moment behind
 */
export function usePreview(text: string, { assets, alerts, results }: Known) {
  // Doubtful names are added only where each was asked for.
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const listed = useMemo(() => {
    const known = hostnamesIn(assets.map(({ name }) => name));
    // The list may be slow to follow.
    for (const [ascii, { is }] of results) if (is === 'done') known.add(ascii);
    return known;
  }, [assets, results]);
  const read = useMemo(() => readPasted(text, listed), [text, listed]);
  const wanted = useMemo(() => validIn(read.names), [read]);
  const { alerted, settled: alertsSettled } = useNamedAlerts(wanted, alerts, useCases());
  const own = useRelations(wanted, assets, alerted);
  const slow = useSlow(own.is === 'asking', PREVIEW_WAITS_MS);
  // What is shown comes with its comparison, unless that takes long: then rows gain their words later.
  const [preview, setPreview] = useState(() => previewOf(read.names, own));
  if (own.is !== 'asking' || slow) {
    const isNew =
      preview.read !== read.names ||
      preview.relations !== own.relations ||
      preview.endings !== own.endings;
    if (isNew) setPreview(previewOf(read.names, own));
  }
  // While the comparison is under way, what is known of the names before.
  const { relations, endings } = own.is === 'asking' ? preview : own;
  const isWanted = (
    name: string,
    known: NamesRead = { relations, endings },
    inAlerts: AlertedNames = alerted,
  ) =>
    !known.endings.has(name) &&
    (asked.has(name) || !(inAlerts.has(name) || isDoubted(known.relations, name)));
  const ask = useCallback((ascii: string, also: boolean) => {
    setAsked((now) => {
      const next = new Set(now);
      if (also) next.add(ascii);
      else next.delete(ascii);
      return next;
    });
  }, []);
  return {
    preview,
    read,
    own,
    alerted,
    alertsSettled,
    asked,
    ask,
    isWanted,
    /** What the button adds. */
    chosen: wanted.filter((name) => isWanted(name)),
    /** Whether a tick could let some name through. */
    canAsk: wanted.some((name) => !endings.has(name)),
    /** All that a text holds now, and what the box keeps beyond the most that are read. */
    readNow: (now: string) => {
      const { names, rest } = readPasted(now, listed);
      return { names: withEndings(names, endings), rest };
    },
  };
}

/** What is shown of names that were read: each as it is known to be by now. */
function previewOf(read: readonly PastedName[], { relations, strangers, endings }: Relations) {
  return { read, names: withEndings(read, endings), relations, strangers, endings };
}
