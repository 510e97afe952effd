import { CSPProvider } from '@base-ui/react/csp-provider';
import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { buttonClass } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { KeyCap } from '@/ui/KeyCap.tsx';
import { openDialogs } from '@/ui/open-dialogs.ts';
import { type News, receiveNews } from './notify.ts';

const manager = Toast.createToastManager<Pick<News, 'tone'>>();

const LOOK = {
  success: { icon: CircleCheck, colour: 'text-brand' },
  error: { icon: CircleAlert, colour: 'text-high' },
  info: { icon: Info, colour: 'text-brand' },
} as const;

/** Closes the toasts that disappear when a dialog opens. */
const ofPage = new Set<() => void>();

/** Where toasts can be seen, clicked and heard: the modal dialog that opened last, else the page. */
function useOnTop(): HTMLElement {
  const dialogs = useSyncExternalStore(openDialogs.subscribe, openDialogs.get);
  const known = useRef(dialogs.length);
  useEffect(() => {
    if (dialogs.length > known.current) for (const close of ofPage) close();
    known.current = dialogs.length;
  }, [dialogs]);
  return dialogs.at(-1)?.element ?? document.body;
}

/** Draws toasts at the bottom end of the page. Only `Toasts` of ConsoleLayout.tsx mounts it. */
export function ToastViewport() {
  const container = useOnTop();
  // In state, because the portal renders it later than this component.
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const place = useToastPlace(container, viewport);
  useEffect(
    () =>
      receiveNews(({ title, tone, duration, action, until, ofPage: isOfPage }) => {
        const close = () => manager.close(id);
        // A failure stays until it is dismissed; if it is reported again, it replaces its first toast.
        const isFailure = tone === 'error' && duration === undefined && typeof title === 'string';
        if (isFailure) manager.close(title);
        const id: string = manager.add({
          title,
          data: { tone },
          // 0 is unlimited.
          timeout: isFailure ? 0 : (duration ?? 5000),
          ...(isFailure && { id: title }),
          onRemove() {
            ofPage.delete(close);
            until?.removeEventListener('abort', close);
          },
          ...(action && {
            actionProps: {
              children: (
                <>
                  {action.label}
                  {action.key !== undefined && (
                    // A dialog disables the keys of its page.
                    <span className="[[data-dialog]_&]:hidden">
                      <KeyCap>{action.key}</KeyCap>
                    </span>
                  )}
                </>
              ),
              title: action.title,
              onClick: () => {
                close();
                action.onPress();
              },
            },
          }),
        });
        until?.addEventListener('abort', close);
        if (isOfPage === true || tone === 'success') ofPage.add(close);
      }),
    [],
  );
  return (
    <CSPProvider disableStyleElements>
      {/* Over a dialog one at a time, the newest; the others return once that is dismissed or the dialog closed. */}
      <Toast.Provider toastManager={manager} limit={place && place.left === undefined ? 1 : 3}>
        <Toast.Portal container={container}>
          <Toast.Viewport
            ref={setViewport}
            style={place ?? undefined}
            className={cx(
              '@container fixed left-4 z-50 grid grid-cols-[minmax(0,1fr)] gap-2 max-md:right-4 print:hidden',
              // A console has room at the bottom of its sidebar (ConsoleLayout); a dialog is in the middle.
              container === document.body
                ? 'bottom-[var(--toast-bottom,calc(1rem+var(--selected-bar,0px)))] max-md:bottom-[calc(1rem+max(var(--bottom-bar,0px),var(--selected-bar,0px)))] md:right-(--toast-right,1rem) md:left-(--toast-left,auto) md:w-(--toast-width,28rem)'
                : 'bottom-4 md:right-auto md:left-[calc(50%-14rem)] md:w-md',
            )}
          >
            <List />
          </Toast.Viewport>
        </Toast.Portal>
      </Toast.Provider>
    </CSPProvider>
  );
}

function List() {
  const { toasts } = Toast.useToastManager<Pick<News, 'tone'>>();
  return toasts.map((toast) => {
    const { icon: Icon, colour } = LOOK[toast.data?.tone ?? 'info'];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['right', 'down']}
        className="flex items-start gap-3 rounded-lg border border-hairline bg-surface py-2.5 pr-2 pl-3.5 text-sm shadow-overlay transition-opacity data-ending-style:opacity-0 data-limited:hidden data-starting-style:opacity-0 max-md:gap-2 @max-[16rem]:flex-wrap @max-[16rem]:gap-2"
      >
        <Icon aria-hidden size={20} strokeWidth={1.5} className={cx('mt-1 shrink-0', colour)} />
        {/* Filled line by line, so that a name is whole wherever it fits a line. */}
        <Toast.Title className="min-w-0 flex-1 self-center py-1 break-words [text-wrap-style:auto] [&_.name]:text-console" />
        {/* Renders nothing if there is none. */}
        <Toast.Action
          className={cx(
            buttonClass('secondary', 'sm'),
            'self-center max-md:h-11 @max-[16rem]:order-last @max-[16rem]:basis-full',
          )}
        />
        <Toast.Close
          aria-label="Dismiss"
          className="inline-grid size-8 shrink-0 place-items-center rounded text-quiet hover:bg-ink/6 hover:text-ink"
        >
          <X aria-hidden size={16} strokeWidth={1.5} />
        </Toast.Close>
      </Toast.Root>
    );
  });
}

const EDGE = 16;
const GAP = 8;
/** Width of toasts next to a dialog. */
const NARROWEST = 220;
const WIDEST = 448;

/** Distances from the window's edges in pixels; centred if `left` is missing. */
interface Place {
  readonly bottom: number;
  readonly left?: number;
  readonly width?: number;
}

/**
 * Position of toasts while a dialog is open: left of it, below it or above it if all of them fit, else over the end of
 * its scrolled content. They cover neither its title and X nor its buttons.
 *
 * @param dialog its sides, and the top of its footer, in pixels
 * @param height of the toasts, in pixels
 * @param page height of the window, in pixels
 */
export function placeBy(
  dialog: Readonly<Record<'top' | 'bottom' | 'left' | 'footer', number>>,
  height: number,
  page: number,
): Place {
  const beside = Math.min(dialog.left - 2 * EDGE, WIDEST);
  if (beside >= NARROWEST) return { bottom: EDGE, left: EDGE, width: beside };
  const below = page - dialog.bottom;
  if (below >= height + GAP) return { bottom: Math.min(EDGE, below - height) };
  if (dialog.top >= height + GAP) return { bottom: page - dialog.top + GAP };
  return { bottom: page - dialog.footer + GAP };
}

/**
 * @param container the open dialog, or the page's body
 * @param viewport the toasts
 * @returns null on the page itself
 */
function useToastPlace(container: HTMLElement, viewport: HTMLElement | null): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    if (container === document.body || !viewport) return undefined;
    const measure = () => {
      const { top, bottom, left } = container.getBoundingClientRect();
      const footer = container.querySelector('[data-footer]')?.getBoundingClientRect().top;
      const dialog = { top, bottom, left, footer: footer ?? bottom };
      setPlace(placeBy(dialog, viewport.offsetHeight, window.innerHeight));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    // The dialog may keep its height while its footer grows.
    for (const part of [viewport, container, ...container.querySelectorAll('[data-body]')]) {
      sizes.observe(part);
    }
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      sizes.disconnect();
      setPlace(null);
    };
  }, [container, viewport]);
  return place;
}
