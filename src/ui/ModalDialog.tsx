import { CSPProvider } from '@base-ui/react/csp-provider';
import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { cx } from './class-names.ts';
import type { DialogProps } from './Dialog.tsx';
import { IconButton } from './IconButton.tsx';
import { lastPress, openDialogs } from './open-dialogs.ts';
import { scrollStop } from './scroll-stop.ts';

const WIDTHS = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl' } as const;

/** Classes for the room around the dialog, and for the dialog. */
const PLACES = {
  centre: ['items-center justify-center p-4', 'max-h-[calc(100dvh-4rem)] w-full'],
  top: ['items-start justify-center px-4 pt-[12vh]', 'max-h-[calc(88dvh-2rem)] w-full'],
  bottom: [
    'items-end',
    'max-h-[calc(100dvh-4rem)] w-full rounded-b-none border-x-0 border-b-0 max-w-none!',
  ],
  left: ['items-start p-2', 'max-h-[calc(100dvh-1rem)] w-full max-w-72!'],
} as const;

const awayFrom = (y: number | null): 'top' | 'bottom' | 'centre' => {
  if (y === null) return 'centre';
  return y > window.innerHeight / 2 ? 'top' : 'bottom';
};

/** The first field, but no checkbox that allows something; else the footer's first harmless button. */
const FIRST_FOCUS =
  ':is([data-head], [data-body]) :is(input, select, textarea):not([type="hidden"], :disabled, [data-acts]), [data-footer] button:not(:disabled, [data-acts])';

/** The element that opens the dialog: the focused one, or, within a dialog or a panel, the opener of that. */
function openerNow(): HTMLElement | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return null;
  const dialog = openDialogs.get().find(({ element }) => element.contains(activeElement));
  if (dialog) return dialog.opener;
  const panel = activeElement.closest('[data-panel]');
  return panel
    ? document.querySelector(`[aria-controls="${CSS.escape(panel.id)}"]`)
    : activeElement;
}

/** Rendered by Dialog.tsx once its code has loaded. */
export function ModalDialog({
  onClose,
  onEscape = onClose,
  title,
  head,
  children,
  footer,
  width = 'md',
  place: wantedPlace = 'centre',
  role = 'dialog',
  closeOnOutsidePress = true,
}: DialogProps) {
  // In state, because the portal renders it later than this component.
  const [element, setElement] = useState<HTMLElement | null>(null);
  const bodyId = useId();
  const pressedHere = useRef(false);
  const [opener] = useState(openerNow);
  const goBack = useEffectEvent(() => onEscape());
  useEffect(() => {
    if (!element) return undefined;
    const dialog = { element, opener, goBack: () => goBack() };
    openDialogs.set([...openDialogs.get(), dialog]);
    return () => openDialogs.set(openDialogs.get().filter((other) => other !== dialog));
  }, [element, opener]);

  const [opening] = useState(() => ({ key: lastPress.key, away: awayFrom(lastPress.y) }));
  const place = wantedPlace === 'away' ? opening.away : wantedPlace;
  const [around, own] = PLACES[place];
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root
        open
        onOpenChange={(_open, { reason, event }) => {
          // The rest of a double click belongs to the button that moved away under it, not to the page behind.
          const isRest = event instanceof MouseEvent && event.detail > 1;
          if (reason === 'escape-key') onEscape();
          else if (reason !== 'outside-press' || !isRest) onClose();
        }}
        disablePointerDismissal={!closeOnOutsidePress}
      >
        <Dialog.Portal>
          <Dialog.Backdrop className="fixed inset-0 z-40 animate-fade-in bg-[rgb(7_11_20/0.55)]" />
          <Dialog.Viewport className={cx('fixed inset-0 z-40 flex', around)}>
            <Dialog.Popup
              ref={setElement}
              data-dialog
              role={role}
              // A screen reader reads the question together with the title.
              aria-describedby={role === 'alertdialog' ? bodyId : undefined}
              initialFocus={() => element?.querySelector<HTMLElement>(FIRST_FOCUS) ?? true}
              // If the row that opened it is gone, use-kept-focus.ts knows where to go on.
              finalFocus={() => opener ?? false}
              onClickCapture={(event) => {
                // The second half of a double click on the opening button must not press a button in the dialog.
                if (event.detail < 2) pressedHere.current = true;
                else if (!pressedHere.current) {
                  event.preventDefault();
                  event.stopPropagation();
                }
              }}
              onKeyDownCapture={(event) => {
                // Nor must Enter or the space bar, held since before.
                const isRest = event.repeat || (opening.key && lastPress.key === opening.key);
                const presses =
                  event.target instanceof HTMLButtonElement && /^(?:Enter| )$/.test(event.key);
                if (isRest && presses) event.preventDefault();
              }}
              className={cx(
                'flex min-w-0 animate-fade-in flex-col rounded-lg border border-hairline bg-surface text-console shadow-overlay [word-spacing:0.08em]',
                WIDTHS[width],
                own,
              )}
            >
              <div className="flex items-center gap-4 border-b border-hairline py-2.5 pr-2.5 pl-5">
                <Dialog.Title className={head ? 'sr-only' : 'min-w-0 flex-1 text-h4 font-semibold'}>
                  {title}
                </Dialog.Title>
                {head && (
                  <div data-head className="min-w-0 flex-1">
                    {head}
                  </div>
                )}
                <Dialog.Close render={<IconButton label="Close" icon={<X size={20} />} />} />
              </div>
              <div
                ref={scrollStop}
                id={bodyId}
                data-body
                className="min-h-0 flex-1 overflow-y-auto px-5 py-4"
              >
                {children}
              </div>
              {/* Toasts cover neither the title nor the buttons: a small dialog has them at the bottom of the window. */}
              <div
                data-toasts
                className={cx((width !== 'sm' || place !== 'centre') && 'relative')}
              />
              {footer && (
                <div
                  data-footer
                  className="flex flex-wrap justify-end gap-2.5 border-t border-hairline px-5 py-3.5 max-sm:py-2.5"
                >
                  {footer}
                </div>
              )}
            </Dialog.Popup>
          </Dialog.Viewport>
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  );
}
