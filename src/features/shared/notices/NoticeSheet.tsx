import { Fragment, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { paperHead } from '@/takedowns/model/notice-text.ts';
import type { NoticeState } from './use-notice.ts';
import './notice-sheet.css';

interface NoticeSheetProps {
  notice: NoticeState;
  /** Milliseconds since the epoch. */
  date: number;
  /** Told when the browser has printed, or was told not to. */
  onPrinted: () => void;
}

/** Prints the shown notice as soon as it is mounted: on paper there is nothing else. */
export function NoticeSheet({ notice, date, onPrinted }: NoticeSheetProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    const painted = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(painted);
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [onPrinted]);
  const { text, asDraft, to, draft } = notice;
  const head = paperHead(draft.language, { to: to ?? [], subject: text.subject, date });
  return createPortal(
    <div className="notice-sheet" lang={draft.language}>
      {asDraft && <p>{asDraft.head}</p>}
      <dl>
        {head.map(([label, says]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{says}</dd>
          </Fragment>
        ))}
      </dl>
      <pre>{asDraft?.body ?? text.body}</pre>
    </div>,
    document.body,
  );
}
