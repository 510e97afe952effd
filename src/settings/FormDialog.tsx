import { useId, type ReactNode } from 'react';
import { RESTORED_FORM_WORDS, type Draft } from '@/session/use-draft.ts';
import { notify, notifyFailure } from '@/components/notify.ts';
import { KeptRoom } from '@/components/KeptRoom.tsx';
import { useTimed } from '@/components/use-timed.ts';
import { Button } from '@/ui/Button.tsx';
import { Notice, type NoticeTone } from '@/ui/Notice.tsx';
import { useOnPage } from '@/ui/use-on-page.ts';
import { GuardedDialog, type FormDialogProps } from './GuardedDialog.tsx';

/** How long each result shows (specification section 8). In milliseconds. */
interface ShownFor {
  readonly success: number;
  readonly error: number;
}

interface Shown {
  readonly tone: NoticeTone;
  readonly text: string;
}

/** Reports the result of a form's call: in the dialog, or in a toast if the user no longer waits. */
export interface Outcome {
  readonly shown: Shown | null;
  readonly clear: () => void;
  readonly failed: (error: unknown, text: string) => void;
  /** Shows it, and returns true if the dialog is still in sight; else it is closed. */
  readonly succeeded: (text: string) => boolean;
}

/** The result of a dialog's call. */
export function useOutcome({ open, onClose }: FormDialogProps, shownFor: ShownFor): Outcome {
  const [shown, show, clear] = useTimed<Shown>();
  const onPage = useOnPage(open);
  return {
    shown,
    clear,
    failed: (error, text) => {
      if (onPage()) show({ tone: 'error', text }, shownFor.error);
      else notifyFailure(error, { title: text });
    },
    succeeded: (text) => {
      if (onPage()) {
        show({ tone: 'success', text }, shownFor.success);
        return true;
      }
      notify({ title: text, tone: 'success' });
      onClose();
      return false;
    },
  };
}

interface DialogFormProps extends FormDialogProps {
  title: string;
  /** Labels of the button before and during the call. */
  button: readonly [label: string, pending: string];
  form: {
    readonly isDirty: boolean;
    readonly isSubmitting: boolean;
    readonly submitCount: number;
  };
  outcome: Outcome;
  draft: Pick<Draft<unknown>, 'found' | 'wasCutOff'>;
  /** Sentence about input that the draft does not contain. */
  notKept?: string;
  /** Called to empty the draft's fields, and to forget it. */
  onDiscard: () => void;
  onSubmit: (event: React.FormEvent) => Promise<unknown>;
  /** Called after each change of a field. */
  onChange: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A modal with a form, its result above the fields and its button below. */
export function FormDialog({
  button: [label, pending],
  form: { isDirty, isSubmitting, submitCount },
  outcome,
  draft,
  notKept,
  onDiscard,
  onSubmit,
  onChange,
  children,
  ...dialog
}: DialogFormProps) {
  const id = useId();
  return (
    <GuardedDialog
      {...dialog}
      dirty={isDirty}
      busy={isSubmitting}
      footer={
        <Button type="submit" form={id} tone="primary" pending={isSubmitting}>
          {isSubmitting ? pending : label}
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        method="post"
        onSubmit={(event) => void onSubmit(event)}
        onChange={onChange}
        className="grid gap-5"
      >
        {draft.found !== null && isDirty && submitCount === 0 && (
          <Notice
            tone="info"
            action={
              <Button size="sm" onClick={onDiscard}>
                Discard
              </Button>
            }
          >
            {draft.wasCutOff ? RESTORED_FORM_WORDS : 'What you typed before is here again.'}{' '}
            {notKept}
          </Notice>
        )}
        <KeptRoom className="sticky top-0 z-10">
          {outcome.shown && <Notice tone={outcome.shown.tone}>{outcome.shown.text}</Notice>}
        </KeptRoom>
        {children}
      </form>
    </GuardedDialog>
  );
}
