import { useRef, useState } from 'react';
import { heroSubject } from './specimen.ts';
import type { NameFollower, TypedName } from './name-follower.ts';

const OURS: TypedName = { subject: heroSubject, domain: null, hint: null };

/**
 * The hero's subject: what the visitor types, the last good name where they typed none. What reads it and
 * asks the engine comes with the first sign of intent, so that the first paint waits for nothing.
 */
export function useTypedName() {
  const [typed, setTyped] = useState(OURS);
  const follower = useRef<Promise<NameFollower>>(undefined);

  /** Without a connection nothing follows; the next key tries again. */
  function follow(text?: string) {
    follower.current ??= import('./name-follower.ts').then((m) => new m.NameFollower(setTyped));
    follower.current.then(
      (one) => text !== undefined && one.read(text),
      () => {
        follower.current = undefined;
      },
    );
  }

  return {
    ...typed,
    /** For the first sign that a visitor will type. */
    onIntent: () => follow(),
    /** For every change of the field. */
    onType: follow,
  };
}
