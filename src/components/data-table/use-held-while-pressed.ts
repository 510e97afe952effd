import { useState } from 'react';

/**
 * What ends a press, and the milliseconds that the click is waited for: a finger's comes some time after it
 * was lifted, and a press that ends elsewhere brings none.
 */
const ENDS = { pointerup: 300, keyup: 300, pointercancel: 0, click: 0 };

/** What went down: a pointer, or this key. */
export interface Press {
  readonly type: string;
  readonly key?: string;
}

/**
 * Keeps a list as it is while something in it is being pressed: a row that came, went or moved between the
 * press and its release would take the click away.
 *
 * @param latest what is shown while nothing is pressed
 * @returns what is to be shown, and what to call when a pointer or a key goes down in the list
 */
export function useHeldWhilePressed<Value>(latest: Value) {
  const [held, setHeld] = useState<{ readonly value: Value } | null>(null);
  const value = held ? held.value : latest;

  const onPress = ({ key = ' ' }: Press) => {
    // Of the keys, only the space bar presses when it is let go.
    if (key !== ' ') return;
    const press = { value };
    const over = new AbortController();
    const release = () => {
      over.abort();
      // Another press may have begun by now.
      setHeld((current) => (current === press ? null : current));
    };
    setHeld(press);
    for (const [type, wait] of Object.entries(ENDS)) {
      const end = () => void setTimeout(release, wait);
      window.addEventListener(type, end, { capture: true, signal: over.signal });
    }
  };
  return [value, onPress] as const;
}
