import type { ComponentProps } from 'react';
import { Button } from '@/ui/Button.tsx';

interface AskButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  onAsk: () => void;
}

/** A button that opens a dialog. In a table row, the row takes the focus first. */
export function AskButton({ onAsk, ...rest }: AskButtonProps) {
  return (
    <Button
      {...rest}
      onClick={({ detail, currentTarget }) => {
        // The second half of a double click on another button that was here.
        if (detail > 1) return;
        // The dialog returns the focus to the row, because an approval removes the button.
        currentTarget.closest<HTMLElement>('[data-position]')?.focus({ preventScroll: true });
        onAsk();
      }}
    />
  );
}
