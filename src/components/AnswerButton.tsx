/**
 * Buttons that open a dialog, and buttons that answer it. The press that opens a dialog never answers it, neither by
 * the second half of a double click nor by a held key.
 */
import { useEffect, useRef, type ComponentProps, type MouseEvent } from 'react';
import { Button } from '@/ui/Button.tsx';

/** How a dialog was asked for. */
export interface Opening {
  /** True if Enter is down: the dialog opened with the key, and ignores Enter until it is released. */
  readonly isEnterDown: boolean;
  /** Where the pointer was, in pixels from the top of the window; null for the keyboard. */
  readonly pointerY: number | null;
}

/** The half of a phone's screen that was not touched, so that the second tap of a double tap meets no button. */
export function awayFrom(opening: Opening | null): 'top' | 'bottom' | 'centre' {
  if (opening?.pointerY == null) return 'centre';
  return opening.pointerY > window.innerHeight / 2 ? 'top' : 'bottom';
}

type ButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'>;

interface AskButtonProps extends ButtonProps {
  onAsk: (opening: Opening) => void;
}

/** A button that opens a dialog. In a table row, the row takes the focus first. */
export function AskButton({ onAsk, ...rest }: AskButtonProps) {
  const isEnterDown = useRef(false);
  function ask(event: MouseEvent<HTMLButtonElement>) {
    // The second half of a double click on another button that was here.
    if (event.detail > 1) return;
    const opening = {
      isEnterDown: isEnterDown.current,
      pointerY: event.detail === 0 ? null : event.clientY,
    };
    isEnterDown.current = false;
    // The dialog returns the focus to the row, because an approval removes the button.
    const row = event.currentTarget.closest<HTMLElement>('[data-position]');
    row?.focus({ preventScroll: true });
    onAsk(opening);
  }
  return (
    <Button
      {...rest}
      onKeyDown={({ key }) => {
        isEnterDown.current = key === 'Enter';
      }}
      onClick={ask}
    />
  );
}

interface AnswerButtonProps extends ButtonProps {
  /** How the dialog was opened; null if it was not by an AskButton. */
  opening: Opening | null;
  onAnswer: () => void;
}

/** A button in a dialog that an AskButton opened. */
export function AnswerButton({ opening, onAnswer, ...rest }: AnswerButtonProps) {
  const isEnterDown = useRef(opening?.isEnterDown ?? false);
  useEffect(() => {
    const onKeyUp = () => {
      isEnterDown.current = false;
    };
    window.addEventListener('keyup', onKeyUp, true);
    return () => window.removeEventListener('keyup', onKeyUp, true);
  }, []);
  return (
    <Button
      {...rest}
      onKeyDown={(event) => {
        if (event.repeat || isEnterDown.current) event.preventDefault();
      }}
      onClick={(event) => {
        if (event.detail <= 1) onAnswer();
      }}
    />
  );
}
