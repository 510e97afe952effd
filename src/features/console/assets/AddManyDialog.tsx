import { useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import type { Asset } from '@/api/contract/index.ts';
import { createAssetsMutation } from '@/api/queries/assets.ts';
import { KEPT_INPUT_WORDS, useGivenBack, useKeptInput } from '@/auth/kept-input.ts';
import { Field } from '@/components/Field.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { notify } from '@/components/notify.ts';
import { UnsavedQuestion, useUnsaved } from '@/components/unsaved.tsx';
import { count, formatNumber } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { AS_TYPED, Textarea } from '@/ui/Input.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { useOnPage } from '@/ui/use-on-page.ts';
import { useSlow } from '@/ui/use-slow.ts';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import { useRound, wentAway } from '@/features/shared/bulk/use-round.ts';
import { useCases } from '@/features/shared/cases/use-cases.ts';
import {
  domainsOfAddresses,
  hostnamesIn,
  MAX_NAMES,
  readPasted,
  replacedIn,
  withEndings,
  type PastedName,
  type Replacement,
} from './pasted-names.ts';
import {
  ASSETS,
  isDoubted,
  isOpen,
  leftOutText,
  outcomeOf,
  progressOf,
  summaryOf,
  validIn,
} from './pasted-words.ts';
import { PastedList } from './PastedList.tsx';
import { useOpenAlerts } from './use-open-alert.ts';
import { useOwnNames, type NamesRead, type OwnNames } from './use-own-names.ts';

/** So long the preview waits for the comparison with the organisation's own names. */
const PREVIEW_WAITS_MS = 300;

const LATE =
  'The names have not been checked yet, which takes longer than usual. Press again to add them unchecked.';

interface AddManyDialogProps {
  /** What stood in the box when it was closed last. */
  draft: string;
  /** The assets that are there already. */
  assets: readonly Asset[];
  /** The alerts, where they are loaded. */
  alerts: AlertIndex | undefined;
  /** Told, when the dialog closes, what is to be kept for the next time. */
  onClose: (draft: string) => void;
}

interface SentRound {
  /** All that was in the box. */
  readonly names: readonly PastedName[];
  /** The ASCII forms of those that were sent. */
  readonly sending: ReadonlySet<string>;
}

/** Registers many domains from a paste: a preview of every line, then a result for each. */
export function AddManyDialog({ draft, assets, alerts, onClose }: AddManyDialogProps) {
  const formId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const given = useGivenBack('pastedAssets');
  const [text, setText] = useState(given ?? draft);
  useKeptInput('pastedAssets', () => (text.trim() === '' ? null : text));
  const [nothing, setNothing] = useState(false);
  // The text that was not compared in time when it was to be added.
  const [late, setLate] = useState<string | null>(null);
  const { results, isRunning, start, stop } = useRound(createAssetsMutation());
  const began = isRunning || results.size > 0;
  const onPage = useOnPage();
  // The last round, until the box is edited: from then on the box counts.
  const [sent, setSent] = useState<SentRound | null>(null);
  // Doubtful names are added only where each was asked for.
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const shown = useDeferredValue(text);

  const listed = useMemo(() => {
    const known = hostnamesIn(assets.map(({ name }) => name));
    // The list may be slow to follow.
    for (const [ascii, { is }] of results) if (is === 'done') known.add(ascii);
    return known;
  }, [assets, results]);
  const read = useMemo(() => readPasted(shown, listed), [shown, listed]);
  const leaving = useUnsaved(text.trim() !== '' && !isRunning);
  const wanted = useMemo(() => validIn(read.names), [read]);
  const alerted = useOpenAlerts(wanted, alerts, useCases());
  const own = useOwnNames(wanted, assets, alerted);
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
  const isWanted = (name: string, known: NamesRead) =>
    !known.endings.has(name) &&
    (asked.has(name) || !(alerted.has(name) || isDoubted(known.relations, name)));
  const chosen = wanted.filter((name) => isWanted(name, { relations, endings }));
  const failures = useMemo(
    () => new Map([...results].filter(([, { is }]) => is === 'failed')),
    [results],
  );

  const replace = useCallback((...replacements: readonly Replacement[]) => {
    setText((now) => replacedIn(now, ...replacements));
    setSent(null);
  }, []);
  const addresses = sent ? [] : domainsOfAddresses(preview.names);
  const ask = useCallback((ascii: string, also: boolean) => {
    setAsked((now) => {
      const next = new Set(now);
      if (also) next.add(ascii);
      else next.delete(ascii);
      return next;
    });
    setNothing(false);
  }, []);

  function close() {
    // Closing while calls are made would hide what they come to.
    if (!isRunning) onClose(text);
  }

  async function submit() {
    // What is in the box now; the preview may be a moment behind.
    const { names: typed, rest } = readPasted(text, listed);
    const names = withEndings(typed, endings);
    const sending = validIn(names).filter((name) => isWanted(name, { relations, endings }));
    setNothing(sending.length === 0);
    setLate(null);
    if (sending.length === 0) return;
    if (own.is === 'asking' && late !== text) {
      // Pressed faster than the comparison: what it finds is shown, and the count without that.
      const found = await own.settled();
      if (!onPage()) return;
      if (found === null) {
        setLate(text);
        return;
      }
      if (sending.some((name) => !isWanted(name, found))) return;
    }
    const round = start(sending);
    if (round === null) return;
    setSent({ names, sending: new Set(sending) });
    const after = await round;
    if (wentAway(after)) return;
    if (!onPage()) {
      // Stopped halfway: calls under way finish, the rest are not made.
      notify({ title: outcomeOf(after, sending.length), tone: 'info' });
      return;
    }
    const kept = [...names.filter((name) => isOpen(name, after)).map((name) => name.text), ...rest];
    setText(kept.join('\n'));
    if (kept.length > 0) return;
    const many = after.size > 1 ? 'were added and wait' : 'was added and waits';
    notify({ title: `${count(after.size, ...ASSETS)} ${many} for approval`, tone: 'success' });
    onClose('');
  }

  const again = sent !== null && !isRunning;
  // What could be added is there: the way on is to close, or to correct what is left.
  const finished = again && chosen.length === 0;
  const retries = again && chosen.every((name) => results.has(name));
  return (
    <Dialog
      open
      onClose={close}
      title="Add many assets"
      closeOnOutsidePress={text.trim() === '' && !isRunning}
      footer={
        leaving ? (
          <UnsavedQuestion onKeep={leaving.stay} onDiscard={leaving.leave} />
        ) : (
          <>
            {isRunning ? (
              <Button onClick={stop}>Stop</Button>
            ) : (
              !finished && <Button onClick={close}>{began ? 'Close' : 'Cancel'}</Button>
            )}
            {/* One button all along: the focus is on it when the round ends. */}
            <Button
              type={finished ? 'button' : 'submit'}
              form={formId}
              tone="primary"
              pending={isRunning}
              onClick={finished ? close : undefined}
            >
              {finished
                ? 'Close'
                : isRunning
                  ? 'Adding...'
                  : chosen.length === 0
                    ? 'Add assets'
                    : `${retries ? 'Try' : 'Add'} ${count(chosen.length, ...ASSETS)}${retries ? ' again' : ''}`}
            </Button>
          </>
        )
      }
    >
      <form
        id={formId}
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {given !== null && !began && (
          <Notice tone="info" className="mb-5">
            {KEPT_INPUT_WORDS}
          </Notice>
        )}
        <Field
          label="Domain names"
          help="One per line. Commas, semicolons and tabs also work. Of a web address, its host is read; of a table, its names."
          error={
            nothing
              ? wanted.some((name) => !endings.has(name))
                ? 'Tick “Add it too” at each name that is to be added.'
                : 'There is no name here that can be added.'
              : late === text && own.is === 'asking'
                ? LATE
                : undefined
          }
        >
          {(control) => (
            <Textarea
              {...control}
              ref={box}
              value={text}
              readOnly={isRunning}
              rows={6}
              onChange={(event) => {
                setText(event.currentTarget.value);
                setSent(null);
                setNothing(false);
              }}
              autoComplete="off"
              {...AS_TYPED}
              className="name"
            />
          )}
        </Field>
      </form>
      <p role="status" className="mt-4 text-sm tabular-nums empty:hidden">
        {sent
          ? progressOf(sent.sending, results, isRunning)
          : summaryOf(preview.names, preview.relations, preview.strangers, alerted)}
      </p>
      {!sent && read.leftOut.length > 0 && (
        <p className="mt-1 text-sm break-words text-quiet">
          <HostileText text={leftOutText(read.leftOut)} />
        </p>
      )}
      {addresses.length > 1 && (
        <Button
          size="sm"
          className="mt-2 max-md:h-11"
          onClick={() => {
            replace(...addresses);
            // The button goes with what it mended.
            box.current?.focus();
          }}
        >
          {`Use the domain of ${addresses.length === 2 ? 'both' : `all ${formatNumber(addresses.length)}`} addresses`}
        </Button>
      )}
      {(sent?.names ?? preview.names).length > 0 && (
        <PastedList
          names={sent?.names ?? preview.names}
          results={sent ? results : failures}
          sending={isRunning && sent ? sent.sending : null}
          relations={preview.relations}
          strangers={preview.strangers}
          alerts={alerted}
          asked={asked}
          onAsk={ask}
          onReplace={replace}
        />
      )}
      {!sent && read.rest.length > 0 && (
        <p className="mt-2 text-sm font-semibold">
          {`At most ${formatNumber(MAX_NAMES)} names at a time: ${count(read.rest.length, 'more stays', 'more stay')} in the box for another time.`}
        </p>
      )}
    </Dialog>
  );
}

/** What is shown of names that were read: each as it is known to be by now. */
function previewOf(read: readonly PastedName[], { relations, strangers, endings }: OwnNames) {
  return { read, names: withEndings(read, endings), relations, strangers, endings };
}
