import { Plus } from 'lucide-react';
import type { ReactNode, ToggleEvent } from 'react';
import { cx } from '@/ui/class-names.ts';

interface DisclosureProps {
  /** Folds with the same group name: opening one closes the others. */
  group: string;
  title: ReactNode;
  children: ReactNode;
  /** The heading level of the title. */
  level?: 'h2' | 'h3' | 'h4';
  className?: string;
}

/** Browsers older than <details name> do not close the others by themselves. */
function closeOthers(event: ToggleEvent<HTMLDetailsElement>) {
  const opened = event.currentTarget;
  if (!opened.open) return;
  const group = `details[name="${CSS.escape(opened.getAttribute('name') ?? '')}"]`;
  for (const other of document.querySelectorAll<HTMLDetailsElement>(group)) {
    if (other !== opened) other.open = false;
  }
}

/** A title that opens and closes its text: <details>, without scripts; find-in-page opens it too. */
export function Disclosure({
  group,
  title,
  children,
  level: Heading = 'h3',
  className,
}: DisclosureProps) {
  return (
    <details
      name={group}
      onToggle={closeOthers}
      className={cx('fold group border-b border-hairline', className)}
    >
      <summary className="flex items-start gap-4 py-4 hover:text-brand">
        <Heading className="min-w-0 flex-1 text-h4 font-semibold">{title}</Heading>
        <Plus
          size={20}
          className="mt-0.5 shrink-0 text-quiet transition-transform group-open:rotate-45"
        />
      </summary>
      {children}
    </details>
  );
}
