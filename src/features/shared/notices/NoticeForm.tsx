import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ImpersonationAlert } from '@/api/contract/index.ts';
import { notify } from '@/components/notify.ts';
import { useCaseActions } from '@/features/shared/cases/use-cases.ts';
import { alertSelection } from '@/features/shared/queue/alert-selection.ts';
import { openMailClient } from '@/features/shared/outreach/outreach.ts';
import { copyText } from '@/lib/copy-text.ts';
import { labelText } from '@/lib/visible-text.ts';
import { mailtoAddress, MAX_MAILTO } from '@/lib/mail.ts';
import { markedGraphemesOf } from '@/lookalike/lit-graphemes.ts';
import { nameInSentence } from '@/notices/recipients.ts';
import type { NoticeName } from '@/notices/types.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { useMedia } from '@/ui/use-media.ts';
import { KindAndLanguage } from './KindAndLanguage.tsx';
import { KindFields } from './KindFields.tsx';
import { NARROW, NoticeButtons } from './NoticeButtons.tsx';
import { NoticeFooter, type Outcome } from './NoticeFooter.tsx';
import { NoticeIntro } from './NoticeIntro.tsx';
import { NoticeSheet } from './NoticeSheet.tsx';
import { NoticeTextField } from './NoticeTextField.tsx';
import { copyOutcome, noAddress, tooLong } from './outcomes.ts';
import { Recipients } from './Recipients.tsx';
import { placeOf } from './place-of.ts';
import { requestTitle } from './request-title.tsx';
import { saveMail } from './save-mail.ts';
import { SentForm } from './SentForm.tsx';
import { SignatureFields } from './SignatureFields.tsx';
import { useMailSeen } from './use-mail-seen.ts';
import { useNotice } from './use-notice.ts';
import { useSent } from './use-sent.ts';

/** Room for the mail beside its fields: `lg`. */
const WIDE = '(min-width: 64rem)';

interface NoticeFormProps {
  alerts: readonly ImpersonationAlert[];
  names: readonly NoticeName[];
  /** What the notice is not about, in sentences. */
  leftOut: readonly string[];
  /** What was reported about the same name already, in sentences. */
  reported: readonly string[];
  /** What the histories say was sent of it before, in a sentence; '' for nothing. */
  sentBefore: string;
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
  isSent = false,
  onClose,
}: NoticeFormProps) {
  const notice = useNotice(alerts, names);
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
  const { undoLast } = useCaseActions();
  const isWide = useMedia(WIDE);
  const isNarrow = useMedia(NARROW);
  const form = useRef<HTMLDivElement>(null);
  const { seen, read } = useMailSeen(form);
  const sentButton = useRef<HTMLButtonElement>(null);
  const problems = attempts > 0 || told ? notice.problems : {};
  const reader = shown?.id ?? '';
  const isHanded = handed === reader;
  const isWhole = Object.keys(notice.problems).length === 0;
  const leads = isHanded ? 'sent' : isWhole && to !== null ? 'mail' : null;
  const readsFirst = isNarrow && leads === 'mail' && !seen;
  const mailto = mailtoAddress(to ?? [], text.subject, text.body);

  useEffect(() => {
    if (attempts === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  useEffect(() => {
    // The dialog, which is open by now, begins with the first of its fields.
    const dialog = form.current?.closest('dialog');
    if (isSent) dialog?.querySelector<HTMLElement>('[data-footer] select')?.focus();
  }, [isSent]);

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
    if (notice.isEdited) {
      notify({
        title: 'Draft kept in this tab until you log out: open the request again',
        tone: 'info',
      });
    }
    close([...sent.values()].flat());
  }

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
    flushSync(() => setTelling(false));
    sentButton.current?.focus();
  }

  /** Where another mail waits, the dialog goes on to it. */
  function kept(words: string, to: string, about: readonly string[]) {
    const next = notice.picked.find(({ id }) => id !== to && !sent.has(id));
    if (notice.picked.length < 2 || next === undefined) {
      close([...[...sent.values()].flat(), ...about]);
      return;
    }
    setTelling(false);
    setHanded(null);
    record(to, about);
    notice.show(next.id);
    setOutcome({
      tone: 'success',
      words: `${words} Next: the mail to ${labelText(nameInSentence(next.name), 'the other recipient')}.`,
      canUndo: true,
    });
  }

  function takenBack(to: string) {
    takeBack(to);
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
      names={names}
      isInMail={notice.quotes}
      isGivenBack={notice.isGivenBack}
      reported={reported}
      leftOut={leftOut}
      stands={isSent ? 'sent' : isHanded || telling ? 'handed' : 'here'}
      sentBefore={sentBefore}
      onRead={isWide || readsFirst ? undefined : read}
      recorded={{
        done: sent.size,
        of: new Set([...sent.keys(), ...notice.picked.map(({ id }) => id)]).size,
      }}
    />
  );
  // They decide what has to be filled in, and so stand before it.
  const go = () => setTold(true);
  const recipients = (
    <Recipients key="recipients" notice={notice} tried={attempts > 0} form={form} onGo={go} />
  );
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
    <NoticeTextField key="mail" notice={notice} sentTo={sent} onEdit={() => setOutcome(null)} />
  );

  return (
    <Dialog
      open
      onClose={leave}
      onEscape={telling ? stepBack : undefined}
      title={requestTitle(
        names.map(({ domain }) => ({ impersonating_domain: domain })),
        first?.explanation ? markedGraphemesOf(first.explanation, first.domain) : null,
      )}
      width="xl"
      closeOnOutsidePress={!notice.isEdited}
      footer={
        <NoticeFooter
          notice={notice}
          form={form}
          outcome={outcome}
          isTelling={telling}
          isHanded={isHanded}
          onGo={go}
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
        ref={form}
        className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 lg:grid-cols-2 lg:grid-rows-[auto_auto_auto_1fr]"
      >
        {/* The mail stands beside all of it, or right below its recipients, to be read before it is opened; the keyboard
            goes in the order of the eye. */}
        {isWide ? [intro, recipients, kind, fields, mail] : [intro, recipients, mail, kind, fields]}
      </div>
      {printedAt !== null && (
        <NoticeSheet notice={notice} date={printedAt} onPrinted={() => setPrintedAt(null)} />
      )}
    </Dialog>
  );
}
