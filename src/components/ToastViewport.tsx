import { CSPProvider } from '@base-ui/react/csp-provider';
import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
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

function show({ title, tone, duration, action, until, ofPage: isOfPage }: News): void {
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
}

/** The modal dialog that opened last, where toasts can be seen, clicked and heard; undefined on the page itself. */
function useTopDialog(): HTMLElement | undefined {
  const dialogs = useSyncExternalStore(openDialogs.subscribe, openDialogs.get);
  const known = useRef(dialogs.length);
  useEffect(() => {
    if (dialogs.length > known.current) for (const close of ofPage) close();
    known.current = dialogs.length;
  }, [dialogs]);
  return dialogs.at(-1)?.element;
}

interface ToastViewportProps {
  /** Classes for the place of toasts on the page: the bottom, and from 769 px on the width and a side. */
  place: string;
  /** News that came while this code was loaded; it is emptied. */
  early: News[];
}

/** Draws toasts at the bottom of the page. Only `Toasts` of ConsoleLayout.tsx mounts it. */
export function ToastViewport({ place, early }: ToastViewportProps) {
  const dialog = useTopDialog();
  // Its place is the dialog's own, which may change its size.
  const room = dialog?.querySelector<HTMLElement>('[data-toasts]');
  useEffect(() => {
    for (const news of early.splice(0)) if (!news.until?.aborted) show(news);
    return receiveNews(show);
  }, [early]);
  return (
    <CSPProvider disableStyleElements>
      {/* Over a dialog one at a time, the newest; the others return once that is dismissed or the dialog closed. */}
      <Toast.Provider toastManager={manager} limit={dialog ? 1 : 3}>
        <Toast.Portal container={room ?? document.body}>
          <Toast.Viewport
            className={cx(
              '@container z-50 grid grid-cols-[minmax(0,1fr)] gap-2 print:hidden',
              room
                ? 'absolute inset-x-4 bottom-2 mx-auto max-w-md'
                : cx('fixed max-md:inset-x-4', place),
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
        <Icon size={20} className={cx('mt-1 shrink-0', colour)} />
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
          <X />
        </Toast.Close>
      </Toast.Root>
    );
  });
}
