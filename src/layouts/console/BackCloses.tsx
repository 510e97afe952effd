import { useEffect, useSyncExternalStore } from 'react';
import { NavigationType, useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { openDialogs } from '@/ui/open-dialogs.ts';

const isAnyOpen = (): boolean => openDialogs.get().length > 0;

/** True if the entry before this one is another document, which the router cannot keep from coming. */
function isFirstEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && state.idx === 0;
}

/** Makes Back close the dialog on top, or go one step back in it, instead of leaving the page. */
export function BackCloses() {
  const isOpen = useSyncExternalStore(openDialogs.subscribe, isAnyOpen);
  // The router complains of a blocker at every jump within a page: it has none while no dialog is open.
  return isOpen ? <BackBlocker /> : null;
}

function BackBlocker() {
  const blocker = useBlocker(
    ({ historyAction }) => historyAction === NavigationType.Pop && isAnyOpen(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    openDialogs.get().at(-1)?.goBack();
  }, [blocker]);

  const navigate = useNavigate();
  const { pathname, hash, state } = useLocation();
  useEffect(() => {
    if (!isFirstEntry()) return;
    // The page once more, so that Back has an entry of this document to come from. A table writes its search into the
    // address without telling the router.
    const { search } = window.location;
    void navigate({ pathname, search, hash }, { state, preventScrollReset: true });
  }, [navigate, pathname, hash, state]);
  return null;
}
