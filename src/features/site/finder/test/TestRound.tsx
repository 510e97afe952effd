import { useEffect, useId, useRef } from 'react';
import { toUnicode } from '@/lib/idna.ts';
import { Button } from '@/ui/Button.tsx';
import type { Round } from './rounds.ts';
import { TestName } from './TestName.tsx';

interface TestRoundProps {
  asset: string;
  round: Round;
  number: number;
  of: number;
  /** The place of the name that was pressed; null until one is. */
  answer: number | null;
  onAnswer: (place: number) => void;
  onNext: () => void;
}

/** Four unlit names; a press lights those that are not the visitor's, and says what was done to each. */
export function TestRound({ asset, round, number, of, answer, onAnswer, onNext }: TestRoundProps) {
  const said = useId();
  const next = useRef<HTMLButtonElement>(null);
  const chosen = answer === null ? null : (round[answer] ?? null);
  const place = round.findIndex(({ real }) => real) + 1;
  const hasTwin = round.some(({ twin }) => twin);
  // One more: where a letter is missing, its place is drawn.
  const longest = 1 + Math.max(...round.map(({ name }) => Array.from(toUnicode(name)).length));

  useEffect(() => {
    if (answer !== null) next.current?.focus();
  }, [answer]);

  return (
    <>
      {/* The verdict and the way on stand where the question stood: in sight, and in the same spot each time. */}
      <div className="mt-3 flex min-h-12 flex-wrap items-center gap-x-5 gap-y-3">
        <p id={said} role="status" className="max-w-prose min-w-0 flex-1 basis-64 text-base">
          {chosen === null && (
            <span className="text-quiet">
              Round {number} of {of}. Press the name that is yours, as you would in a mail.
            </span>
          )}
          {chosen?.real && (
            <>
              <strong>Right: name {place} is yours.</strong>
              {hasTwin && ' It was luck: one of the others is drawn exactly like it.'}
            </>
          )}
          {chosen && !chosen.real && (
            <>
              <strong>Not yours: yours is name {place}.</strong>
              {chosen.twin &&
                ' No one could have seen it: both are drawn alike, and only the code points differ.'}
            </>
          )}
        </p>
        {chosen && (
          <Button ref={next} tone="primary" size="lg" aria-describedby={said} onClick={onNext}>
            {number === of ? 'See the result' : 'Next round'}
          </Button>
        )}
      </div>
      <ol className="mt-3 border-t border-hairline">
        {round.map((choice, at) => (
          <TestName
            key={choice.name}
            asset={asset}
            choice={choice}
            number={at + 1}
            longest={longest}
            state={answer === null ? 'open' : at === answer ? 'chosen' : 'shown'}
            onPress={() => onAnswer(at)}
          />
        ))}
      </ol>
    </>
  );
}
