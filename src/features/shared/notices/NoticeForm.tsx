import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ImpersonationAlert } from '@/api/contract/index.ts';
import { useCaseActions } from '@/features/shared/cases/use-cases.ts';
import { alertSelection } from '@/features/shared/queue/alert-selection.ts';
import { openMailClient } from '@/features/shared/outreach/outreach.ts';
import { copyText } from '@/lib/copy-text.ts';
import { download, fileName } from '@/lib/download.ts';
import { mailtoAddress, MAX_MAILTO } from '@/lib/mail.ts';
import { IN_DIALOG } from '@/lib/open-layer.ts';
import { highlightsFor } from '@/lookalike/highlights.ts';
import { noticeFileStem } from '@/takedowns/model/file-name.ts';
import { messageText } from '@/takedowns/model/message.ts';
import type { NoticeName } from '@/takedowns/model/types.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { useMedia } from '@/ui/use-media.ts';
import { KindAndLanguage } from './KindAndLanguage.tsx';
import { useTellKept } from './kept-draft.ts';
import { KindFields } from './KindFields.tsx';
import { NARROW, NoticeButtons } from './NoticeButtons.tsx';
import { NoticeFooter, type Outcome } from './NoticeFooter.tsx';
import { NoticeIntro } from './NoticeIntro.tsx';
import { NoticeSheet } from './NoticeSheet.tsx';
import { NoticeTextField } from './NoticeTextField.tsx';
import { copyOutcome, noAddress, tooLong } from './outcomes.ts';
import { channelOf, progressOf, progressWords } from './progress.ts';
import { Recipients } from './Recipients.tsx';
import type { SentMail } from './reported-before.ts';
import { placeOf } from './place-of.ts';
import { requestTitle } from './request-title.tsx';
import { SentForm } from './SentForm.tsx';
import { SignatureFields } from './SignatureFields.tsx';
import { useMailSeen } from './use-mail-seen.ts';
import { useNotice, type NoticeState } from './use-notice.ts';

/** Room for the mail beside its fields: `lg`. */
const WIDE = '(min-width: 64rem)';

interface NoticeFormProps {
  alerts: readonly ImpersonationAlert[];
  names: readonly NoticeName[];
  /** What the notice is not about, in sentences. */
  leftOut: readonly string[];
  /** What was reported about the same name already, in sentences. */
  reported: readonly string[];
  /** What the histories say was sent of it before, as it opens: in a sentence, '' for nothing; and each mail. */
  sentBefore: string;
  mailsBefore: readonly SentMail[];
  /** It was sent already: the form begins with to whom. */
  isSent?: boolean | undefined;
  onClose: () => void;
}

/** The notice as a form: kind, fields, recipients and signature make the text, which stays open to edits. */
export function NoticeForm({
  alerts,
  names,
  leftOut,
  reported,
  sentBefore,
  mailsBefore,
  isSent = false,
  onClose,
}: NoticeFormProps) {
  const [before] = useState({ words: sentBefore, mails: mailsBefore });
  const notice = useNotice(alerts, names, before.mails);
  const { text, asDraft, to, shown } = notice;
  const [first] = names;
  const [attempts, setAttempts] = useState(0);
  /** Whether the reader went to what is missing without an attempt. */
  const [told, setTold] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [printedAt, setPrintedAt] = useState<number | null>(null);
  const [telling, setTelling] = useState(isSent);
  /** The reader whose mail was opened, copied or saved to be sent. */
  const [handed, setHanded] = useState<string | null>(null);
  const { sent, record, takeBack } = useSent();
  const progress = progressOf(notice, sent, before.mails);
  const { undoLast } = useCaseActions();
  const tellKept = useTellKept();
  const isWide = useMedia(WIDE);
  const isNarrow = useMedia(NARROW);
  // In state: the dialog draws its content later than this component.
  const [form, setForm] = useState<HTMLElement | null>(null);
  const { seen, read } = useMailSeen(form);
  const sentButton = useRef<HTMLButtonElement>(null);
  const problems = attempts > 0 || told ? notice.problems : {};
  const reader = shown?.id ?? '';
  const isHanded = handed === reader;
  const isWhole = Object.keys(notice.problems).length === 0;
  // What was sent is not what is next, as long as another mail is to be sent.
  const isNext = !progress.sentTo.has(reader) || progress.done === progress.of;
  const leads = isHanded ? 'sent' : isWhole && to !== null && isNext ? 'mail' : null;
  const readsFirst = isNarrow && leads === 'mail' && !seen;
  const mailto = mailtoAddress(to ?? [], text.subject, text.body);

  useFormFocus(form, attempts, isSent);

  /** Does it once the notice is whole; until then its fields say what is missing. */
  function whenWhole(act: () => void, needsAddress = false) {
    setOutcome(null);
    if (!isWhole) {
      setAttempts((before) => before + 1);
    } else if (needsAddress && to === null) {
      setOutcome(noAddress(shown !== null));
      setAttempts((before) => before + 1);
    } else {
      act();
    }
  }

  function leave() {
    const isBegun = progress.done > 0 && progress.done < progress.of;
    if (notice.isEdited || isBegun) {
      tellKept(
        alerts.map(({ id }) => id),
        isBegun ? progressWords(progress) : '',
      );
    }
    close(sentAlerts());
  }

  /** The ids of the alerts that the mails recorded since it was opened were about. */
  const sentAlerts = () => [...sent.values()].flatMap(({ alerts: about }) => [...about]);

  /** What was recorded is dealt with: it loses its tick, once no other mail is about it. */
  function close(recorded: readonly string[]) {
    alertSelection().untickAll(recorded);
    onClose();
  }

  /** Whatever the fields lack: a mail that has left can always be noted. */
  function tell() {
    setOutcome(null);
    setTelling(true);
  }

  /** From what was sent to the buttons, of which the one that led there has the focus again. */
  function stepBack() {
    if (isSent) {
      leave();
      return;
    }
    backToButtons();
  }

  function backToButtons() {
    flushSync(() => setTelling(false));
    sentButton.current?.focus();
  }

  /** Where another mail waits, the dialog goes on to it. */
  function kept(words: string, to: string, mail: SentMail) {
    // Kept before the dialog closes.
    if (to !== '') flushSync(() => notice.noteSent(to, mail.channel));
    const next = progress.left.find(({ id }) => id !== to);
    const isOver = notice.picked.length < 2 || next === undefined;
    if (isOver && progress.waiting === 0) {
      close([...sentAlerts(), ...mail.alerts]);
      return;
    }
    backToButtons();
    setHanded(null);
    record(to, mail);
    if (!isOver) notice.show(next.id);
    const then = isOver ? 'look up the other recipients' : `the mail to ${channelOf(next)}`;
    setOutcome({ tone: 'success', words: `${words} Next: ${then}.`, canUndo: true });
  }

  function takenBack(to: string) {
    takeBack(to);
    notice.noteSent(to, null);
    setOutcome({ tone: 'info', words: 'Taken back: it is no longer recorded as sent.' });
  }

  /** Its button goes with the first press: a second one would take back what was done before. */
  function undo() {
    sentButton.current?.focus();
    setOutcome(null);
    void undoLast();
  }

  async function copy() {
    setOutcome(null);
    const copied = await copyText(asDraft ? `${asDraft.head}\n\n${asDraft.body}` : text.body);
    if (copied && !asDraft) setHanded(reader);
    setOutcome(copyOutcome(copied, asDraft !== null));
  }

  const openMail = () =>
    whenWhole(() => {
      if (mailto.length > MAX_MAILTO) {
        setOutcome(tooLong(mailto.length));
      } else {
        openMailClient(mailto);
        setHanded(reader);
      }
    }, true);

  const save = () =>
    whenWhole(() => {
      saveMail(notice);
      setHanded(reader);
    }, true);

  const intro = (
    <NoticeIntro
      key="intro"
      names={notice.names}
      isInMail={notice.quotes}
      isGivenBack={notice.isGivenBack}
      reported={reported}
      leftOut={leftOut}
      stands={isSent ? 'sent' : isHanded || telling ? 'handed' : 'here'}
      sentBefore={before.words}
      onRead={isWide || readsFirst ? undefined : read}
      progress={progress}
      onShow={notice.show}
    />
  );
  const recipients = <Recipients key="recipients" notice={notice} tried={attempts > 0} />;
  const kind = (
    <KindAndLanguage
      key="kind"
      notice={notice}
      onKind={() => {
        setAttempts(0);
        setTold(false);
        setOutcome(null);
      }}
    />
  );
  const fields = (
    <div key="fields" className="grid min-w-0 content-start gap-5">
      <KindFields notice={notice} problems={problems} />
      <SignatureFields notice={notice} problem={problems.signer} />
    </div>
  );
  const mail = (
    <NoticeTextField
      key="mail"
      notice={notice}
      sentTo={progress.sentTo}
      onEdit={() => setOutcome(null)}
    />
  );

  return (
    <Dialog
      open
      onClose={leave}
      onEscape={telling ? stepBack : undefined}
      title={requestTitle(
        names.map(({ domain }) => ({ impersonating_domain: domain })),
        first?.explanation ? highlightsFor(first.explanation, first.domain) : null,
      )}
      width="xl"
      closeOnOutsidePress={!notice.isEdited}
      footer={
        <NoticeFooter
          notice={notice}
          sentTo={progress.sentTo}
          form={form}
          outcome={outcome}
          isTelling={telling}
          isHanded={isHanded}
          onGo={() => setTold(true)}
          onUndo={undo}
        >
          {telling ? (
            <SentForm notice={notice} onKept={kept} onTakenBack={takenBack} onCancel={stepBack} />
          ) : (
            <NoticeButtons
              sentButton={sentButton}
              place={placeOf(notice)}
              leads={leads}
              onSent={tell}
              onCopy={() => void copy()}
              onPrint={() => {
                setOutcome(null);
                setPrintedAt(Date.now());
              }}
              onSave={save}
              onMail={openMail}
              onRead={readsFirst ? read : undefined}
            />
          )}
        </NoticeFooter>
      }
    >
      <div
        ref={setForm}
        className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 lg:grid-cols-2 lg:grid-rows-[auto_auto_auto_1fr]"
      >
        {inOrder(
          { intro, kind, recipients, fields, mail },
          { isWide, isNarrow, asksFields: notice.asksFields },
        )}
      </div>
      {printedAt !== null && (
        <NoticeSheet notice={notice} date={printedAt} onPrinted={() => setPrintedAt(null)} />
      )}
    </Dialog>
  );
}

/** Saves the shown mail of a notice as `.eml`. */
function saveMail({ told, to, text, draft, kind, sender }: NoticeState): void {
  const message = messageText({
    from: sender,
    to: to ?? [],
    subject: text.subject,
    body: text.body,
    date: Date.now(),
    language: draft.language,
  });
  const stem = noticeFileStem(kind, told, to?.[0] ?? '');
  download(fileName(stem, 'eml'), message, 'message/rfc822');
}

/**
 * Where the focus goes by itself: to the first wrong field after an attempt, and to whom it was sent where the dialog
 * begins with that.
 *
 * @param attempts how often the notice was to leave while something was missing
 */
function useFormFocus(form: HTMLElement | null, attempts: number, isSent: boolean): void {
  useEffect(() => {
    if (attempts === 0) return;
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, attempts]);
  useEffect(() => {
    // The dialog, which is open by now, begins with the first of its fields.
    const dialog = form?.closest(IN_DIALOG);
    if (isSent) dialog?.querySelector<HTMLElement>('[data-footer] select')?.focus();
  }, [form, isSent]);
}

/** The mails that were recorded as sent while the notice was open; one that is taken back leaves. */
function useSent() {
  /** By the ids of their readers. */
  const [sent, setSent] = useState<ReadonlyMap<string, SentMail>>(new Map());
  return {
    sent,
    record: (reader: string, mail: SentMail) =>
      setSent((before) => new Map(before).set(reader, mail)),
    takeBack: (reader: string) =>
      setSent((before) => new Map([...before].filter(([id]) => id !== reader))),
  };
}

type Part = 'intro' | 'kind' | 'recipients' | 'fields' | 'mail';

/**
 * The parts of a notice in the order of the eye, in which the keyboard goes, too. The mail stands beside all of it, or right
 * below its recipients, to be read before it is opened; what some mail asks for comes before that. A phone, where the kind
 * takes the room of two rows, begins with the recipients.
 *
 * @param asksFields whether some mail needs what the fields ask for
 */
function inOrder(
  parts: Readonly<Record<Part, ReactNode>>,
  { isWide, isNarrow, asksFields }: Record<'isWide' | 'isNarrow' | 'asksFields', boolean>,
): ReactNode[] {
  const { intro, kind, recipients, fields, mail } = parts;
  if (isNarrow) {
    return asksFields
      ? [intro, recipients, kind, fields, mail]
      : [intro, recipients, mail, kind, fields];
  }
  return isWide || asksFields
    ? [intro, kind, recipients, fields, mail]
    : [intro, kind, recipients, mail, fields];
}
