import { useRef } from 'react';
import { ADVICE_SAID, EMERGENCY, HELPLINE, NOTHING } from './notice-table.ts';
import { hasTitle, isByCall, scriptTitle, stateOfWords } from './scripts.ts';
import { ScriptWords } from './ScriptWords.tsx';
import { useComesIntoSight } from './use-comes-into-sight.ts';
import { VerdictPanel } from './VerdictBand.tsx';
import { VerdictEnd } from './VerdictEnd.tsx';
import { KeepAway, WhatToDo } from './WhatToDo.tsx';

/** Of which nothing is left open. */
const PLAIN: ReadonlySet<string> = new Set([HELPLINE, EMERGENCY, ADVICE_SAID, NOTHING]);

interface ScriptVerdictProps {
  /** By which script the message goes. */
  message: string;
  /** Whether the verdict takes the focus, as after a press. */
  takesFocus: boolean;
  /** Whether it was there when the page was opened, as of a shared link: it then comes into sight. */
  arrived: boolean;
  /** Asks for another message: the field is emptied. */
  onAnother: () => void;
}

/** What is told of a message without a link or a number, by its words alone. */
export function ScriptVerdict({ message, takesFocus, arrived, onAnother }: ScriptVerdictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useComesIntoSight(heading, { takesFocus, arrived, waiting: false });
  const state = stateOfWords(message);
  if (!state) return null;
  const warning = state === 'untold' ? 'doubt' : state;
  // A name or a number that is known: nothing of it is left open.
  const band = PLAIN.has(message) ? undefined : state;
  const isUnknown = state === 'untold' && !hasTitle(message);
  const topic = isByCall(message) ? 'threat' : 'script';
  return (
    <section aria-labelledby="verdict" className="min-h-60">
      <VerdictPanel id="verdict-state" state={band}>
        <h2
          id="verdict"
          ref={heading}
          tabIndex={-1}
          aria-describedby={band && 'verdict-state'}
          className="scroll-mt-20 font-display text-h2 font-bold"
        >
          {isUnknown ? 'We cannot tell.' : scriptTitle(message, warning)}
        </h2>
        {isUnknown ? <NoMatch /> : <ScriptWords said={message} state={warning} />}
        {message !== NOTHING && <KeepAway topic={topic} said={message} state={warning} />}
      </VerdictPanel>
      {message !== NOTHING && <WhatToDo topic={topic} said={message} state={state} inMessage />}
      <VerdictEnd onAnother={onAnother} />
    </section>
  );
}

/** What is said of words that match nothing: that must not read as if they were cleared. */
const NoMatch = () => (
  <p className="mt-3 max-w-prose text-lead">We found no known trick. That does not make it safe.</p>
);
