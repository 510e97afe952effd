import { CircleHelp, Landmark, OctagonX, ShieldAlert, TriangleAlert } from 'lucide-react';
import { cx } from '@/ui/class-names.ts';
import type { VerdictState } from './verdict.ts';

const LOOK = {
  danger: { icon: OctagonX, colour: 'text-high', edge: 'border-l-high', word: 'Danger' },
  doubt: { icon: TriangleAlert, colour: 'text-medium', edge: 'border-l-medium', word: 'Doubtful' },
  untold: { icon: CircleHelp, colour: 'text-quiet', edge: 'border-l-control', word: 'Cannot tell' },
  restricted: {
    icon: Landmark,
    colour: 'text-brand',
    edge: 'border-l-brand',
    word: 'Only few can hold this name',
  },
  own: {
    icon: ShieldAlert,
    colour: 'text-brand',
    edge: 'border-l-brand',
    word: 'The company’s own name',
  },
} as const satisfies Record<VerdictState, object>;

/** How a verdict is to be taken, in a word. */
export const stateWord = (state: VerdictState): string => LOOK[state].word;

/** The sign of a state, before its word. */
export function StateMark({ state, size = 16 }: { state: VerdictState; size?: number }) {
  const { icon: Icon, colour } = LOOK[state];
  return <Icon aria-hidden size={size} className={cx('shrink-0', colour)} />;
}

/** A verdict in one word, in a band that tells it from the others at arm's length. */
export function VerdictBand({ state, id }: { state: VerdictState; id: string }) {
  const { colour, edge, word } = LOOK[state];
  return (
    <p
      id={id}
      className={cx(
        'mb-4 flex items-center gap-2.5 rounded border border-l-4 border-hairline bg-surface px-3.5 py-2.5 font-semibold',
        edge,
        colour,
      )}
    >
      <StateMark state={state} size={24} />
      {word}
    </p>
  );
}
