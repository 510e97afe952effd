import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { formatDate } from '@/lib/format.ts';
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
  const { text, to, draft } = notice;
  return createPortal(
    <div className="notice-sheet" lang={draft.language}>
      <dl>
        {to !== null && (
          <>
            <dt>To</dt>
            <dd>{to.join(', ')}</dd>
          </>
        )}
        <dt>Subject</dt>
        <dd>{text.subject}</dd>
        <dt>Date</dt>
        <dd>{formatDate(new Date(date).toISOString())}</dd>
      </dl>
      <pre>{text.body}</pre>
    </div>,
    document.body,
  );
}
