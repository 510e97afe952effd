import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { Asset } from '@/api/contract/index.ts';
import { KEPT_INPUT_WORDS, useGivenBack, useKeptInput } from '@/auth/kept-input.ts';
import { Field } from '@/components/Field.tsx';
import { notify } from '@/components/notify.ts';
import { UnsavedQuestion, useUnsaved } from '@/components/unsaved.tsx';
import { count, formatNumber } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Textarea } from '@/ui/Input.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { useOnPage } from '@/ui/use-on-page.ts';
import { wentAway, type WorkResult } from '@/features/shared/bulk/run-many.ts';
import { keptPaste } from './asset-draft.ts';
import { hostnamesIn, MAX_NAMES, readPasted, type PastedName } from './pasted-names.ts';
import { PastedList } from './PastedList.tsx';
import { useAddRound, type AddRound } from './use-add-round.ts';

const NOUN = ['asset', 'assets'] as const;

interface AddManyDialogProps {
  /** What stood in the box when it was closed last. */
  draft: string;
  /** The assets that are there already. */
  assets: readonly Asset[];
  /** Told, when the dialog closes, what is to be kept for the next time. */
  onClose: (draft: string) => void;
}

/** Registers many domains from a paste: a preview of every line, then a result for each. */
export function AddManyDialog({ draft, assets, onClose }: AddManyDialogProps) {
  const formId = useId();
  const given = useGivenBack(keptPaste);
  const [text, setText] = useState(given ?? draft);
  useKeptInput(keptPaste, () => (text.trim() === '' ? null : text));
  const [nothing, setNothing] = useState(false);
  const { round, add, stop } = useAddRound();
  const onPage = useOnPage();
  // Typed in since the round: the box is what counts, not what was sent.
  const [edited, setEdited] = useState(true);
  const shown = useDeferredValue(text);

  const listed = useMemo(() => {
    const known = hostnamesIn(assets.map(({ name }) => name));
    // The list may be slow to follow.
    for (const [ascii, { is }] of round?.results ?? []) if (is === 'done') known.add(ascii);
    return known;
  }, [assets, round]);
  const read = useMemo(() => readPasted(shown, listed), [shown, listed]);
  const running = round !== null && !round.ended;
  const leaving = useUnsaved(text.trim() !== '' && !running);
  const sent = edited ? null : round;
  const valid = validIn(read.names);
  const failures = useMemo(
    () => new Map([...(round?.results ?? [])].filter(([, { is }]) => is === 'failed')),
    [round],
  );

  function close() {
    // Closing while calls are made would hide what they come to.
    if (!running) onClose(text);
  }

  async function submit() {
    // What is in the box now; the preview may be a moment behind.
    const { names, rest } = readPasted(text, listed);
    setNothing(validIn(names) === 0);
    if (validIn(names) === 0) return;
    const added = add(names);
    if (added === null) return;
    setEdited(false);
    const results = await added;
    if (wentAway(results)) return;
    if (!onPage()) {
      // Left in the middle: what was under way is done, the rest is not tried.
      notify({ title: outcomeOf({ names, results, ended: true }), tone: 'info' });
      return;
    }
    const kept = [
      ...names.filter((name) => isOpen(name, results)).map((name) => name.text),
      ...rest,
    ];
    setText(kept.join('\n'));
    if (kept.length > 0) return;
    const many = results.size > 1 ? 'were added and wait' : 'was added and waits';
    notify({ title: `${count(results.size, ...NOUN)} ${many} for approval`, tone: 'success' });
    onClose('');
  }

  const again = sent?.ended === true;
  // What could be added is there: the way on is to close, or to correct what is left.
  const finished = again && valid === 0;
  return (
    <Dialog
      open
      onClose={close}
      title="Add many assets"
      closeOnOutsidePress={text.trim() === '' && !running}
      footer={
        leaving ? (
          <UnsavedQuestion onKeep={leaving.stay} onDiscard={leaving.leave} />
        ) : (
          <>
            {running ? (
              <Button onClick={stop}>Stop</Button>
            ) : (
              !finished && <Button onClick={close}>{round ? 'Close' : 'Cancel'}</Button>
            )}
            {/* One button all along: the focus is on it when the round ends. */}
            <Button
              type={finished ? 'button' : 'submit'}
              form={formId}
              tone="primary"
              pending={running}
              onClick={finished ? close : undefined}
            >
              {finished
                ? 'Close'
                : running
                  ? 'Adding...'
                  : valid === 0
                    ? 'Add assets'
                    : `${again ? 'Try' : 'Add'} ${count(valid, ...NOUN)}${again ? ' again' : ''}`}
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
        {given !== null && round === null && (
          <Notice tone="info" className="mb-5">
            {KEPT_INPUT_WORDS}
          </Notice>
        )}
        <Field
          label="Domain names"
          help="One a line. Commas, semicolons and tabs separate too. Without http:// or https://"
          error={nothing ? 'There is no name here that can be added.' : undefined}
        >
          {(control) => (
            <Textarea
              {...control}
              value={text}
              readOnly={running}
              rows={6}
              onChange={(event) => {
                setText(event.currentTarget.value);
                setEdited(true);
                setNothing(false);
              }}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              className="name"
            />
          )}
        </Field>
      </form>
      <p role="status" className="mt-4 text-sm tabular-nums empty:hidden">
        {sent ? progressOf(sent) : summaryOf(read.names)}
      </p>
      {(sent ?? read).names.length > 0 && (
        <PastedList
          names={(sent ?? read).names}
          results={sent ? sent.results : failures}
          running={running}
        />
      )}
      {!sent && read.rest.length > 0 && (
        <p className="mt-2 text-sm text-medium">
          {`At most ${formatNumber(MAX_NAMES)} names at a time: ${count(read.rest.length, 'more stays', 'more stay')} in the box for another time.`}
        </p>
      )}
    </Dialog>
  );
}

const validIn = (names: readonly PastedName[]) => names.filter(({ is }) => is === 'valid').length;

/** Whether there is anything left to do about a name: not about one that is there now, or twice. */
function isOpen(name: PastedName, results: ReadonlyMap<string, WorkResult>): boolean {
  if (name.is === 'valid') return results.get(name.ascii)?.is !== 'done';
  return name.is === 'invalid';
}

/** How many names there are of each kind, as one sentence; '' where there is none. */
function summaryOf(names: readonly PastedName[]): string {
  if (names.length === 0) return '';
  const of = (is: PastedName['is']) => names.filter((name) => name.is === is).length;
  const parts = [
    [of('valid'), 'can be added'],
    [of('duplicate'), of('duplicate') === 1 ? 'duplicate' : 'duplicates'],
    [of('listed'), 'already listed'],
    [of('invalid'), of('invalid') === 1 ? 'not a domain name' : 'not domain names'],
  ] as const;
  const told = parts
    .filter(([many]) => many > 0)
    .map(([many, what]) => `${formatNumber(many)} ${what}`);
  return `${count(names.length, 'name')}: ${told.join(', ')}`;
}

/** How far a round is, or what it came to. */
const progressOf = (round: AddRound): string =>
  round.ended ? `${outcomeOf(round)}. What is left stays in the box.` : outcomeOf(round);

function outcomeOf({ names, results, ended }: AddRound): string {
  const of = (is: WorkResult['is']) => [...results.values()].filter((one) => one.is === is).length;
  const added = `${formatNumber(of('done'))} of ${count(validIn(names), ...NOUN)} added`;
  if (!ended) return `${added} so far`;
  const parts = [
    added,
    of('failed') > 0 && `${formatNumber(of('failed'))} failed`,
    of('left') > 0 && `${formatNumber(of('left'))} not tried`,
  ];
  return parts.filter(Boolean).join(', ');
}
