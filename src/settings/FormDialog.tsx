import { useEffect, useId, type ReactNode } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { changeErrorText } from '@/api/errors.ts';
import { RESTORED_FORM_WORDS, type Draft } from '@/session/use-draft.ts';
import { notify, notifyFailure } from '@/components/notify.ts';
import { KeptRoom } from '@/components/KeptRoom.tsx';
import { SlowResponseNotice } from '@/components/SlowResponseNotice.tsx';
import { useTimed } from '@/components/use-timed.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Notice, type NoticeTone } from '@/ui/Notice.tsx';
import { useOnPage } from '@/ui/use-on-page.ts';
import { useSlow } from '@/ui/use-slow.ts';

/** How long an error shows (specification section 8). In milliseconds. */
export const ERROR_MS = 5_000;

/** Props that the settings page gives to its dialogs with forms. */
export interface FormDialogProps {
  /** False while the dialog is hidden but its call goes on, which the user no longer waits for. */
  open: boolean;
  /** Called to unmount the dialog; for a hidden one, once its call has ended. */
  onClose: () => void;
  /** The user stops waiting for the call: hide the dialog and keep the typed text. */
  onAway: () => void;
}

interface DialogFormProps<Form extends FieldValues> extends FormDialogProps {
  title: string;
  /** Labels of the button before and during the call. */
  button: readonly [label: string, pending: string];
  resolver: Resolver<Form>;
  /** The values without unsaved changes. */
  saved: Form & DefaultValues<Form>;
  draft: Omit<Draft<Form>, 'found'> & { readonly found: Partial<Form> | null };
  keptFields: readonly (keyof Form)[];
  /** Sentence about input that the draft does not contain. */
  notKept?: string;
  /** Makes the call. Returns the words of its success. */
  send: (form: Form) => Promise<string>;
  /** Says that the call failed, if the server does not say why. */
  failure: string;
  /** How long a success shows (specification section 8). In milliseconds. */
  successMs: number;
  /** Called after a success that the dialog shows. */
  onSent: (form: UseFormReturn<Form>, sent: Form) => void;
  children: (form: UseFormReturn<Form>) => ReactNode;
}

/**
 * A modal with a form, its result above the fields and its button below. Closing it loses nothing: the draft keeps the
 * typed text. If the user no longer waits, a toast reports the result.
 */
export function FormDialog<Form extends FieldValues>({
  open,
  onClose,
  onAway,
  title,
  button: [label, pending],
  resolver,
  saved,
  draft,
  keptFields,
  notKept,
  send,
  failure,
  successMs,
  onSent,
  children,
}: DialogFormProps<Form>) {
  const id = useId();
  const [shown, show, clear] = useTimed<{ tone: NoticeTone; text: string }>();
  const onPage = useOnPage(open);
  const form = useForm<Form>({
    resolver,
    defaultValues: saved,
    // A fetch that ends while the user types must not overwrite the typed text.
    values: saved,
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty, isSubmitting, submitCount } = form.formState;
  const slow = useSlow(isSubmitting);
  const { found } = draft;
  const { reset } = form;
  useEffect(() => {
    if (found !== null) {
      // Like typing it again: the difference from the saved values is unsaved.
      reset((now) => ({ ...now, ...found }), {
        keepDefaultValues: true,
        keepDirtyValues: false,
        keepFieldsRef: true,
      });
    }
  }, [found, reset]);

  function keep() {
    const typed = form.getValues();
    draft.keep(keptFields.every((field) => typed[field] === saved[field]) ? null : typed);
  }

  function discard() {
    draft.keep(null);
    reset(saved, { keepDirtyValues: false });
  }

  async function submit(typed: Form) {
    clear();
    let text: string;
    try {
      text = await send(typed);
    } catch (error) {
      const words = changeErrorText(error, failure);
      if (onPage()) show({ tone: 'error', text: words }, ERROR_MS);
      else notifyFailure(error, { title: words });
      return;
    }
    draft.keep(null);
    if (onPage()) {
      show({ tone: 'success', text }, successMs);
      onSent(form, typed);
    } else {
      notify({ title: text, tone: 'success' });
      onClose();
    }
  }

  function close() {
    if (slow) onAway();
    else if (!isSubmitting) onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      closeOnOutsidePress={!isDirty && !isSubmitting}
      footer={
        <>
          <Button onClick={close} aria-disabled={(isSubmitting && !slow) || undefined}>
            {slow ? 'Continue in background' : 'Close'}
          </Button>
          <Button type="submit" form={id} tone="primary" pending={isSubmitting}>
            {isSubmitting ? pending : label}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        method="post"
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        onChange={keep}
        className="grid gap-5"
      >
        {found !== null && isDirty && submitCount === 0 && (
          <Notice
            tone="info"
            action={
              <Button size="sm" onClick={discard}>
                Discard
              </Button>
            }
          >
            {draft.wasCutOff ? RESTORED_FORM_WORDS : 'What you typed before is here again.'}{' '}
            {notKept}
          </Notice>
        )}
        <KeptRoom className="sticky top-0 z-10">
          {shown && <Notice tone={shown.tone}>{shown.text}</Notice>}
        </KeptRoom>
        {children(form)}
      </form>
      <SlowResponseNotice slow={slow} />
    </Dialog>
  );
}
