import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

/** A warning has its own shape and a bar of ink at its side: no colour, and no frame like a field. */
const LOOK = {
  info: { icon: Info, colour: 'text-brand', border: 'border-hairline' },
  success: { icon: CircleCheck, colour: 'text-brand', border: 'border-hairline' },
  warning: {
    icon: TriangleAlert,
    colour: 'text-ink',
    border: 'border-line border-l-[3px] border-l-ink',
  },
  error: {
    icon: CircleAlert,
    colour: 'text-high',
    border: 'border-line border-l-[3px] border-l-high',
  },
} as const;

interface NoticeProps {
  tone: NoticeTone;
  children: ReactNode;
  /** A button or link at the end of the line with the next step. */
  action?: ReactNode;
  className?: string;
}

/** A message in the page. Errors are announced at once, the rest politely. */
export function Notice({ tone, children, action, className }: NoticeProps) {
  const { icon: Icon, colour, border } = LOOK[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx(
        'flex items-start gap-x-3 rounded border bg-surface px-3.5 py-3 text-sm',
        border,
        action ? 'flex-wrap' : null,
        className,
      )}
    >
      <Icon size={20} className={cx(action ? 'mt-1.5' : 'mt-px', 'shrink-0', colour)} />
      {/* With a button next to it, the first line is centred on the button. */}
      <div className={cx('min-w-0 flex-1 wrap-anywhere', action ? 'basis-56 py-1.5' : null)}>
        {children}
      </div>
      {action && <div className="ml-auto">{action}</div>}
    </div>
  );
}
