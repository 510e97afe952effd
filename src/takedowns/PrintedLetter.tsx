import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { paperHead } from './model/letter-text.ts';
import type { Letter } from './model/letters.ts';
import type { Language } from './model/types.ts';
import './printed-letter.css';

interface PrintedLetterProps {
  letter: Letter;
  language: Language;
  /** Called when the browser has printed, or the user cancelled. */
  onPrinted: () => void;
}

/** Prints a letter as soon as it is mounted. */
export function PrintedLetter({ letter, language, onPrinted }: PrintedLetterProps) {
  const [date] = useState(() => Date.now());
  const close = useEffectEvent(onPrinted);
  useEffect(() => {
    const listener = () => close();
    window.addEventListener('afterprint', listener);
    const painted = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(painted);
      window.removeEventListener('afterprint', listener);
    };
  }, []);
  return createPortal(
    <div className="printed-letter" lang={language}>
      <dl>
        {paperHead(language, { ...letter, date }).map(([label, says]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{says}</dd>
          </Fragment>
        ))}
      </dl>
      <pre>{letter.body}</pre>
    </div>,
    document.body,
  );
}
