import { Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { IconButton } from '@/ui/IconButton.tsx';
import { labelText } from '@/lib/visible-text.ts';
import { hasGone, isMeant } from './same-place.ts';

interface RowActionsProps {
  /** What the row is called; goes into the buttons' accessible names. */
  name: string;
  approved: boolean;
  /** True while the approval is under way. */
  approving: boolean;
  /** False for a row that came without an id: no call can name it. */
  actionable: boolean;
  onApprove: () => void;
  /** Where the row must be looked at first: opens it, and stands in the place of Approve. */
  onReview?: (() => void) | undefined;
  onDelete: () => void;
}

/** Approve, or Review, offered only while pending, and Delete. */
export function RowActions({
  name,
  approved,
  approving,
  actionable,
  onApprove,
  onReview,
  onDelete,
}: RowActionsProps) {
  if (!actionable) {
    return <span className="text-quiet">No id given</span>;
  }
  const called = labelText(name, 'the unnamed row');
  return (
    // Alone, the small button makes the first line of a card no higher than its name.
    <span className={cx('flex items-center gap-2 md:-my-1', approved && 'max-md:-my-2.5')}>
      {!approved && (
        <DecisionButton
          verb={onReview ? 'Review' : 'Approve'}
          called={called}
          pending={approving}
          onClick={onReview ?? onApprove}
        />
      )}
      <IconButton
        label={`Delete ${called}`}
        onClick={onDelete}
        className="first:-ml-2.5 hover:text-high! max-md:-mr-2.5 md:ml-auto md:first:ml-auto"
        icon={<Trash2 aria-hidden size={16} strokeWidth={1.5} />}
      />
    </span>
  );
}

interface DecisionButtonProps {
  verb: 'Approve' | 'Review';
  called: string;
  pending: boolean;
  onClick: () => void;
}

/** Disappears when the approval is done; its row then takes the focus, so that the place is not lost. */
function DecisionButton({ verb, called, pending, onClick }: DecisionButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (!button) return;
      hasGone(button);
      if (document.activeElement !== button) return;
      button.closest<HTMLElement>('[data-position]')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Button
      ref={ref}
      size="sm"
      pending={pending}
      aria-label={`${verb} ${called}`}
      aria-haspopup={verb === 'Review' ? 'dialog' : undefined}
      // Clear of the lines of a row of 36 px.
      className="px-2.5! md:pointer-fine:h-[1.625rem]"
      onClick={(event) => isMeant(event) && onClick()}
    >
      {verb}
    </Button>
  );
}
