import { useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { useLayers } from './load-layers.ts';

/** Props of the button, to be spread on a <button>. */
export type TriggerProps = ComponentProps<'button'>;

export interface PopoverProps {
  /** Draws the button that opens the panel. */
  trigger: (props: TriggerProps) => ReactElement;
  /** The panel; `close` closes it and returns the focus to the button. */
  children: (close: () => void) => ReactNode;
  /** The panel's accessible name. */
  label: string;
  align?: 'start' | 'end';
  className?: string;
}

/** A panel at its button: a click outside, Escape, or leaving it with the focus closes it. */
export function Popover(props: PopoverProps) {
  const [isPressed, setPressed] = useState(false);
  const layers = useLayers(isPressed, () => setPressed(false));
  if (layers) return <layers.PopoverWithPanel {...props} startsOpen={isPressed} />;
  return props.trigger({
    type: 'button',
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onClick: () => setPressed(true),
  });
}
