import { CSPProvider } from '@base-ui/react/csp-provider';
import { Popover } from '@base-ui/react/popover';
import { useState } from 'react';
import { cx } from './class-names.ts';
import type { PopoverProps } from './Popover.tsx';

/** Place of a layer at its button: distance to it, and to the edge of the window, in pixels. */
export const AT_BUTTON = { sideOffset: 6, collisionPadding: 8, positionMethod: 'fixed' } as const;

/** Rendered by Popover.tsx once its code has loaded. */
export function PopoverWithPanel({
  trigger,
  children,
  label,
  align = 'end',
  className,
  startsOpen,
}: PopoverProps & { startsOpen: boolean }) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <CSPProvider disableStyleElements>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger render={(props) => trigger(props)} />
        <Popover.Portal>
          <Popover.Positioner {...AT_BUTTON} align={align} className="z-30">
            <Popover.Popup
              data-panel
              aria-label={label}
              className={cx(
                'max-h-(--available-height) max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border border-hairline bg-surface text-console shadow-overlay [word-spacing:0.08em]',
                className,
              )}
            >
              {children(() => setOpen(false))}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </CSPProvider>
  );
}
