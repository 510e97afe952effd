import { Copy, Download, Mail, MoreHorizontal, NotebookPen, Printer } from 'lucide-react';
import { useId, useState, type RefObject } from 'react';
import { Button } from '@/ui/Button.tsx';
import { useMedia } from '@/ui/use-media.ts';

/** No room for five buttons in a row. */
export const NARROW = '(max-width: 479.98px)';
const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;
const SHARED = 'max-sm:flex-1 max-sm:px-2.5 max-sm:[&_svg]:hidden';

interface NoticeButtonsProps {
  /** Set to the button of “I sent this”. */
  sentButton: RefObject<HTMLButtonElement | null>;
  /** Which of several mails the buttons are about, as “1 of 2”; null where there is one. */
  place: string | null;
  /** What is to be done next: to note what was sent, once the text has left here; null where neither can be, as while something is needed. */
  leads: 'mail' | 'sent' | null;
  onSent: () => void;
  onCopy: () => void;
  onPrint: () => void;
  onSave: () => void;
  onMail: () => void;
  /** Goes to the mail, which has not been in sight yet: that comes before it is opened; undefined once it has been. */
  onRead: (() => void) | undefined;
}

/** What is done with a notice. Phones show one row: the rarer ways open below it by a press on More. */
export function NoticeButtons({
  sentButton,
  place,
  leads,
  onSent,
  onCopy,
  onPrint,
  onSave,
  onMail,
  onRead,
}: NoticeButtonsProps) {
  const id = useId();
  const isNarrow = useMedia(NARROW);
  const [more, setMore] = useState(false);
  const sent = (
    <Button
      ref={sentButton}
      tone={leads === 'sent' ? 'primary' : 'quiet'}
      // No tick, which would look as if it were noted already.
      icon={<NotebookPen {...ICON} />}
      onClick={onSent}
      className={`${SHARED} sm:mr-auto`}
    >
      {place === null ? 'I sent this' : `I sent mail ${place}`}
    </Button>
  );
  const others = (
    <>
      <Button icon={<Copy {...ICON} />} onClick={onCopy} className={SHARED}>
        Copy text
      </Button>
      <Button icon={<Printer {...ICON} />} onClick={onPrint} className={SHARED}>
        Print
      </Button>
      <Button icon={<Download {...ICON} />} onClick={onSave} className={SHARED}>
        Save .eml
      </Button>
    </>
  );
  const mail = (
    <Button
      tone={leads === 'mail' ? 'primary' : 'secondary'}
      icon={<Mail {...ICON} />}
      onClick={onMail}
      className={SHARED}
    >
      {place === null ? 'Open in mail' : `Open mail ${place}`}
    </Button>
  );
  if (!isNarrow) {
    return (
      <>
        {sent}
        {others}
        {mail}
      </>
    );
  }
  return (
    <>
      {onRead ? (
        <Button tone="primary" onClick={onRead} className={SHARED}>
          Read the mail
        </Button>
      ) : (
        mail
      )}
      <Button
        icon={<MoreHorizontal {...ICON} />}
        aria-expanded={more}
        aria-controls={more ? id : undefined}
        onClick={() => setMore(!more)}
        className="max-sm:px-2.5"
      >
        More
      </Button>
      {sent}
      {more && (
        <div id={id} className="flex w-full gap-2.5">
          {others}
        </div>
      )}
    </>
  );
}
