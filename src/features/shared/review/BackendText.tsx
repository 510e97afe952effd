import { HostileText } from '@/components/HostileText.tsx';
import { cx } from '@/ui/class-names.ts';

const CUT = 240;

interface BackendTextProps {
  text: string;
  /** In a row of a list: cut, and clamped to a line or two. Else all of it, in a box that scrolls. */
  inRow?: boolean;
  className?: string;
}

/** What the backend tells in free text, as text; 'Not given' where it tells nothing. */
export function BackendText({ text, inRow = false, className }: BackendTextProps) {
  if (text.trim() === '') return <span className="text-quiet">Not given</span>;
  if (inRow) {
    return (
      <span className={cx('line-clamp-3 wrap-anywhere md:line-clamp-2 xl:line-clamp-1', className)}>
        <HostileText text={text.length > CUT ? `${text.slice(0, CUT)}…` : text} />
      </span>
    );
  }
  return (
    <span
      className={cx('block max-h-36 overflow-y-auto break-words whitespace-pre-line', className)}
    >
      <HostileText text={text} />
    </span>
  );
}
