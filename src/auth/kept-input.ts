/**
 * What was typed and not yet sent when a session ended by itself: kept in this tab's memory for the same
 * person, so that a dead token loses nothing. Log out, another person and a reload forget it.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CurrentUser } from '@/api/contract/index.ts';
import { useUser } from './AuthContext.tsx';
import { sessionStore } from './session.ts';

/** Said above what was given back. */
export const KEPT_INPUT_WORDS =
  'You were signed out before this was sent. What you typed is here again.';

// The backend need not give an id.
const personOf = ({ id, email }: CurrentUser): string => JSON.stringify([id, email]);

const places = new Set<{ forget(): void }>();

/** One form's place for what was typed in it; made once, at module level. Never give it a password. */
export class KeptInput<Input> {
  #kept: { readonly owner: string; readonly input: Input } | null = null;

  constructor() {
    places.add(this);
  }

  /** What was kept for this person, or null. */
  of(user: CurrentUser): Input | null {
    return this.#kept?.owner === personOf(user) ? this.#kept.input : null;
  }

  keep(user: CurrentUser, input: Input): void {
    this.#kept = { owner: personOf(user), input };
  }

  forget(): void {
    this.#kept = null;
  }
}

const loggedOut = (): boolean => {
  const session = sessionStore.getSnapshot();
  return session.status === 'signedOut' && session.deliberate === true;
};

sessionStore.subscribe(() => {
  if (loggedOut()) for (const place of places) place.forget();
});

/** What was kept the last time, or null; given back once. For the first render of a form. */
export function useGivenBack<Input>(place: KeptInput<Input>): Input | null {
  const user = useUser();
  const [given] = useState(() => place.of(user));
  useEffect(() => place.forget(), [place]);
  return given;
}

/**
 * Keeps the input of a form when its session ends under it.
 *
 * @param read what is in the form now; null when nothing would be lost
 */
export function useKeptInput<Input>(place: KeptInput<Input>, read: () => Input | null): void {
  const user = useUser();
  const latest = useRef({ read, user });
  useLayoutEffect(() => {
    latest.current = { read, user };
  });
  // A layout effect: it ends before the fields are taken out of the page and the form forgets them.
  useLayoutEffect(
    () => () => {
      if (sessionStore.getSnapshot().status === 'signedIn' || loggedOut()) return;
      const input = latest.current.read();
      if (input !== null) place.keep(latest.current.user, input);
    },
    [place],
  );
}
