/** Unsent input: leaving the page asks first, as closing its dialog does. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { Button } from '@/ui/Button.tsx';

interface Leaving {
  /** Leaves the page; the input is lost. */
  readonly leave: () => void;
  readonly stay: () => void;
}

/** The browser asks before a reload, or before the tab closes, while something typed would be lost. */
export function useAskBeforeUnload(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}

/**
 * Stops a change of page while something typed would be lost; a change of the search part alone stays
 * on the page and passes. The browser itself asks before a reload or before the tab closes.
 *
 * @param unsaved true while leaving would lose something typed
 * @returns null unless a change of page waits for an answer
 */
export function useUnsaved(unsaved: boolean): Leaving | null {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useAskBeforeUnload(unsaved);
  if (!unsaved || blocker.state !== 'blocked') return null;
  return { leave: blocker.proceed, stay: blocker.reset };
}

interface UnsavedQuestionProps {
  onKeep: () => void;
  onDiscard: () => void;
}

/** In the place of a dialog's buttons: whether what was typed may go. */
export function UnsavedQuestion({ onKeep, onDiscard }: UnsavedQuestionProps) {
  const keep = useRef<HTMLButtonElement>(null);
  // Together with the question: an Enter pressed in between would send the form.
  useLayoutEffect(() => {
    const before = document.activeElement;
    keep.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <div
      role="group"
      aria-labelledby="unsaved-changes"
      className="flex w-full flex-wrap items-center justify-end gap-2.5"
    >
      <p id="unsaved-changes" className="min-w-0 flex-1 basis-52 text-sm font-semibold">
        There are unsaved changes.
      </p>
      {/* The second half of a double click on Close, which stood there, decides nothing. */}
      <Button onClick={({ detail }) => detail < 2 && onDiscard()}>Discard</Button>
      <Button ref={keep} tone="primary" onClick={onKeep}>
        Keep editing
      </Button>
    </div>
  );
}
