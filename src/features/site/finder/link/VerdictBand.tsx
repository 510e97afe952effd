import { CircleHelp, Landmark, OctagonX, ShieldAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { cx } from '@/ui/class-names.ts';
import type { VerdictState } from './verdict-kind.ts';

/** Links that all lead home are one verdict, and of a message without a link there is none. */
type BandState = VerdictState | 'own-names' | 'no-link';

const LOOK = {
  danger: {
    icon: OctagonX,
    colour: 'text-high',
    panel: 'border-high bg-high/12',
    word: 'Danger',
  },
  doubt: {
    icon: TriangleAlert,
    colour: 'text-medium',
    panel: 'border-medium bg-medium/12',
    word: 'Doubtful',
  },
  untold: {
    icon: CircleHelp,
    colour: 'text-quiet',
    panel: 'border-control bg-ink/6',
    word: 'Cannot tell',
  },
  restricted: {
    icon: Landmark,
    colour: 'text-brand-deep',
    panel: 'border-brand bg-tint',
    word: 'Only few can hold this name',
  },
  own: {
    icon: ShieldAlert,
    colour: 'text-brand-deep',
    panel: 'border-brand bg-tint',
    word: 'The company’s own name',
  },
  'own-names': {
    icon: ShieldAlert,
    colour: 'text-brand-deep',
    panel: 'border-brand bg-tint',
    word: 'Companies’ own names',
  },
  'no-link': {
    icon: CircleHelp,
    colour: 'text-quiet',
    panel: 'border-control bg-ink/6',
    word: 'No link found',
  },
} as const satisfies Record<BandState, object>;

/** How a verdict is to be taken, in a word: of an office's own name, too. */
export const stateWord = (state: BandState, ofOffice = false): string =>
  ofOffice && state === 'own' ? 'The office’s own name' : LOOK[state].word;

/** The sign of a state, before its word. */
export function StateMark({ state, size = 16 }: { state: BandState; size?: number }) {
  const { icon: Icon, colour } = LOOK[state];
  return <Icon aria-hidden size={size} className={cx('shrink-0', colour)} />;
}

/** Of the word, by which a verdict's heading is described. */
const STATE_ID = 'verdict-state';

/** A verdict in one word above its sentence, on a tint that tells it from the others at arm's length. */
export function VerdictPanel({
  state,
  ofOffice = false,
  children,
}: {
  /** None while the link is read, and where that failed: the sentence then stands by itself. */
  state: BandState | undefined;
  /** Whether what is judged is on an office's name. */
  ofOffice?: boolean;
  children: ReactNode;
}) {
  // One element in both, so that the heading keeps the focus when the verdict comes.
  return (
    <div
      className={cx(
        state && 'rounded border border-l-8 px-4 py-4 md:px-6 md:py-5',
        state && LOOK[state].panel,
      )}
    >
      {state && (
        <p
          id={STATE_ID}
          className={cx('mb-2.5 flex items-center gap-2.5 text-h3 font-bold', LOOK[state].colour)}
        >
          <StateMark state={state} size={30} />
          {stateWord(state, ofOffice)}
        </p>
      )}
      {children}
    </div>
  );
}

interface VerdictHeadingProps {
  ref: RefObject<HTMLHeadingElement | null>;
  /** None while it is read. */
  state: BandState | undefined;
  children: ReactNode;
}

/** The sentence of a verdict, which takes the focus after a press. */
export const VerdictHeading = ({ ref, state, children }: VerdictHeadingProps) => (
  <h2
    id="verdict"
    ref={ref}
    tabIndex={-1}
    aria-describedby={state ? STATE_ID : undefined}
    // As loud as it is certain.
    className={cx('font-display font-bold', state === 'untold' ? 'text-h3' : 'text-h2')}
  >
    {children}
  </h2>
);
