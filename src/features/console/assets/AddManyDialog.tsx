import { useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import type { Asset } from '@/api/contract/index.ts';
import { createAssetsMutation } from '@/api/queries/assets.ts';
import { KEPT_INPUT_WORDS } from '@/auth/kept-input.ts';
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
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import { useBatch, wentAway } from '@/components/use-batch.ts';
import { AddManyButtons } from './AddManyButtons.tsx';
import {
  domainsOfAddresses,
  MAX_NAMES,
  replacedIn,
  type PastedName,
  type Replacement,
} from './pasted-names.ts';
import {
  ASSETS,
  isOpen,
  leftOutText,
  outcomeOf,
  progressOf,
  summaryOf,
  validIn,
} from './pasted-words.ts';
import { PastedList } from './PastedList.tsx';
import { usePaste } from './use-paste.ts';
import { usePreview } from './use-preview.ts';

const KEPT = 'What you pasted is kept in this tab until you log out: open “Add many” again';

const LATE =
  'The names have not been checked yet, which takes longer than usual. Press again to add them unchecked.';

interface AddManyDialogProps {
  /** The assets that are there already. */
  assets: readonly Asset[];
  /** The alerts, where they are loaded. */
  alerts: AlertIndex | undefined;
  onClose: () => void;
}

interface SentRound {
  /** All that was in the box. */
  readonly names: readonly PastedName[];
  /** The ASCII forms of those that were sent. */
  readonly sending: ReadonlySet<string>;
}

/** Registers many domains from a paste: a preview of every line, then a result for each. */
export function AddManyDialog({ assets, alerts, onClose }: AddManyDialogProps) {
  const formId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const paste = usePaste();
  const { text, setText } = paste;
  const [nothing, setNothing] = useState(false);
  // The text that was not compared in time when it was to be added.
  const [late, setLate] = useState<string | null>(null);
  // Closing was to lose what the browser does not keep.
  const [asksToClose, setAsksToClose] = useState(false);
  const { results, isRunning, start, stop } = useBatch(createAssetsMutation());
  const began = isRunning || results.size > 0;
  const onPage = useOnPage();
  // The last round, until the box is edited: from then on the box counts.
  const [sent, setSent] = useState<SentRound | null>(null);
  const leaving = useUnsaved(!paste.isEmpty && !isRunning);
  const {
    preview,
    read,
    own,
    alerted,
    alertsSettled,
    asked,
    ask,
    isWanted,
    chosen,
    canAsk,
    readNow,
  } = usePreview(useDeferredValue(text), { assets, alerts, results });
  const failures = useMemo(
    () => new Map([...results].filter(([, { is }]) => is === 'failed')),
    [results],
  );

  const replace = useCallback(
    (...replacements: readonly Replacement[]) => {
      setText((now) => replacedIn(now, ...replacements));
      setSent(null);
    },
    [setText],
  );
  const addresses = sent ? [] : domainsOfAddresses(preview.names);
  const askFor = useCallback(
    (ascii: string, also: boolean) => {
      ask(ascii, also);
      setNothing(false);
    },
    [ask],
  );

  function close() {
    // Closing while calls are made would hide what they come to.
    if (isRunning) return;
    if (!paste.isEmpty && !paste.isKept()) {
      setAsksToClose(true);
      return;
    }
    if (!paste.isEmpty) notify({ title: KEPT, tone: 'info' });
    onClose();
  }

  function discard() {
    paste.forget();
    if (leaving) leaving.leave();
    else onClose();
  }

  async function submit() {
    // What is in the box now; the preview may be a moment behind.
    const { names, rest } = readNow(text);
    const sending = validIn(names).filter((name) => isWanted(name));
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
    const inAlerts = (await alertsSettled()) ?? alerted;
    if (!onPage() || sending.some((name) => !isWanted(name, undefined, inAlerts))) return;
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
    onClose();
  }

  return (
    <Dialog
      open
      onClose={close}
      title="Add many assets"
      closeOnOutsidePress={paste.isEmpty && !isRunning}
      footer={
        leaving || asksToClose ? (
          <UnsavedQuestion
            onKeep={() => (leaving ? leaving.stay() : setAsksToClose(false))}
            onDiscard={discard}
          />
        ) : (
          <AddManyButtons
            form={formId}
            count={chosen.length}
            isRunning={isRunning}
            began={began}
            isAgain={sent !== null && !isRunning}
            retries={chosen.every((name) => results.has(name))}
            onStop={stop}
            onClose={close}
          />
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
        {paste.isGivenBack && !began && (
          <Notice tone="info" className="mb-5">
            {KEPT_INPUT_WORDS}
          </Notice>
        )}
        {paste.isFromBefore && !began && (
          <Notice
            tone="info"
            className="mb-5"
            action={
              <Button
                size="sm"
                className="max-md:h-11"
                onClick={() => {
                  setText('');
                  box.current?.focus();
                }}
              >
                Clear
              </Button>
            }
          >
            What you pasted before is here again.
          </Notice>
        )}
        <Field
          label="Domain names"
          help="One per line. Commas, semicolons and tabs also work. Of a web address, its host is read; of a table, its names."
          error={
            nothing
              ? canAsk
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
          onAsk={askFor}
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
