import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { cx } from './class-names.ts';
import { IconButton } from './IconButton.tsx';
import { useScrollStop } from './use-scroll-stop.ts';

interface DialogProps {
  open: boolean;
  /** Asked to close: Escape, the close button, or a press outside. The owner decides. */
  onClose: () => void;
  /** In place of `onClose` for Escape and a phone's back gesture: where the dialog has a step to go back to. */
  onEscape?: (() => void) | undefined;
  title: ReactNode;
  /** Stands where the title would: the title is then for screen readers alone. */
  head?: ReactNode;
  children: ReactNode;
  /** The row of buttons at the bottom. */
  footer?: ReactNode;
  width?: 'sm' | 'md' | 'lg' | 'xl';
  /** Top keeps the place of a dialog whose height changes while it is used; bottom is a phone's sheet, left a drawer; a page takes a phone's whole screen. */
  place?: 'centre' | 'top' | 'bottom' | 'left' | 'page';
  role?: 'dialog' | 'alertdialog';
  /** False while something typed could be lost by a stray press outside. */
  closeOnOutsidePress?: boolean;
}

const WIDTHS = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl', xl: 'max-w-6xl' } as const;

/** The first field, but no tick box that allows something; else the first button of the footer that does nothing yet; else the browser's: Close. */
const FIRST_FOCUS =
  ':is([data-head], [data-body]) :is(input, select, textarea):not([type="hidden"], :disabled, [data-acts]), [data-footer] button:not(:disabled, [data-acts])';

/**
 * A modal on the platform's own <dialog>: top layer, inert page behind, Escape, focus returned to where
 * it came from. Its content is mounted only while it is open.
 */
export function Dialog({ open, onClose, ...content }: DialogProps) {
  return open ? <OpenDialog onClose={onClose} {...content} /> : null;
}

function OpenDialog({
  onClose,
  onEscape = onClose,
  title,
  head,
  children,
  footer,
  width = 'md',
  place = 'centre',
  role = 'dialog',
  closeOnOutsidePress = true,
}: Omit<DialogProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useScrollStop(body);
  const titleId = useId();
  const bodyId = useId();
  const pressedOutside = useRef(false);
  const pressedHere = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    // The page behind loses its scroll bar; its width stays, so that nothing moves.
    const root = document.documentElement;
    const gap = window.innerWidth - root.clientWidth;
    if (gap > 0) root.style.paddingInlineEnd = `${gap}px`;
    if (dialog && !dialog.open) {
      dialog.showModal();
      // The browser would choose the first button, which closes.
      dialog.querySelector<HTMLElement>(FIRST_FOCUS)?.focus();
    }
    return () => {
      dialog?.close();
      if (gap > 0) root.style.paddingInlineEnd = '';
      // React removes the element before the browser can give the focus back.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    // The press outside is a mouse convenience; Escape and the close button serve the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      role={role === 'alertdialog' ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      // A screen reader reads the question out together with the title.
      aria-describedby={role === 'alertdialog' ? bodyId : undefined}
      // A browser lets a page prevent one `cancel` and closes at the next, so the key itself is handled here.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        onEscape();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onEscape();
      }}
      // The browser closed it anyway (a phone's back gesture, twice): the owner decides whether it opens again.
      onClose={({ currentTarget: dialog }) => {
        if (dialog.open || !dialog.isConnected) return;
        onClose();
        setTimeout(() => {
          if (dialog.isConnected && !dialog.open) dialog.showModal();
        });
      }}
      onClickCapture={(event) => {
        // The second half of a double click on the opening button must not press a button in the dialog.
        if (event.detail < 2) pressedHere.current = true;
        else if (!pressedHere.current) {
          event.preventDefault();
          event.stopPropagation();
        }
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        const outside = pressedOutside.current && event.target === event.currentTarget;
        if (outside && closeOnOutsidePress) onClose();
      }}
      className={cx(
        'm-auto animate-fade-in rounded-lg border border-hairline bg-surface p-0 shadow-overlay',
        place === 'bottom'
          ? 'mb-0 w-full max-w-none rounded-b-none border-x-0 border-b-0'
          : cx('w-[calc(100%-2rem)]', WIDTHS[width]),
        place === 'top' && 'mt-[12vh]',
        place === 'left' && 'mt-2 ml-2 max-w-72!',
        place === 'page' &&
          'max-md:m-0 max-md:max-h-none max-md:w-full max-md:max-w-none max-md:rounded-none max-md:border-0',
      )}
    >
      <div
        className={cx(
          'flex max-h-[calc(100dvh-4rem)] flex-col',
          place === 'page' && 'max-md:h-dvh max-md:max-h-none',
        )}
      >
        <div className="flex items-center gap-4 border-b border-hairline py-2.5 pr-2.5 pl-5">
          <h2 id={titleId} className={head ? 'sr-only' : 'min-w-0 flex-1 text-h4 font-semibold'}>
            {title}
          </h2>
          {head && (
            <div data-head className="min-w-0 flex-1">
              {head}
            </div>
          )}
          <IconButton label="Close" onClick={onClose} icon={<X size={20} />} />
        </div>
        <div ref={body} id={bodyId} data-body className="min-h-0 overflow-y-auto px-5 py-4">
          {children}
        </div>
        {footer && (
          <div
            data-footer
            className="flex flex-wrap justify-end gap-2.5 border-t border-hairline px-5 py-3.5 max-sm:py-2.5"
          >
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
}
