import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { NewAssetPayload } from '@/api/contract/index.ts';
import { changeErrorText } from '@/api/errors.ts';
import { ASSET_MESSAGES, createAssetsMutation } from '@/api/queries/assets.ts';
import { countResults, doneIn, wentAway, type WorkResults } from '@/api/queries/run-batch.ts';
import { useDraft } from '@/session/use-draft.ts';
import { notify, notifyFailure } from '@/components/notify.ts';
import { namedNews } from '@/components/named-news.tsx';
import { domainOf } from '@/lib/read-name.ts';
import { useOnPage } from '@/ui/use-on-page.ts';
import { countAssets, roundWords } from './name-state.ts';

const AddDraft = v.object({
  /** True while the dialog shows, also after a reload or a new login. */
  isOpen: v.boolean(),
  /** The Domain field, as typed. */
  domain: v.string(),
  /** The Name field; null while it follows the domain. */
  name: v.nullable(v.string()),
  /** ASCII forms of the domains in the list; empty while one domain is added. */
  list: v.array(v.string()),
});

export type AddDraft = v.InferOutput<typeof AddDraft>;

const EMPTY: AddDraft = { isOpen: false, domain: '', name: null, list: [] };

/** The last round of calls. */
export interface Round {
  /** ASCII forms of the domains that were to be added. */
  readonly names: ReadonlySet<string>;
  readonly results: WorkResults;
  readonly isRunning: boolean;
  /** True if it stopped by itself because calls got no answer. */
  readonly isPaused: boolean;
}

/** Changes of the draft; a function gets the latest one. */
export type DraftChange = Partial<AddDraft> | ((now: AddDraft) => Partial<AddDraft>);

export interface Adding {
  readonly draft: AddDraft;
  /** True if the session ended before the draft was sent. */
  readonly wasCutOff: boolean;
  readonly change: (part: DraftChange) => void;
  /** Null before the first round, and once the list was changed after it. */
  readonly round: Round | null;
  /**
   * Adds these, in the background if the dialog is closed meanwhile. Does nothing while a round is running.
   *
   * @param drops domains to remove from the list as well, because they are settled
   */
  readonly start: (
    payloads: readonly NewAssetPayload[],
    drops?: readonly string[],
  ) => Promise<void>;
  /** Makes no further call. Running ones are waited for. */
  readonly stop: () => void;
  readonly forgetRound: () => void;
}

export const createErrorText = (error: unknown): string =>
  changeErrorText(error, ASSET_MESSAGES.create);

/** Input of Add Asset, and the calls that add it. Lives with the page, so that closing the dialog ends neither. */
export function useAdding(): Adding {
  const { found, keep, wasCutOff } = useDraft('asset_draft', AddDraft);
  const [draft, setDraft] = useState(found ?? EMPTY);
  const latest = useRef(draft);
  const onPage = useOnPage();
  const { mutateAsync } = useMutation(createAssetsMutation());
  const [round, setRound] = useState<Round | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const change = useCallback(
    (part: DraftChange) => {
      const now = latest.current;
      const next = { ...now, ...(typeof part === 'function' ? part(now) : part) };
      latest.current = next;
      setDraft(next);
      const isEmpty = next.domain === '' && next.name === null && next.list.length === 0;
      keep(isEmpty ? null : next);
    },
    [keep],
  );
  const forgetRound = useCallback(() => setRound((now) => (now?.isRunning ? now : null)), []);

  async function start(payloads: readonly NewAssetPayload[], drops: readonly string[] = []) {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const names = new Set(payloads.map(({ domain }) => domain));
    setRound({ names, results: new Map(), isRunning: true, isPaused: false });
    const results = await mutateAsync({
      payloads,
      signal: controller.signal,
      onResult: (name, result) =>
        setRound((now) => now && { ...now, results: new Map(now.results).set(name, result) }),
    });
    running.current = null;
    if (wentAway(results)) return;
    const isPaused = !controller.signal.aborted && countResults(results, 'left') > 0;
    setRound({ names, results, isRunning: false, isPaused });
    finish(results, new Set([...doneIn(results), ...drops]));
  }

  /** Keeps what still needs the user, and reports the result if the dialog does not show it. */
  function finish(results: WorkResults, gone: ReadonlySet<string>) {
    const before = latest.current;
    const typed = domainOf(before.domain);
    const list = before.list.filter((name) => !gone.has(name));
    const rest = typed !== null && gone.has(typed) ? { list, domain: '', name: null } : { list };
    const isDone = list.length === 0 && (rest.domain ?? before.domain) === '';
    if (gone.size > 0) change(isDone ? { ...rest, isOpen: false } : rest);
    if (isDone || !onPage() || !before.isOpen) tell(results);
  }

  return {
    draft,
    wasCutOff,
    change,
    round,
    start,
    stop: () => running.current?.abort(),
    forgetRound,
  };
}

function tell(results: WorkResults): void {
  const [[name, result] = ['', undefined], ...others] = results;
  if (others.length > 0) {
    const added = doneIn(results).size;
    const isAll = added === results.size;
    notify({
      title: isAll
        ? `${countAssets(added)} were added and await approval`
        : roundWords(results, results.size, false),
      tone: isAll ? 'success' : 'info',
    });
  } else if (result?.is === 'done') {
    notify({ title: namedNews(name, '', 'was added and awaits approval'), tone: 'success' });
  } else if (result?.is === 'failed') {
    notifyFailure(result.error, { title: `${name}: ${createErrorText(result.error)}` });
  }
}
