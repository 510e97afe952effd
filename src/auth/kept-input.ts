/**
 * What was typed and not yet sent when a session ended by itself: kept in this tab's memory for the same
 * user, so that a dead token loses nothing. Log out, another user and a reload forget it.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CurrentUser } from '@/api/contract/index.ts';
import { useUser } from './AuthContext.tsx';
import { sessionStore } from './session.ts';

/** What each form keeps; never a password. */
interface KeptForms {
  caseNote: { alert: string; text: string };
}

let kept: { [Form in keyof KeptForms]?: { owner: string; input: KeptForms[Form] } } = {};

// The backend need not give an id.
const ownerOf = ({ id, email }: CurrentUser): string => JSON.stringify([id, email]);

const hasLoggedOut = (): boolean => {
  const session = sessionStore.getSnapshot();
  return session.status === 'signedOut' && session.deliberate === true;
};

/** Whether something is kept that another person than this one typed. */
const isOthers = (user: CurrentUser): boolean =>
  Object.values(kept).some(({ owner }) => owner !== ownerOf(user));

// Not in the session's own state, which a dead token closes: this is kept for what comes after it.
sessionStore.subscribe(() => {
  const session = sessionStore.getSnapshot();
  if (hasLoggedOut() || (session.status === 'signedIn' && isOthers(session.user))) kept = {};
});

/** What was kept of a form for this user, or null. */
export function keptInput<Form extends keyof KeptForms>(
  user: CurrentUser,
  form: Form,
): KeptForms[Form] | null {
  const entry = kept[form];
  return entry?.owner === ownerOf(user) ? entry.input : null;
}

/** What was kept the last time, or null; given back once. For the first render of a form. */
export function useGivenBack<Form extends keyof KeptForms>(form: Form): KeptForms[Form] | null {
  const user = useUser();
  const [given] = useState(() => keptInput(user, form));
  useEffect(() => {
    delete kept[form];
  }, [form]);
  return given;
}

/**
 * Keeps the input of a form when its session ends under it.
 *
 * @param read what is in the form now; null when nothing would be lost
 */
export function useKeptInput<Form extends keyof KeptForms>(
  form: Form,
  read: () => KeptForms[Form] | null,
): void {
  const user = useUser();
  const latest = useRef({ read, user });
  useLayoutEffect(() => {
    latest.current = { read, user };
  });
  // A layout effect ends before the fields are taken out of the page and the form forgets them.
  useLayoutEffect(
    () => () => {
      if (sessionStore.getSnapshot().status === 'signedIn' || hasLoggedOut()) return;
      const input = latest.current.read();
      if (input === null) return;
      kept = { ...kept, [form]: { owner: ownerOf(latest.current.user), input } };
    },
    [form],
  );
}
