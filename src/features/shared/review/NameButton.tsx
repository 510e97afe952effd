import type { ReactNode } from 'react';
import { labelText } from '@/lib/visible-text.ts';

interface NameButtonProps {
  /** The name as the backend sent it. */
  name: string;
  onOpen: () => void;
  /** The name, drawn. */
  children: ReactNode;
}

/** What a row is called; opens its details, also by Enter on the row. */
export function NameButton({ name, onOpen, children }: NameButtonProps) {
  return (
    <button
      type="button"
      data-main
      aria-haspopup="dialog"
      aria-label={`Details of ${labelText(name, 'the unnamed row')}`}
      onClick={onOpen}
      className="block max-w-full min-w-0 rounded-sm py-0.5 text-left text-brand-deep underline decoration-transparent underline-offset-3 hover:decoration-current"
    >
      {children}
    </button>
  );
}
