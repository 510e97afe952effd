import { count as counted } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { ASSETS } from './pasted-words.ts';

interface AddManyButtonsProps {
  /** The id of the form that adds. */
  form: string;
  /** How many names it would add now. */
  count: number;
  isRunning: boolean;
  /** Whether any call was made yet. */
  began: boolean;
  /** Whether a round is over, and the box is as that left it. */
  isAgain: boolean;
  /** Whether all that would be added was tried before. */
  retries: boolean;
  onStop: () => void;
  onClose: () => void;
}

/** The buttons below a paste. */
export function AddManyButtons({
  form,
  count,
  isRunning,
  began,
  isAgain,
  retries,
  onStop,
  onClose,
}: AddManyButtonsProps) {
  // What could be added is there: the way on is to close, or to correct what is left.
  const finished = isAgain && count === 0;
  const tries = isAgain && retries;
  return (
    <>
      {isRunning ? (
        <Button onClick={onStop}>Stop</Button>
      ) : (
        !finished && <Button onClick={onClose}>{began ? 'Close' : 'Cancel'}</Button>
      )}
      {/* One button all along: the focus is on it when the round ends. */}
      <Button
        type={finished ? 'button' : 'submit'}
        form={form}
        tone="primary"
        pending={isRunning}
        onClick={finished ? onClose : undefined}
      >
        {finished
          ? 'Close'
          : isRunning
            ? 'Adding...'
            : count === 0
              ? 'Add assets'
              : `${tries ? 'Try' : 'Add'} ${counted(count, ...ASSETS)}${tries ? ' again' : ''}`}
      </Button>
    </>
  );
}
