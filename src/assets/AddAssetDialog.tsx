import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react';
import type { Asset } from '@/api/contract/index.ts';
import { RESTORED_FORM_WORDS } from '@/session/use-draft.ts';
import { Field } from '@/components/Field.tsx';
import type { AlertList } from '@/alerts/model/alert-list.ts';
import { readDomainField, type DomainField } from '@/lib/hostname.ts';
import { toUnicode } from '@/lib/idna.ts';
import { readName } from '@/lib/read-name.ts';
import { askWhich } from '@/lib/words.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { AS_TYPED, Input } from '@/ui/Input.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { Spinner } from '@/ui/Spinner.tsx';
import { NameList, type Unread } from './NameList.tsx';
import { NameRow, UseName } from './NameRow.tsx';
import { countAssets } from './name-state.ts';
import { createErrorText, type AddDraft, type Adding, type DraftChange } from './use-adding.ts';
import { useChecks, type CheckedName } from './use-checks.ts';

/** The help text of the specification. */
const DOMAIN_HELP = 'Enter the domain name without http:// or https://';

interface Problem {
  readonly field: 'domain' | 'name';
  readonly words: string;
}

interface AddAssetDialogProps {
  adding: Adding;
  /** The organisation's assets; memoised. */
  assets: readonly Asset[];
  /** Undefined while the alerts are not loaded. */
  alerts: AlertList | undefined;
}

/** Registers a domain, or many: it becomes a list once more than one is pasted. */
export function AddAssetDialog({ adding, assets, alerts }: AddAssetDialogProps) {
  const formId = useId();
  const domainField = useRef<HTMLInputElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const about = useRef<HTMLElement>(null);
  const { draft, change, round, start, stop, forgetRound } = adding;
  const { domain, list } = draft;
  const isList = list.length > 0;
  const isRunning = round?.isRunning === true;
  const typed = useMemo(() => readDomainField(domain), [domain]);
  const ascii = typed.ok ? typed.ascii : null;
  const name =
    draft.name ?? (typed.ok ? typed.unicode : (meantBy(domain, typed)[0] ?? domain.trim()));
  const names = useMemo(
    () => (isList ? list : ascii === null ? [] : [ascii]),
    [isList, list, ascii],
  );
  const checks = useChecks(names, assets, alerts);
  /** Number of pasted texts that are being read. */
  const [readings, setReadings] = useState(0);
  const isBusy = readings > 0 || checks.some(({ state }) => state === 'checking');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [unread, setUnread] = useState<readonly Unread[]>([]);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  /** True if Add was pressed during a check: it is carried out once the check ends. */
  const waits = useRef(false);
  const [only] = checks;
  const isWarned = !isList && only?.state === 'warned';
  const chosen = checks.filter(
    ({ name: one, state }) =>
      state === 'clear' || state === 'unknown' || (state === 'warned' && ticked.has(one)),
  );

  const hasNothing = isList && !isBusy && chosen.length === 0 && domain.trim() === '';

  const attachDomain = useCallback((field: HTMLInputElement | null) => {
    domainField.current = field;
    // Kept text is selected, so that typing replaces it.
    field?.select();
  }, []);

  /** Called for each change by the user: what was said about the previous text no longer holds. */
  const edit = useCallback(
    (part: DraftChange) => {
      change(part);
      setProblem(null);
      waits.current = false;
      forgetRound();
    },
    [change, forgetRound],
  );

  function refuse(field: Problem['field'], words: string) {
    waits.current = false;
    setProblem({ field, words });
    (field === 'domain' ? domainField : nameField).current?.focus();
  }

  /**
   * Reads the domains of a text.
   *
   * @param least fewer domains make no list
   * @param part other changes together with the list
   * @returns puts them into the list; null if they are too few
   */
  async function listOf(text: string, least: number, part: Partial<AddDraft> = {}) {
    const { hostsIn, UNREAD_WORDS } = await import('@/lib/hosts-in.ts');
    const { hosts, unread: rest } = await hostsIn(text);
    if (hosts.length < least) return null;
    return () => {
      setUnread(rest.map(({ reason, ...some }) => ({ ...some, words: UNREAD_WORDS[reason] })));
      change((now) => ({ ...part, list: [...new Set([...now.list, ...hosts])] }));
    };
  }

  /** Reads in steps, while Add waits. `work` returns the function that takes over the result. */
  async function reading(work: () => Promise<() => void>) {
    setReadings((now) => now + 1);
    const take = await work().catch(
      () => () => refuse('domain', 'This could not be read. Check your connection and try again.'),
    );
    // A long list is drawn in steps, so that the page stays quick. It starts together with the end of the reading:
    // otherwise a press that waits would meet an empty list in between.
    startTransition(() => {
      take();
      setReadings((now) => now - 1);
    });
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    // A single name is pasted by the browser, as long as there is no list.
    if (isRunning || (!isList && (readName(text).ok || !/\S[\s,;|]+\S/.test(text)))) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    const pasted = text.replaceAll(/\s+/g, ' ').trim();
    edit({});
    void reading(
      async () =>
        (await listOf(text, isList ? 1 : 2)) ??
        (() => change({ domain: value.slice(0, from) + pasted + value.slice(to) })),
    );
  }

  /** Moves the typed text into the list. Fewer than `least` domains are refused. */
  function takeTyped(least: number) {
    void reading(
      async () =>
        (await listOf(domain, least, { domain: '', name: null })) ??
        (() => refuse('domain', typed.ok ? '' : typed.reason)),
    );
  }

  /** `isConfirmed`: the warning was shown when Add was pressed. */
  function press(isConfirmed: boolean) {
    if (isRunning) return;
    if (isBusy) {
      waits.current = true;
    } else if (isList && domain.trim() !== '') {
      waits.current = true;
      takeTyped(1);
    } else if (!isList) addOne(isConfirmed);
    else if (!hasNothing) addList();
  }

  function addOne(isConfirmed: boolean) {
    if (!typed.ok) takeTyped(2);
    else if (name.trim() === '') refuse('name', 'Please enter a name');
    else if (isWarned && !isConfirmed) about.current?.focus();
    else void start([{ name: name.trim(), domain: typed.ascii }]);
  }

  function addList() {
    const payloads = chosen.map((check) => ({ name: toUnicode(check.name), domain: check.name }));
    const listed = checks.filter(({ state }) => state === 'listed').map((check) => check.name);
    void start(payloads, listed);
  }

  const carryOut = useEffectEvent(() => press(false));
  useEffect(() => {
    if (isBusy || !waits.current) return;
    waits.current = false;
    carryOut();
  }, [isBusy]);

  /** Enter in a field presses the button; but a warning must be read first, and a list takes the name. */
  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(isWarned || isList)) return;
    event.preventDefault();
    if (!isList) about.current?.focus();
    else if (readings === 0 && !isRunning && domain.trim() !== '') takeTyped(1);
  }

  const use = useCallback(
    (next: string) => {
      edit({ domain: toUnicode(next) });
      // The pressed button disappears together with the fault.
      domainField.current?.focus();
    },
    [edit],
  );
  const useInList = useCallback(
    (by: string, before: string) =>
      edit(({ list: now }) => ({
        list: [...new Set(now.map((one) => (one === before ? by : one)))],
      })),
    [edit],
  );
  const remove = useCallback(
    (gone: string) => edit((now) => ({ list: now.list.filter((one) => one !== gone) })),
    [edit],
  );
  const tick = useCallback((one: string, isOn: boolean) => {
    setTicked((now) => {
      const next = new Set(now);
      if (isOn) next.add(one);
      else next.delete(one);
      return next;
    });
  }, []);

  function buttonWords(): string {
    if (isRunning) return 'Adding...';
    if (isBusy) return 'Checking…';
    if (hasNothing) return 'Nothing to add';
    if (isList) return `Add ${countAssets(chosen.length)}`;
    return isWarned ? 'Add anyway' : 'Add Asset';
  }

  const [failure] = isList ? [] : (round?.results.values() ?? []);
  return (
    <Dialog
      open
      onClose={() => change({ isOpen: false })}
      title="Add Asset"
      // A press that waits for the check would be taken back.
      closeOnOutsidePress={!isBusy}
      // One domain keeps its place while its answers arrive; a list takes the height of the window.
      place={isList ? 'centre' : 'top'}
      footer={
        <>
          {isRunning && isList && <Button onClick={stop}>Stop</Button>}
          <Button onClick={() => change({ isOpen: false })}>
            {isRunning ? 'Continue in background' : 'Close'}
          </Button>
          <Button
            type="submit"
            form={formId}
            // With a warning, adding it as it is must not be the first choice.
            tone={isWarned ? 'secondary' : 'primary'}
            pending={isRunning}
            aria-disabled={hasNothing || undefined}
            icon={isBusy ? <Spinner /> : undefined}
          >
            {buttonWords()}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          press(isWarned);
        }}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        {adding.wasCutOff && !round && <Notice tone="info">{RESTORED_FORM_WORDS}</Notice>}
        {failure?.is === 'failed' && <Notice tone="error">{createErrorText(failure.error)}</Notice>}
        <Field
          label="Domain"
          help={DOMAIN_HELP}
          error={problem?.field === 'domain' ? problem.words : undefined}
        >
          {(input) => (
            <Input
              {...input}
              ref={attachDomain}
              value={domain}
              readOnly={isRunning}
              onChange={(event) => edit({ domain: event.currentTarget.value })}
              onPaste={paste}
              onKeyDown={enter}
              autoComplete="off"
              {...AS_TYPED}
              inputMode="url"
              className="font-mono"
            />
          )}
        </Field>
        {isList ? (
          <NameList
            checks={checks}
            unread={unread}
            ticked={ticked}
            round={round}
            onTick={tick}
            onUse={useInList}
            onRemove={remove}
            onRemoveAll={() => edit({ list: [] })}
          />
        ) : (
          <>
            <section
              ref={about}
              tabIndex={-1}
              aria-label="What we found"
              // It has its room from the start, so that an answer moves nothing.
              className="grid min-h-32 grid-cols-[minmax(0,1fr)] content-start rounded border border-hairline bg-raised px-3.5 py-1.5 text-sm focus:outline-2 focus:outline-offset-2 focus:outline-brand"
            >
              <AboutTyped
                domain={domain}
                typed={typed}
                check={only}
                isRefused={problem?.field === 'domain'}
                onUse={use}
              />
            </section>
            <Field
              label="Name"
              help="What your team calls it. It is the domain unless you change it."
              error={problem?.field === 'name' ? problem.words : undefined}
            >
              {(input) => (
                <Input
                  {...input}
                  ref={nameField}
                  value={name}
                  readOnly={isRunning}
                  onChange={(event) => edit({ name: event.currentTarget.value })}
                  onKeyDown={enter}
                  autoComplete="off"
                  // While the name is the domain, it is styled as one.
                  className={draft.name === null ? 'name' : undefined}
                />
              )}
            </Field>
          </>
        )}
      </form>
    </Dialog>
  );
}

/** Domains in a refused text, in Unicode, the registered one first. */
const meantBy = (domain: string, typed: DomainField): readonly string[] =>
  !typed.ok && readName(domain).ok ? typed.suggestions : [];

interface AboutTypedProps {
  domain: string;
  typed: DomainField;
  check: CheckedName | undefined;
  /** True if Add was pressed and the text is not a domain. */
  isRefused: boolean;
  onUse: (name: string) => void;
}

/** Facts about the one domain that is typed, or the domains that may be meant. */
function AboutTyped({ domain, typed, check, isRefused, onUse }: AboutTypedProps) {
  if (check) return <NameRow {...check} onUse={onUse} />;
  if (domain.trim() === '') {
    return (
      <p className="py-1.5 text-quiet">
        To add several domains, paste them here together: a list, a table or an email.
      </p>
    );
  }
  // Names made of words are offered once Add was pressed: they would change with each typed letter.
  const offers = isRefused && !typed.ok ? typed.suggestions : meantBy(domain, typed);
  if (offers.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-1 py-1.5">
      <p className="text-quiet">{askWhich(offers)}</p>
      {offers.map((offer) => (
        <UseName key={offer} name={offer} onUse={onUse} />
      ))}
    </div>
  );
}
