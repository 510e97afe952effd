import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import type { NewAssetPayload } from '@/api/contract/index.ts';
import { changeErrorText } from '@/api/errors.ts';
import { ASSET_MESSAGES, createAssetMutation } from '@/api/queries/assets.ts';
import { KEPT_INPUT_WORDS, useGivenBack, useKeptInput } from '@/auth/kept-input.ts';
import { Field } from '@/components/Field.tsx';
import { notify, notifyFailure } from '@/components/notify.ts';
import { SlowNote } from '@/components/SlowNote.tsx';
import { UnsavedQuestion, useUnsaved } from '@/components/unsaved.tsx';
import { readHostname } from '@/lib/hostname.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Input } from '@/ui/Input.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { useOnPage } from '@/ui/use-on-page.ts';
import { useSlow } from '@/ui/use-slow.ts';

/** The help text of the specification. */
const DOMAIN_HELP = 'Enter the domain name without http:// or https://';

const AssetForm = v.object({
  domain: v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const reading = typeof dataset.value === 'string' ? readHostname(dataset.value) : null;
      if (reading && !reading.ok) addIssue({ message: reading.reason });
    }),
  ),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter a name')),
});

type AssetForm = v.InferInput<typeof AssetForm>;

interface AddAssetDialogProps {
  /** False while the dialog is hidden but a call goes on that the user no longer waits for. */
  open: boolean;
  /** What is typed in it at first. */
  draft: NewAssetPayload;
  /** Told, when the dialog closes, what is to be kept for the next time. */
  onClose: (draft: NewAssetPayload) => void;
  /** Called to hide the dialog. */
  onAway: () => void;
}

const errorWords = (error: unknown) => changeErrorText(error, ASSET_MESSAGES.create);

/** The name an asset gets unless another is typed: the form that will be registered. */
function nameFor(domain: string): string {
  const reading = readHostname(domain);
  return reading.ok ? reading.ascii : domain.trim();
}

/** Registers a domain. A stray close loses nothing: what was typed is there when it opens again. */
export function AddAssetDialog({ open, draft, onClose, onAway }: AddAssetDialogProps) {
  const formId = useId();
  const create = useMutation(createAssetMutation());
  const busy = useRef(false);
  const onPage = useOnPage(open);
  const slow = useSlow(create.isPending);
  const given = useGivenBack('asset');
  const { register, handleSubmit, formState, getValues, setValue, control } = useForm<AssetForm>({
    resolver: valibotResolver(AssetForm),
    defaultValues: given ?? draft,
  });
  const [domain, name] = useWatch({ control, name: ['domain', 'name'] });
  useKeptInput('asset', () => (domain === '' && name === '' ? null : { domain, name }));
  const { errors, isSubmitted } = formState;
  const empty = domain === '' && name === '';
  const leaving = useUnsaved(open && !empty && !create.isPending);

  const domainField = register('domain', {
    onChange: (event: { target: { value: string } }) => {
      // `domain` is what stood there before this change.
      const follows = getValues('name') === '' || getValues('name') === nameFor(domain);
      if (follows) {
        setValue('name', nameFor(event.target.value), { shouldValidate: isSubmitted });
      }
    },
  });

  function close() {
    if (slow) onAway();
    else if (!busy.current) onClose(getValues());
  }

  async function submit(form: AssetForm) {
    const reading = readHostname(form.domain);
    if (!reading.ok || busy.current) return;
    busy.current = true;
    try {
      await create.mutateAsync({ name: form.name, domain: reading.ascii });
    } catch (error) {
      // The mutation keeps the error; it is shown in the dialog, and what was typed stays.
      if (!onPage()) notifyFailure(error, { title: `${reading.ascii}: ${errorWords(error)}` });
      return;
    } finally {
      busy.current = false;
    }
    notify({ title: `${reading.ascii} was added and waits for approval`, tone: 'success' });
    onClose({ domain: '', name: '' });
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Add Asset"
      width="sm"
      closeOnOutsidePress={empty}
      footer={
        leaving ? (
          <UnsavedQuestion onKeep={leaving.stay} onDiscard={leaving.leave} />
        ) : (
          <>
            <Button onClick={close} aria-disabled={(create.isPending && !slow) || undefined}>
              {slow ? 'Stop waiting' : 'Cancel'}
            </Button>
            <Button type="submit" form={formId} tone="primary" pending={create.isPending}>
              {create.isPending ? 'Adding...' : 'Add Asset'}
            </Button>
          </>
        )
      }
    >
      <form
        id={formId}
        noValidate
        method="post"
        onSubmit={(event) => void handleSubmit(submit)(event)}
        className="grid gap-5"
      >
        {given && create.isIdle && <Notice tone="info">{KEPT_INPUT_WORDS}</Notice>}
        {create.isError && !create.isPending && (
          <Notice tone="error">{errorWords(create.error)}</Notice>
        )}
        <Field label="Domain" help={DOMAIN_HELP} error={errors.domain?.message}>
          {(input) => (
            <Input
              {...input}
              {...domainField}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              inputMode="url"
              className="font-mono"
            />
          )}
        </Field>
        <Registered domain={domain} />
        <Field
          label="Name"
          help="What your team calls it. It is the domain unless you change it."
          error={errors.name?.message}
        >
          {(input) => <Input {...input} {...register('name')} autoComplete="off" />}
        </Field>
      </form>
      <SlowNote slow={slow} />
    </Dialog>
  );
}

/** What will be registered, where that is not what was typed letter by letter. */
function Registered({ domain }: { domain: string }) {
  const reading = readHostname(domain);
  const differs = reading.ok && reading.ascii !== domain.trim().toLowerCase();
  return (
    <p role="status" className="-mt-3 text-sm break-words empty:hidden">
      {differs && (
        <>
          Will be registered as <span className="name">{reading.ascii}</span>
        </>
      )}
    </p>
  );
}
