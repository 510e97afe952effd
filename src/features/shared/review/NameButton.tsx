import type { ReactNode } from 'react';
import { MIDDLE, openTab } from '@/components/data-table/row-press.ts';
import { labelText } from '@/lib/visible-text.ts';
import { detailsOf } from './use-details.ts';

interface NameButtonProps {
  /** Of the row, for a tab of its own. */
  id: string;
  /** The name as the backend sent it. */
  name: string;
  onOpen: () => void;
  /** The name, drawn. */
  children: ReactNode;
}

/** What a row is called; opens its details, also by Enter on the row, and in a tab as a link would. */
export function NameButton({ id, name, onOpen, children }: NameButtonProps) {
  return (
    <button
      type="button"
      data-main
      aria-haspopup="dialog"
      aria-label={`Details of ${labelText(name, 'the unnamed row')}`}
      data-tab={detailsOf(id)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) openTab(event.currentTarget);
        else onOpen();
      }}
      onMouseDown={(event) => {
        // Some systems would begin to scroll.
        if (event.button === MIDDLE) event.preventDefault();
      }}
      onAuxClick={(event) => {
        if (event.button === MIDDLE) openTab(event.currentTarget);
      }}
      className="block max-w-full min-w-0 rounded-sm py-0.5 text-left text-brand-deep underline decoration-transparent underline-offset-3 hover:decoration-current"
    >
      {children}
    </button>
  );
}
