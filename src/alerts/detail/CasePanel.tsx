import * as v from 'valibot';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '@/session/AuthContext.tsx';
import { RESTORED_FORM_WORDS, useCutOff, keptInTab, wasCutOff } from '@/session/use-draft.ts';
import { standing } from '@/cases/model/history.ts';
import { MAX_NOTE } from '@/cases/model/limits.ts';
import type { AlertCase, CaseSubject } from '@/cases/model/types.ts';
import { useSingleKeyShortcuts } from '@/components/table/single-key-shortcuts.ts';
import { usePageAction } from '@/components/page-actions.ts';
import {
  CaseHistory,
  CasesBoundary,
  KeptWhere,
  useCase,
  useCaseActions,
  useSeen,
} from '@/cases/index.ts';
import { count, formatMoment } from '@/lib/format.ts';
import { keyHint } from '@/lib/shortcuts.ts';
import { paths } from '@/paths.ts';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { Textarea } from '@/ui/Input.tsx';
import { Notice } from '@/ui/Notice.tsx';
import type { CurrentUser } from '@/api/contract/index.ts';
import { accountOf } from '@/session/session.ts';

/** Note and history of one alert. Its status is set in StatusStrip. */
export function CasePanel({ subject }: { subject: CaseSubject }) {
  useSeen(subject.alert);
  return (
    <section aria-labelledby="case" className="grid gap-y-3">
      <h2 id="case" tabIndex={-1} className="font-semibold">
        Case
      </h2>
      <CasesBoundary>
        {() => (
          <>
            <CaseNote key={subject.alert} subject={subject} />
            <History alert={subject.alert} />
          </>
        )}
      </CasesBoundary>
      <p className="text-xs text-quiet print:hidden">
        <KeptWhere />{' '}
        <Link to={paths.admin.settings()} className="underline underline-offset-2">
          Hand over or delete
        </Link>
      </p>
    </section>
  );
}

function History({ alert }: { alert: string }) {
  const history: AlertCase['history'] = useCase(alert)?.history ?? [];
  // Same height as one line of history, because a look-up adds the first line while the user is elsewhere.
  if (history.length === 0) {
    return <p className="min-h-8 py-1 text-quiet">No history yet.</p>;
  }
  return (
    <details>
      <summary className="min-h-8 cursor-pointer py-1 text-quiet hover:text-ink">
        History: {count(history.length, 'entry', 'entries')}
      </summary>
      <div className="mt-2">
        <CaseHistory history={history} />
      </div>
    </details>
  );
}

/**
 * The note of an alert. It is saved when its field, or the alert, is left: one entry of the history for each visit.
 * Until then, and if it cannot be saved, this tab keeps what was typed.
 */
function CaseNote({ subject }: { subject: CaseSubject }) {
  const known = useCase(subject.alert);
  const kept = known?.note ?? '';
  const drafts = noteDrafts(useUser());
  const [isGiven] = useState(() => wasCutOff('case_notes') && drafts.last() === subject.alert);
  useCutOff('case_notes');
  /** The typed text that is not saved; null if there is none. */
  const [draft, setDraft] = useState(() => drafts.get(subject.alert));
  const actions = useCaseActions();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  function write() {
    const { current } = field;
    if (!current) return;
    current.focus();
    // Text is usually added to a note, but browsers put the caret before it.
    current.setSelectionRange(current.value.length, current.value.length);
    current.scrollTop = current.scrollHeight;
  }
  useSingleKeyShortcuts({ n: write });
  usePageAction('write-note', write);
  const unsaved = draft !== null && draft !== kept;
  useAskBeforeUnload(unsaved);

  /** A draft from an earlier visit that was not edited stays a draft: another tab may have saved it since. */
  const isTouched = useRef(isGiven);
  const latest = useRef({ save: () => {} });
  const saving = useRef<string | null>(null);
  /** The note that the draft started from; not known for a draft from an earlier visit. */
  const seen = useRef<string | undefined>(undefined);
  async function save() {
    if (!unsaved || saving.current === draft) return;
    saving.current = draft;
    const note = draft.trim() === '' ? '' : draft;
    // Text that could not be saved stays in the field.
    if (await actions.note(subject, note, seen.current)) {
      seen.current = note;
      // Unless more was typed meanwhile.
      setDraft((now) => (now === draft ? null : now));
      if (drafts.get(subject.alert) === draft) drafts.keep(subject.alert, null);
    }
    saving.current = null;
  }
  useEffect(() => {
    latest.current.save = () => {
      if (isTouched.current) void save();
    };
  });
  useEffect(() => () => latest.current.save(), []);

  const text = draft ?? kept;
  return (
    // The button counts as part of the field. Otherwise leaving the field would save the note and remove the button
    // before the click.
    <div
      className={cx('grid gap-1.5', text === '' && 'print:hidden')}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) void save();
      }}
    >
      <label htmlFor={id} className="text-xs text-quiet">
        Note
      </label>
      {isGiven && <Notice tone="info">{RESTORED_FORM_WORDS}</Notice>}
      <Textarea
        id={id}
        ref={field}
        {...keyHint('Note', 'N')}
        rows={2}
        maxLength={MAX_NOTE}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          isTouched.current = true;
          if (draft === null) seen.current = kept;
          const typed = value === kept ? null : value;
          setDraft(typed);
          drafts.keep(subject.alert, typed);
        }}
        onKeyDown={(event) => {
          const { key, ctrlKey, metaKey, currentTarget } = event;
          if (key !== 'Escape' && !(key === 'Enter' && (ctrlKey || metaKey))) return;
          // Leaving the field saves the note, and the page's own keys work again. From the body, Tab would start over.
          event.preventDefault();
          event.stopPropagation();
          currentTarget.closest('article')?.querySelector('h1')?.focus({ preventScroll: true });
        }}
        className="min-h-16!"
      />
      <div
        // Same height with and without the button, so that nothing below moves when the note is saved.
        className={cx(
          'flex items-center justify-between gap-3',
          (unsaved || text !== '') && 'min-h-8 max-md:min-h-11',
        )}
      >
        <p role="status" className="text-xs text-quiet">
          {unsaved ? 'Not saved yet' : known && savedWords(known)}
        </p>
        {unsaved && (
          <Button
            size="sm"
            className="max-md:h-11"
            onClick={() => {
              // The button disappears once the note is saved; the focus stays in this part.
              document.getElementById('case')?.focus();
              void save();
            }}
          >
            Save note
          </Button>
        )}
      </div>
    </div>
  );
}

/** `Saved 10:42`, with the day if it is not today; '' if there is no note. */
function savedWords({ note, history }: AlertCase): string {
  const at = standing(history).findLast(({ change }) => change.what === 'note')?.at;
  if (note === '' || at === undefined) return '';
  return `Saved ${formatMoment(Date.parse(at))}`;
}

/** The browser asks before a reload, or before the tab closes, while something typed would be lost. */
function useAskBeforeUnload(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}

const MOST = 20;

const kept = keptInTab('case_notes', v.array(v.tuple([v.string(), v.string()])));

/** The texts that a user has typed about alerts and that are not saved, the latest last. */
function noteDrafts(user: CurrentUser) {
  const owner = accountOf(user);
  const read = () => new Map(kept.get(owner));
  return {
    get: (alert: string): string | null => read().get(alert) ?? null,
    /** The alert of the latest. */
    last: () => kept.get(owner)?.at(-1)?.[0],
    /** Replaces what was kept about an alert; null forgets it. */
    keep(alert: string, text: string | null): void {
      const drafts = read();
      const had = drafts.delete(alert);
      if (text === null && !had) return;
      if (text !== null) drafts.set(alert, text);
      kept.set(owner, [...drafts].slice(-MOST));
    },
  };
}
