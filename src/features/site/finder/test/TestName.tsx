import { Check, X } from 'lucide-react';
import { useEffect, useState, type CSSProperties } from 'react';
import { DomainName } from '@/components/DomainName.tsx';
import { SaidText } from '@/features/shared/explanation/SaidText.tsx';
import { toUnicode } from '@/lib/idna.ts';
import { codePoint, graphemes } from '@/lib/invisible.ts';
import { engine } from '@/lookalike/engine.ts';
import { cx } from '@/ui/class-names.ts';
import { LitName } from '../LitName.tsx';
import type { Choice } from './rounds.ts';
import './test.css';

interface TestNameProps {
  asset: string;
  choice: Choice;
  /** Its place, from 1 on: the answers are told apart by it, not by how they read aloud. */
  number: number;
  /** The letters of the longest name of the round: all four are set in one size. */
  longest: number;
  state: 'open' | 'chosen' | 'shown';
  onPress: () => void;
}

/** One of the four names: a button until one of them was pressed, then lit, with what was done to it. */
export function TestName({ asset, choice, number, longest, state, onPress }: TestNameProps) {
  const answered = state !== 'open';
  const { name, real } = choice;
  const size: CSSProperties & Record<'--letters', number> = { '--letters': longest };
  return (
    <li
      className={cx(
        'grid min-h-14 content-center border-b border-hairline',
        // The room stands before the engine's sentence comes.
        answered && 'min-h-24 py-2',
        state === 'chosen' && (real ? 'bg-tint' : 'bg-ink/6'),
      )}
    >
      <button
        type="button"
        aria-disabled={answered}
        onClick={answered ? undefined : onPress}
        className={cx(
          'flex min-w-0 items-center gap-3 px-2 text-left sm:px-4',
          !answered && 'min-h-14 hover:bg-ink/6',
        )}
      >
        <span className="font-mono text-sm text-quiet">
          <span className="sr-only">Name</span> {number}
        </span>{' '}
        <span className="test-name" style={size}>
          <span>
            {answered && !real ? (
              <LitName asset={asset} name={name} forms={false} />
            ) : (
              <DomainName name={name} forms={false} isLit={() => false} />
            )}
          </span>
        </span>
      </button>
      {answered && <Lesson asset={asset} choice={choice} chosen={state === 'chosen'} />}
    </li>
  );
}

/** Whose the name is, what was done to it, and its spelling for readers who cannot see it lit. */
function Lesson({ asset, choice, chosen }: { asset: string; choice: Choice; chosen: boolean }) {
  const { name, real } = choice;
  const says = useWords(asset, real ? null : name);
  const [spelt, setSpelt] = useState(false);
  const Icon = real ? Check : X;
  return (
    <div className="px-2 pb-2 pl-8 text-sm sm:pl-10">
      <p>
        {(real || chosen) && (
          <Icon
            size={16}
            strokeWidth={2}
            className={cx('mr-1 inline align-[-3px]', real ? 'text-brand' : 'text-high')}
          />
        )}
        {chosen && <span className="font-semibold">Your choice. </span>}
        {real ? (
          <span className="font-semibold text-brand">Yours.</span>
        ) : (
          <SaidText says={says} />
        )}{' '}
        <button
          type="button"
          aria-expanded={spelt}
          onClick={() => setSpelt(!spelt)}
          className="text-quiet underline underline-offset-2 hover:text-ink"
        >
          Spell it out
        </button>
      </p>
      {spelt && <p className="name mt-1 text-sm wrap-anywhere">{spelling(name)}</p>}
    </div>
  );
}

/** The engine's sentence about a lookalike; '' while it is asked, and without an answer. */
function useWords(asset: string, name: string | null): string {
  const [words, setWords] = useState('');
  useEffect(() => {
    if (name === null) return;
    let gone = false;
    void engine()
      .explain(asset, name)
      .then(
        (found) => {
          if (!gone && found.kind === 'explanation') setWords(found.techniques[0]?.says ?? '');
        },
        () => {
          // The light and the spelling tell as much.
        },
      );
    return () => {
      gone = true;
    };
  }, [asset, name]);
  return words;
}

/** Letter by letter; those beyond ASCII with their code points: `h d f с (U+0441) b a n k . c o m`. */
function spelling(name: string): string {
  return graphemes(toUnicode(name))
    .map((letter) =>
      /^[\0-\x7f]$/.test(letter)
        ? letter
        : `${letter} (${Array.from(letter, codePoint).join(' ')})`,
    )
    .join(' ');
}
