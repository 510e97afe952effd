import { useLayoutEffect, type RefObject } from 'react';
import { IN_DIALOG } from '@/lib/open-layer.ts';

/**
 * Keeps the height of the dialog's footer in `--foot`, in px, on a part of the dialog: the footer grows with what it
 * says, and the part above it gives way instead of being cut.
 */
export function useFooterRoom(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const held = part.current;
    const footer = held?.closest(IN_DIALOG)?.querySelector<HTMLElement>('[data-footer]');
    if (!held || !footer) return undefined;
    const tell = () => held.style.setProperty('--foot', `${footer.offsetHeight}px`);
    const sizes = new ResizeObserver(tell);
    tell();
    sizes.observe(footer);
    return () => sizes.disconnect();
  }, [part]);
}
