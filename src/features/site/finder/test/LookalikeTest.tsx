import { useEffect, useRef, useState } from 'react';
import { toUnicode } from '@/lib/idna.ts';
import { Button } from '@/ui/Button.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { DemoLink } from '@/features/shared/domain-form/DemoLink.tsx';
import { CopyLink } from '@/components/CopyLink.tsx';
import { LitName } from '../LitName.tsx';
import { askForCheck } from '../skip-to-list.ts';
import type { Round } from './rounds.ts';
import { TestRound } from './TestRound.tsx';
import { useRounds } from './use-rounds.ts';

/** The real name as the test shows it, without www, which belongs to no name. */
const testedName = (domain: string): string => domain.replace(/^www\.(?=.+\.)/, '');

interface TestEnds {
  /** Whether the page can check which of the names exist. */
  checks: boolean;
  /** Whether another way on stands in sight as the primary one. */
  hasPrimary: boolean;
  /** Folded to one line, since the check goes on below. */
  folded: boolean;
  onUnfold: () => void;
  /** Told with each step: whether the result is shown. */
  onStep: (isOver: boolean) => void;
}

interface LookalikeTestProps extends TestEnds {
  domain: string;
}

/** "One of these is yours. Which?", before the list says how many there are. */
export function LookalikeTest({ domain, ...rest }: LookalikeTestProps) {
  const asset = testedName(domain);
  const rounds = useRounds(asset);
  if (rest.folded && !rounds?.length) return null;
  if (rounds?.length === 0) {
    return (
      <div data-untested>
        <h2 className="font-display text-h2 font-bold">No test for this name</h2>
        <p className="mt-3 max-w-prose text-lead text-quiet">
          Too few of its lookalikes pass for it at a glance. The list has them all.
        </p>
      </div>
    );
  }
  return (
    <section aria-labelledby="which-is-yours">
      {rounds ? <Test key={asset} asset={asset} rounds={rounds} {...rest} /> : <Waiting />}
    </section>
  );
}

/** As high as a round, so that nothing below moves when it comes. */
function Waiting() {
  return (
    <>
      <h2 id="which-is-yours" className="relative font-display text-h2 font-bold">
        <span className="sr-only">The test is being made</span>
        {/* The room of the question that comes. */}
        <span aria-hidden className="invisible">
          One of these is yours. Which?
        </span>
        <Skeleton className="absolute inset-x-0 inset-y-1.5 max-w-md" />
      </h2>
      <div className="mt-13 grid gap-px">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    </>
  );
}

interface TestProps extends TestEnds {
  asset: string;
  rounds: readonly Round[];
}

function Test({ asset, rounds, checks, hasPrimary, folded, onUnfold, onStep }: TestProps) {
  /** The place of the name that was pressed, by round. */
  const [answers, setAnswers] = useState<readonly number[]>([]);
  /** Which round is shown (after the last one the result is), and whether a press led there. */
  const [step, setStep] = useState({ at: 0, pressed: false });
  const heading = useRef<HTMLHeadingElement>(null);
  const { at } = step;

  useEffect(() => {
    if (step.pressed) heading.current?.focus();
  }, [step]);

  const goTo = (next: number) => {
    setStep({ at: next, pressed: true });
    onStep(next >= rounds.length);
  };

  const round = rounds[at];
  const found = answers.filter((answer, number) => rounds[number]?.[answer]?.real).length;
  if (folded) {
    return (
      <FoldedTest
        says={
          round ? `round ${at + 1} of ${rounds.length}` : `you found ${found} of ${rounds.length}`
        }
        button={round ? 'Go on with it' : 'Look at it again'}
        onUnfold={() => {
          onUnfold();
          goTo(at);
        }}
      />
    );
  }
  return (
    <>
      <h2
        id="which-is-yours"
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-44 font-display text-h2 font-bold"
      >
        {round ? 'One of these is yours. Which?' : `You found ${found} of ${rounds.length}.`}
      </h2>
      {round ? (
        <TestRound
          key={at}
          asset={asset}
          round={round}
          number={at + 1}
          of={rounds.length}
          answer={answers[at] ?? null}
          onAnswer={(answer) => setAnswers([...answers.slice(0, at), answer])}
          onNext={() => goTo(at + 1)}
        />
      ) : (
        <>
          <p className="mt-3 max-w-prose text-lead text-quiet">{verdictOn(found, rounds)}</p>
          <p className="mt-2 max-w-prose text-sm text-quiet">{luckIn(rounds)}</p>
          <Missed asset={asset} rounds={rounds} answers={answers} />
          <p className="mt-6 max-w-prose">
            Some of these names may be registered already. We see when, through which registrar, and
            what they do.
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-3">
            {checks && (
              // On wide screens the check stands beside it, with its own button.
              <Button tone="primary" size="lg" className="lg:hidden" onClick={askForCheck}>
                See which exist
              </Button>
            )}
            <DemoLink tone={hasPrimary ? 'secondary' : 'primary'}>
              {checks ? 'Request Demo' : 'See which exist: Request Demo'}
            </DemoLink>
            <CopyLink
              label="Copy link for a colleague"
              done={`Copied: the same test of ${toUnicode(asset)}. The domain stands behind the #, which no server is told.`}
            />
            <button
              type="button"
              className="py-2 font-medium text-brand underline underline-offset-2"
              onClick={() => {
                setAnswers([]);
                goTo(0);
              }}
            >
              Once more
            </button>
          </div>
        </>
      )}
    </>
  );
}

interface FoldedTestProps {
  /** How far it has come. */
  says: string;
  button: string;
  onUnfold: () => void;
}

/** The test in one line, while what was found out is looked at. */
function FoldedTest({ says, button, onUnfold }: FoldedTestProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <h2 id="which-is-yours" className="text-quiet">
        The test: {says}.
      </h2>
      <button
        type="button"
        className="font-semibold text-brand underline underline-offset-2"
        onClick={onUnfold}
      >
        {button}
      </button>
    </div>
  );
}

interface MissedProps {
  asset: string;
  rounds: readonly Round[];
  answers: readonly number[];
}

/** The names that were taken for the real one, lit. */
function Missed({ asset, rounds, answers }: MissedProps) {
  const missed = rounds.flatMap((round, number) => {
    const chosen = round[answers[number] ?? -1];
    return chosen && !chosen.real ? [chosen.name] : [];
  });
  if (missed.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 font-semibold">You took these for yours</h3>
      <ul className="mt-2 border-t border-hairline">
        {missed.map((name) => (
          <li key={name} className="border-b border-hairline py-2.5 text-h3">
            <LitName asset={asset} name={name} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a score says, and what it does not. */
function verdictOn(found: number, rounds: readonly Round[]): string {
  return found === rounds.length
    ? 'You were looking for it. Your customers are not looking, and see one name at a time.'
    : 'And you know your name, and were looking. Your customers see one name at a time, in a hurry.';
}

/** How much of a score may be luck: each round shows four names, and of some no eye can tell two apart. */
function luckIn(rounds: readonly Round[]): string {
  const twins = rounds.filter((round) => round.some(({ twin }) => twin)).length;
  const blind = 'Blind guessing finds one in four on average.';
  if (twins === 0) return blind;
  return twins === 1
    ? `${blind} In one round two names look the same on a screen: it can only be guessed.`
    : `${blind} In ${twins} rounds two names look the same on a screen: they can only be guessed.`;
}
