/** Input that is not sent yet: leaving the page asks first, as closing its dialog does. */
import { useContext, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_DataRouterStateContext } from 'react-router-dom';
import { Button } from '@/ui/Button.tsx';

interface Leaving {
  /** Leaves, and the input is lost. */
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Holds whoever leaves the page. A reload or a closed tab is asked about by the browser, in its own words.
 *
 * @param unsaved true while leaving would lose something typed
 * @returns null unless somebody is about to leave
 */
export function useUnsaved(unsaved: boolean): Leaving | null {
  const key = useId();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const blocker = useContext(UNSAFE_DataRouterStateContext)?.blockers.get(key);
  // What `useBlocker` does, which would come with the router on every public page.
  useEffect(() => {
    if (!unsaved || !router) return undefined;
    router.getBlocker(
      key,
      ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
    );
    return () => router.deleteBlocker(key);
  }, [router, key, unsaved]);
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  if (blocker?.state !== 'blocked') return null;
  return { leave: () => blocker.proceed(), stay: () => blocker.reset() };
}

interface UnsavedQuestionProps {
  onKeep: () => void;
  onDiscard: () => void;
}

/** In the place of a dialog's buttons: whether what was typed may go. */
export function UnsavedQuestion({ onKeep, onDiscard }: UnsavedQuestionProps) {
  const keep = useRef<HTMLButtonElement>(null);
  // With the question, not a moment later: an Enter in between would send the form.
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
