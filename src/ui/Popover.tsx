import { useEffect, useId, useState, type ReactElement, type ReactNode } from 'react';
import { cx } from './class-names.ts';

const NARROW = 480;
/** From its button, and from the edge of the window; in pixels. */
const GAP = 6;
const EDGE = 8;
/** Less than this below its button, in pixels, and the panel stands above it, if there is more. */
const LOW = 200;

interface TriggerProps {
  popoverTarget: string;
  'aria-expanded': boolean;
  'aria-controls': string;
}

interface PopoverProps {
  /** Draws the button that opens the panel; it must spread the given props on a <button>. */
  trigger: (props: TriggerProps) => ReactElement;
  /** The panel; `close` closes it and gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
  /** The panel's accessible name. */
  label: string;
  align?: 'start' | 'end';
  className?: string;
}

/** Whether the button stays where it is while the page scrolls, as one in a sticky header does. */
function isPinned(button: Element): boolean {
  for (let at: Element | null = button; at; at = at.parentElement) {
    if (/^(?:fixed|sticky)$/.test(getComputedStyle(at).position)) return true;
  }
  return false;
}

/**
 * A panel below its button, or above one at the lower edge of the window, on the platform's popover: top layer,
 * light dismiss, Escape, focus return. It is placed by measuring the button when it opens, since anchor positioning is not everywhere yet, and
 * scrolls with the page where its button does.
 */
export function Popover({ trigger, children, label, align = 'end', className }: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);

  // A press outside closes it; so does a key that takes the focus out of it. Focus that comes from nowhere was
  // lost with a button that its own press removed.
  useEffect(() => {
    if (!open) return undefined;
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      const panel = document.getElementById(id);
      const button = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
      const isOfIt = (node: EventTarget | null) =>
        node instanceof Node && (panel?.contains(node) || button?.contains(node));
      if (isOfIt(relatedTarget) && !isOfIt(target)) panel?.hidePopover();
    };
    document.addEventListener('focusin', leave);
    return () => document.removeEventListener('focusin', leave);
  }, [open, id]);

  function place(element: HTMLElement) {
    const button = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
    const box = button?.getBoundingClientRect();
    if (!button || !box) return;
    const pinned = isPinned(button);
    const room = document.documentElement.clientWidth;
    const below = window.innerHeight - box.bottom;
    const above = below < LOW && box.top > below;
    const top = Math.round(box.bottom + GAP);
    const bottom = Math.round(window.innerHeight - box.top + GAP);
    const scrolled = pinned ? 0 : window.scrollY;
    element.style.position = pinned ? 'fixed' : 'absolute';
    element.style.top = above ? 'auto' : `${top + scrolled}px`;
    element.style.bottom = above ? `${bottom - scrolled}px` : 'auto';
    // On a low screen all of it can be scrolled to.
    element.style.maxHeight = `calc(100dvh - ${(above ? bottom : top) + EDGE}px)`;
    // A small screen has no room to align to the button.
    const inset = (space: number) => `${room < NARROW ? 8 : Math.max(8, Math.round(space))}px`;
    if (align === 'end') element.style.right = inset(room - box.right);
    else element.style.left = inset(box.left);
  }

  return (
    <>
      {trigger({ popoverTarget: id, 'aria-expanded': open, 'aria-controls': id })}
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        onBeforeToggle={(event) => {
          if (event.newState === 'open') place(event.currentTarget);
        }}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className={cx(
          // It is in the top layer; tools that look for what is covered read the z-index alone.
          'z-50 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border border-hairline bg-surface shadow-overlay',
          className,
        )}
      >
        {open && children(() => document.getElementById(id)?.hidePopover())}
      </div>
    </>
  );
}
