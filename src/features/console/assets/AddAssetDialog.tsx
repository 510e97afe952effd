import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import type { Asset, NewAssetPayload } from '@/api/contract/index.ts';
import { changeErrorText } from '@/api/errors.ts';
import { ASSET_MESSAGES, createAssetMutation } from '@/api/queries/assets.ts';
import { KEPT_INPUT_WORDS, useGivenBack, useKeptInput } from '@/auth/kept-input.ts';
import { Field } from '@/components/Field.tsx';
import { notify, notifyFailure } from '@/components/notify.ts';
import { SlowNote } from '@/components/SlowNote.tsx';
import { UnsavedQuestion, useUnsaved } from '@/components/unsaved.tsx';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import { useCases } from '@/features/shared/cases/use-cases.ts';
import { namedNews } from '@/components/named-news.tsx';
import { domainOf, meantDomain, readHostname, toUnicode } from '@/lib/hostname.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { AS_TYPED, Input } from '@/ui/Input.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { useOnPage } from '@/ui/use-on-page.ts';
import { useSlow } from '@/ui/use-slow.ts';
import { doubtOf, isDoubtful } from './doubt.ts';
import { endingWords } from './endings.ts';
import { NameReading } from './NameReading.tsx';
import { imitates } from './relations.ts';
import { OpenAbout } from './OpenAbout.tsx';
import { openAbout, useNamedAlerts, type AlertedName } from './use-named-alerts.ts';
import { useRelations, type Relations } from './use-relations.ts';

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
  /** The assets that are there already; memoised. */
  assets: readonly Asset[];
  /** The alerts, where they are loaded. */
  alerts: AlertIndex | undefined;
  /** Told, when the dialog closes, what is to be kept for the next time. */
  onClose: (draft: NewAssetPayload) => void;
  /** Called to hide the dialog. */
  onAway: () => void;
}

const errorWords = (error: unknown) => changeErrorText(error, ASSET_MESSAGES.create);

/** The name an asset gets unless another is typed: what will be registered, readable; of a URL its host. */
function nameFor(domain: string): string {
  const reading = readHostname(domain);
  return reading.ok ? toUnicode(reading.ascii) : (meantDomain(domain) ?? domain.trim());
}

/** The name to check, in ASCII form: a URL is refused, and yet all that is known of its host is told at once. */
const checkedIn = (domain: string): string | null =>
  domainOf(domain) ?? domainOf(meantDomain(domain) ?? '');

/**
 * The alerts that a name is warned of: below a public ending are the names of everybody, and whether it is one is known
 * with the comparison.
 */
function toldAlerts(
  alerts: readonly AlertedName[] | undefined,
  ascii: string,
  { is, endings }: Relations,
): readonly AlertedName[] | undefined {
  if (alerts === undefined || endings.has(ascii)) return undefined;
  const told = is === 'asking' ? alerts.filter(({ where }) => where !== 'below') : alerts;
  return told.length > 0 ? told : undefined;
}

/** Registers a domain. A stray close loses nothing: what was typed is there when it opens again. */
export function AddAssetDialog({
  open,
  draft,
  assets,
  alerts,
  onClose,
  onAway,
}: AddAssetDialogProps) {
  const formId = useId();
  const create = useMutation(createAssetMutation());
  const busy = useRef(false);
  const checking = useRef(false);
  // The name that was not compared in time when it was to be added.
  const [late, setLate] = useState<string | null>(null);
  const onPage = useOnPage(open);
  const slow = useSlow(create.isPending);
  const given = useGivenBack('asset');
  const { register, handleSubmit, formState, getValues, setValue, setError, setFocus, control } =
    useForm<AssetForm>({
      resolver: valibotResolver(AssetForm),
      defaultValues: given ?? draft,
    });
  // What was kept of the last time is typed over, and not at its end.
  useEffect(() => {
    if (open) setFocus('domain', { shouldSelect: true });
  }, [open, setFocus]);
  const [domain, name] = useWatch({ control, name: ['domain', 'name'] });
  const typed = readHostname(domain);
  const ascii = checkedIn(domain);
  const names = useMemo(() => (ascii === null ? [] : [ascii]), [ascii]);
  const { alerted, settled: alertsSettled } = useNamedAlerts(names, alerts, useCases());
  const own = useRelations(names, assets, alerted);
  const about = ascii === null ? undefined : toldAlerts(alerted.get(ascii), ascii, own);
  const isDoubted =
    about !== undefined || (ascii !== null && isDoubtful(doubtOf(ascii, own.relations.get(ascii))));
  const warns = typed.ok && isDoubted;
  useKeptInput('asset', () => (domain === '' && name === '' ? null : { domain, name }));
  const told = useRef<HTMLElement>(null);
  const { errors, isSubmitted } = formState;
  const empty = domain === '' && name === '';
  const leaving = useUnsaved(open && !empty && !create.isPending);

  /** `domain` is what stood in the field before this change. */
  function nameFollows(next: string) {
    const follows = getValues('name') === '' || getValues('name') === nameFor(domain);
    if (follows) setValue('name', nameFor(next), { shouldValidate: isSubmitted });
  }

  const domainField = register('domain', {
    onChange: (event: { target: { value: string } }) => nameFollows(event.target.value),
  });

  function use(next: string) {
    nameFollows(next);
    setValue('domain', next, { shouldValidate: isSubmitted });
    // The button that was pressed goes with what it mended.
    setFocus('domain');
  }

  /** Enter in a field stands for the button, which a warning is to be read before. */
  function warnFirst(event: KeyboardEvent) {
    if (!warns || event.key !== 'Enter') return;
    event.preventDefault();
    told.current?.focus();
  }

  function close() {
    if (slow) onAway();
    else if (!busy.current) onClose(getValues());
  }

  /** Waits for the comparison where the button was pressed faster: what it finds is shown before the name is added. */
  async function mayBeAdded(name: string): Promise<boolean> {
    if (checking.current) return false;
    const waits = own.is === 'asking' && late !== name;
    checking.current = true;
    const found = waits ? await own.settled() : own;
    const inAlerts = about || late === name ? null : await alertsSettled();
    checking.current = false;
    if (!onPage() || getValues('domain') !== domain) return false;
    setLate(found === null ? name : null);
    if (found === null) return false;
    if (found.endings.has(name)) {
      setError('domain', { message: endingWords(name) }, { shouldFocus: true });
      return false;
    }
    if (inAlerts?.has(name)) return false;
    const relation = waits ? found.relations.get(name) : undefined;
    return !relation || !imitates(relation);
  }

  async function submit(form: AssetForm) {
    const reading = readHostname(form.domain);
    if (!reading.ok || busy.current || !(await mayBeAdded(reading.ascii))) return;
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
    const relation = own.relations.get(reading.ascii);
    const news = namedNews(
      reading.ascii,
      '',
      'was added and awaits approval',
      relation && imitates(relation) ? relation.lit : undefined,
    );
    const waiting = openAbout(reading.ascii, alerted);
    const title =
      waiting.length === 0 ? (
        news
      ) : (
        <>
          {news}. <OpenAbout alerts={waiting} />.
        </>
      );
    notify({ title, tone: 'success' });
    onClose({ domain: '', name: '' });
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Add Asset"
      place="top"
      closeOnOutsidePress={empty}
      footer={
        leaving ? (
          <UnsavedQuestion onKeep={leaving.stay} onDiscard={leaving.leave} />
        ) : (
          <>
            <Button onClick={close} aria-disabled={(create.isPending && !slow) || undefined}>
              {slow ? 'Stop waiting' : 'Cancel'}
            </Button>
            {/* Beside a way to mend the name, adding it as it is must not be the first choice. */}
            <Button
              type="submit"
              form={formId}
              tone={isDoubted ? 'secondary' : 'primary'}
              pending={create.isPending}
            >
              {create.isPending ? 'Adding...' : warns ? 'Add anyway' : 'Add Asset'}
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
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
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
              onKeyDown={warnFirst}
              autoComplete="off"
              {...AS_TYPED}
              inputMode="url"
              className="font-mono"
            />
          )}
        </Field>
        <NameReading
          ref={told}
          typed={domain}
          own={own}
          compares={assets.length > 0}
          alerts={about}
          said={errors.domain !== undefined}
          late={late !== null && late === ascii}
          onUse={use}
        />
        <Field
          label="Name"
          help="What your team calls it. It is the domain unless you change it."
          error={errors.name?.message}
        >
          {(input) => (
            <Input
              {...input}
              {...register('name')}
              onKeyDown={warnFirst}
              autoComplete="off"
              // As long as it is the domain, it reads as one.
              className={name !== '' && name === nameFor(domain) ? 'name' : undefined}
            />
          )}
        </Field>
      </form>
      <SlowNote slow={slow} />
    </Dialog>
  );
}
