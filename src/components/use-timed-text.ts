import { useEffect, useState } from 'react';

interface TimedText {
  readonly text: string;
  readonly show: (text: string) => void;
}

/** A text that goes by itself after as many milliseconds as `msOf` says; '' while there is none. */
export function useTimedText(msOf: (text: string) => number): TimedText {
  const [shown, setShown] = useState({ text: '' });
  useEffect(() => {
    if (shown.text === '') return undefined;
    const timer = setTimeout(() => setShown({ text: '' }), msOf(shown.text));
    return () => clearTimeout(timer);
  }, [shown, msOf]);
  // An object, so that the same words shown again start their time anew.
  return { text: shown.text, show: (text) => setShown({ text }) };
}
