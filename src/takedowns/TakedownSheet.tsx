import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { RESTORED_FORM_WORDS } from '@/session/use-draft.ts';
import { TextField } from '@/components/Field.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { useCaseActions } from '@/cases/index.ts';
import { openMailClient } from '@/components/outreach/outreach.ts';
import { alertSelection } from '@/alerts/model/alert-selection.ts';
import { copyText } from '@/lib/copy-text.ts';
import { download, fileName } from '@/lib/download.ts';
import { mailtoAddress, MAX_MAILTO } from '@/lib/mail.ts';
import { labelText } from '@/lib/visible-text.ts';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { AS_TYPED, Textarea } from '@/ui/Input.tsx';
import { Menu } from '@/ui/Menu.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { Select } from '@/ui/Select.tsx';
import { sentSentence } from './history.ts';
import { fileStem, problemOf, typedAddresses, type Lack, type Letter } from './model/letters.ts';
import { messageText } from './model/message.ts';
import { channelOf } from './model/recipients.ts';
import type { NamedAlert } from './model/types.ts';
import { OtherRecipients } from './OtherRecipients.tsx';
import { PrintedLetter } from './PrintedLetter.tsx';
import { SeenFields } from './SeenFields.tsx';
import { SentForm } from './SentForm.tsx';
import { useTakedown, type TakedownState } from './use-takedown.ts';

const NO_RECIPIENT: Lack = {
  field: 'recipient',
  action: 'Choose a recipient',
  words: 'Choose who gets a letter',
  isWrong: false,
};
const TOO_LONG =
  'The letter is too long for a mail link. Choose Save as email file under More, and open the file.';
const NOT_COPIED = 'The browser did not allow copying. Select the letter and copy it.';

interface Outcome {
  readonly words: string;
  readonly isError?: true;
  /** True if the reported change can be undone. */
  readonly canUndo?: true;
}

interface TakedownSheetProps {
  title: ReactNode;
  /** The names of the request; own assets are left out. */
  prepared: readonly NamedAlert[];
  /** Sentences that the user must read first. */
  notes: readonly string[];
  /** True if it was sent already: the sheet begins with Mark as sent. */
  isSent?: boolean | undefined;
  onClose: () => void;
}

/** `away`: the letter was taken to another program; `asked`: on the way back from there. */
type Step = 'writing' | 'away' | 'asked' | 'marking' | 'printing';

/** True while the footer asks who the letter was sent to. */
const isMarkingIn = (step: Step): boolean => step === 'asked' || step === 'marking';

/** One sheet: recipient, subject, letter, and one button that opens it in the mail program. */
export function TakedownSheet({
  title,
  prepared,
  notes,
  isSent: isSentBefore = false,
  onClose,
}: TakedownSheetProps) {
  const takedown = useTakedown(prepared);
  const { draft, change, letters, sent, isSent } = takedown;
  const [step, setStep] = useState<Step>(isSentBefore ? 'marking' : 'writing');
  const isMarking = isMarkingIn(step);
  const [shownId, setShownId] = useState<string | null>(null);
  const letter =
    letters.find(({ recipient }) => recipient.id === shownId) ??
    letters.find((one) => !isSent(one)) ??
    letters[0] ??
    null;
  const lacks = letter?.lacks ?? [NO_RECIPIENT];
  const [lack] = lacks;
  /** True once the user was led to what is missing: then the fields say so. */
  const [showsMissing, setShowsMissing] = useState(false);
  const shownLacks = lacks.filter(({ isWrong }) => isWrong || showsMissing);
  /** Ids of the alerts of the letters that were marked in this sheet. */
  const [markedIds, setMarkedIds] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const markButton = useRef<HTMLButtonElement>(null);
  const { undoLast } = useCaseActions();

  useReturn(step === 'away', () => setStep('asked'));

  /** Goes to the field of what is missing, and opens its line. */
  function goTo(missing: Lack) {
    flushSync(() => {
      setShowsMissing(true);
      setOutcome(null);
    });
    const field = form.current?.querySelector<HTMLElement>(
      `[data-takedown-field="${missing.field}"]`,
    );
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  }

  /** The letter has left the sheet. */
  function leave(says: Outcome | null) {
    setOutcome(says);
    // A copy may end late: what is typed about a sent letter stays, and so does a page in print.
    setStep((now) => (now === 'writing' ? 'away' : now));
  }

  function openMail({ to, subject, body }: Letter) {
    const address = mailtoAddress(to, subject, body);
    if (address.length > MAX_MAILTO) {
      setOutcome({ words: TOO_LONG, isError: true });
      return;
    }
    openMailClient(address);
    leave(null);
  }

  async function copy({ body }: Letter) {
    if (await copyText(body)) leave({ words: 'Letter copied' });
    else setOutcome({ words: NOT_COPIED, isError: true });
  }

  function save(saved: Letter) {
    const { subject, body, to } = saved;
    const date = Date.now();
    const { language } = draft;
    const message = messageText({ from: takedown.sender, to, subject, body, date, language });
    download(fileName(fileStem(saved), 'eml'), message, 'message/rfc822');
    leave({ words: 'Saved. Open the file in your mail program.' });
  }

  function close(marked = markedIds) {
    takedown.close();
    // Reported alerts are no longer selected.
    alertSelection().untickAll(marked);
    onClose();
  }

  function stopMarking() {
    if (isSentBefore) {
      close();
      return;
    }
    flushSync(() => setStep('writing'));
    markButton.current?.focus();
  }

  /** Goes on to the next letter, or closes after the last one. */
  function openNext(channel: string, ids: readonly string[]) {
    const marked = [...markedIds, ...ids];
    const done = letters.find(({ recipient }) => channelOf(recipient) === channel) ?? letter;
    const next = letters.find((one) => one !== done && !isSent(one));
    if (next === undefined) {
      close(marked);
      return;
    }
    flushSync(() => {
      setStep('writing');
      setShownId(next.recipient.id);
      setMarkedIds(marked);
      setOutcome({ words: `Marked as sent to ${channel}. Next letter below.`, canUndo: true });
    });
    markButton.current?.focus();
  }

  function undo() {
    markButton.current?.focus();
    setOutcome(null);
    void undoLast();
  }

  const warnings = [
    ...notes,
    ...sent.map((one) => sentSentence(one, prepared.length)),
    ...(takedown.isGivenBack ? [RESTORED_FORM_WORDS] : []),
  ];
  return (
    <Dialog
      open
      onClose={() => close()}
      onEscape={isMarking ? stopMarking : undefined}
      title={title}
      width="lg"
      closeOnOutsidePress={!takedown.isEdited}
      footer={
        <>
          <div role="status" className="w-full empty:hidden">
            {outcome && (
              <p className={cx('flex items-center gap-3 text-sm', outcome.isError && 'text-high')}>
                {outcome.words}
                {outcome.canUndo && (
                  <Button size="sm" onClick={undo}>
                    Undo
                  </Button>
                )}
              </p>
            )}
          </div>
          {isMarking ? (
            <SentForm
              takedown={takedown}
              letter={letter}
              isAsked={step === 'asked'}
              onMarked={openNext}
              onCancel={stopMarking}
            />
          ) : (
            <>
              <Button
                ref={markButton}
                tone="quiet"
                className="mr-auto max-sm:-ml-2 max-sm:px-2"
                onClick={() => {
                  setOutcome(null);
                  setStep('marking');
                }}
              >
                Mark as sent
              </Button>
              <Menu
                disabled={lack !== undefined}
                trigger={
                  <Button
                    icon={<ChevronDown aria-hidden size={16} strokeWidth={1.5} />}
                    className="max-sm:px-2.5"
                  >
                    More
                  </Button>
                }
                items={[
                  { label: 'Copy', onChoose: () => letter && void copy(letter) },
                  { label: 'Save as email file', onChoose: () => letter && save(letter) },
                  { label: 'Print', onChoose: () => setStep('printing') },
                ]}
              />
              <Button
                tone="primary"
                className="max-sm:px-3"
                onClick={() => {
                  if (lack) goTo(lack);
                  else if (letter) openMail(letter);
                }}
              >
                {lack?.action ?? 'Open in mail'}
              </Button>
            </>
          )}
        </>
      }
    >
      <div ref={form} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {warnings.length > 0 && (
          <Notice tone="info">
            <ul aria-label="About this request">
              {warnings.map((words) => (
                <li key={words}>
                  <HostileText text={words} dir="ltr" />
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {letters.length > 1 && (
          <LetterList
            letters={letters}
            shown={letter}
            isSent={isSent}
            onShow={({ recipient }) => {
              setShownId(recipient.id);
              setOutcome(null);
            }}
          />
        )}
        {letter && <LetterFields takedown={takedown} letter={letter} lacks={shownLacks} />}
        {/* Without a letter the choice of recipients is the first field, which gets the focus. */}
        <ClosedLine title="Also write to the registrar and the host" isOpen={letter === null}>
          <OtherRecipients takedown={takedown} />
        </ClosedLine>
        <ClosedLine title={draft.kind === 'abuse' ? 'Add what you saw' : 'Add your rights'}>
          <SeenFields draft={draft} change={change} lacks={shownLacks} />
        </ClosedLine>
      </div>
      {step === 'printing' && letter && (
        <PrintedLetter
          letter={letter}
          language={draft.language}
          onPrinted={() => setStep('writing')}
        />
      )}
    </Dialog>
  );
}

/** Calls back when the user comes back to this window. */
function useReturn(isAway: boolean, onReturn: () => void): void {
  const back = useEffectEvent(onReturn);
  useEffect(() => {
    if (!isAway) return undefined;
    const listener = () => back();
    window.addEventListener('focus', listener);
    return () => window.removeEventListener('focus', listener);
  }, [isAway]);
}

interface LetterListProps {
  letters: readonly Letter[];
  shown: Letter | null;
  isSent: (letter: Letter) => boolean;
  onShow: (letter: Letter) => void;
}

/** The letters of the request, one of which is shown below. */
function LetterList({ letters, shown, isSent, onShow }: LetterListProps) {
  return (
    <ol aria-label="Letters" className="border-y border-hairline">
      {letters.map((letter) => (
        <li key={letter.recipient.id} className="border-t border-hairline first:border-t-0">
          <button
            type="button"
            aria-current={letter === shown || undefined}
            onClick={() => onShow(letter)}
            className="flex min-h-9 w-full items-center justify-between gap-3 px-2 text-left hover:bg-ink/6 aria-[current]:bg-tint aria-[current]:text-brand-deep pointer-coarse:min-h-11"
          >
            <span className="min-w-0 wrap-anywhere">
              {labelText(letter.recipient.name, 'No name')}
            </span>{' '}
            <span className="shrink-0 text-quiet">{isSent(letter) ? 'Sent' : 'To send'}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface LetterFieldsProps {
  takedown: TakedownState;
  letter: Letter;
  /** Shown next to their fields. */
  lacks: readonly Lack[];
}

/** Recipient and subject, and the letter, which can be edited. */
function LetterFields({ takedown: { draft, change }, letter, lacks }: LetterFieldsProps) {
  const id = useId();
  const { recipient, to, subject, body, isEdited, key } = letter;
  const isHindi = draft.language === 'hi';
  function write(text: string | null) {
    const { [key]: _before, ...others } = draft.texts;
    change({ texts: text === null ? others : { ...others, [key]: text } });
  }
  return (
    <>
      <dl className="grid grid-cols-[4rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 text-sm">
        <dt className="text-quiet">To</dt>
        <dd className="min-w-0 wrap-anywhere">
          <HostileText text={recipient.name} />
          {!recipient.editable && (
            <span className="ml-2 font-mono text-xs text-quiet max-sm:ml-0 max-sm:block">
              {to.join(', ')}
            </span>
          )}
        </dd>
        <dt className="text-quiet">Subject</dt>
        <dd
          className={cx('wrap-anywhere', !isHindi && 'font-mono text-console')}
          lang={draft.language}
        >
          {subject}
        </dd>
      </dl>
      {recipient.editable && (
        <TextField
          {...AS_TYPED}
          label="Email address"
          error={problemOf(lacks, 'address')}
          data-takedown-field="address"
          value={typedAddresses(draft, recipient)}
          onChange={({ target: { value } }) =>
            change({ addresses: { ...draft.addresses, [recipient.id]: value } })
          }
          className="font-mono md:text-console"
        />
      )}
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-center gap-2">
          <label htmlFor={`${id}-letter`} className="mr-auto text-sm font-semibold max-sm:sr-only">
            Letter
          </label>
          <Select
            aria-label="Kind"
            value={draft.kind}
            className="w-42 max-sm:grow"
            onChange={({ target: { value } }) =>
              change({ kind: value === 'trademark' ? value : 'abuse' })
            }
          >
            <option value="abuse">Abuse report</option>
            <option value="trademark">Trademark notice</option>
          </Select>
          <Select
            aria-label="Language"
            value={draft.language}
            className="w-28"
            onChange={({ target: { value } }) =>
              change({ language: value === 'hi' ? value : 'en' })
            }
          >
            <option value="en">English</option>
            <option value="hi" lang="hi">
              हिन्दी
            </option>
          </Select>
        </div>
        <Textarea
          id={`${id}-letter`}
          lang={draft.language}
          value={body}
          onChange={(event) => write(event.target.value)}
          // Names are in the mono face in Hindi, too.
          className={cx(
            'h-[max(9rem,calc(100dvh-29rem))] max-h-112 font-mono max-sm:h-[max(9rem,calc(100dvh-34rem))]',
            isHindi ? '[word-spacing:-0.25em] md:text-sm' : 'md:text-console',
          )}
        />
        {isEdited && (
          <Button size="sm" tone="quiet" className="justify-self-start" onClick={() => write(null)}>
            Reset to generated text
          </Button>
        )}
      </div>
    </>
  );
}

interface ClosedLineProps {
  title: string;
  /** True if it begins open. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A line that opens fields which few users need. */
function ClosedLine({ title, isOpen = false, children }: ClosedLineProps) {
  // Afterwards the user opens and closes it.
  const [startsOpen] = useState(isOpen);
  return (
    <details open={startsOpen} className="border-t border-hairline pt-2">
      <summary className="w-fit cursor-pointer py-1 text-sm font-semibold text-brand">
        {title}
      </summary>
      <div className="pt-2 pb-1">{children}</div>
    </details>
  );
}
