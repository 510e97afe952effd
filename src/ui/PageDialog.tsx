import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { cx } from './class-names.ts';
import { IconButton } from './IconButton.tsx';
import { scrollStop } from './scroll-stop.ts';

interface PageDialogProps {
  /** Called to close: Escape, a phone's back gesture, the close button, or a click outside. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** The large one covers the whole screen of a phone. */
  width: 'sm' | 'lg';
}

/**
 * A modal on the platform's own <dialog>, for pages that load no Base UI: the public site, and a console whose code
 * could not be fetched. Mount it only while it is open.
 */
export function PageDialog({ onClose, title, children, width }: PageDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const pressedOutside = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    // The page behind loses its scroll bar; its width stays, so that nothing moves.
    const root = document.documentElement;
    const gap = window.innerWidth - root.clientWidth;
    if (gap > 0) root.style.paddingInlineEnd = `${gap}px`;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      root.style.paddingInlineEnd = '';
      // React removes the element before the browser can return the focus.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    // The click outside is a convenience for the mouse; Escape and the close button serve the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      // A dialog that is open again was closed by an effect's first end (StrictMode), not by a user.
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget && !currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (pressedOutside.current && event.target === event.currentTarget) onClose();
      }}
      className={cx(
        'm-auto w-[calc(100%-2rem)] animate-fade-in rounded-lg border border-hairline bg-surface p-0 shadow-overlay',
        width === 'sm'
          ? 'max-w-md'
          : 'max-w-3xl max-md:m-0 max-md:max-h-none max-md:w-full max-md:max-w-none max-md:rounded-none max-md:border-0',
      )}
    >
      <div
        className={cx(
          'flex max-h-[calc(100dvh-4rem)] flex-col',
          width === 'lg' && 'max-md:h-dvh max-md:max-h-none',
        )}
      >
        <div className="flex items-center gap-4 border-b border-hairline py-2.5 pr-2.5 pl-5">
          <h2 id={titleId} className="min-w-0 flex-1 text-h4 font-semibold">
            {title}
          </h2>
          <IconButton label="Close" onClick={onClose} icon={<X size={20} />} />
        </div>
        <div ref={scrollStop} className="min-h-0 overflow-y-auto px-5 py-4">
          {children}
        </div>
      </div>
    </dialog>
  );
}
