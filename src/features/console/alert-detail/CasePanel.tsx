import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '@/auth/AuthContext.tsx';
import { KEPT_INPUT_WORDS, useGivenBack, useKeptInput } from '@/auth/kept-input.ts';
import { MAX_NOTE } from '@/cases/limits.ts';
import type { AlertCase, CaseSubject } from '@/cases/types.ts';
import { CaseHistory } from '@/features/shared/cases/CaseHistory.tsx';
import { useLetterKeys } from '@/components/data-table/letter-keys.ts';
import { usePageAction } from '@/components/page-actions.ts';
import { KEPT_WHERE } from '@/features/shared/cases/case-words.ts';
import { CasesBoundary } from '@/features/shared/cases/CasesBoundary.tsx';
import { useCase, useCaseActions } from '@/features/shared/cases/use-cases.ts';
import { useSeen } from '@/features/shared/cases/use-new-alerts.ts';
import { count } from '@/lib/format.ts';
import { keyHint } from '@/lib/shortcuts.ts';
import { paths } from '@/paths.ts';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { Textarea } from '@/ui/Input.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { keepNoteDraft, noteDraft } from './note-drafts.ts';

/** What was done about one alert: its note and its history. Its status is set in StatusStrip. */
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
            <Note key={subject.alert} subject={subject} />
            <History alert={subject.alert} />
          </>
        )}
      </CasesBoundary>
      <p className="text-xs text-quiet print:hidden">
        {KEPT_WHERE}.{' '}
        <Link to={paths.admin.settings()} className="underline underline-offset-2">
          Hand over or delete
        </Link>
      </p>
    </section>
  );
}

/**
 * Kept by Save, and when the field or the alert is left: what was typed is not lost by the way. Until then this tab
 * keeps it, which adds nothing to the history.
 */
function Note({ subject }: { subject: CaseSubject }) {
  const kept = useCase(subject.alert)?.note ?? '';
  const given = useGivenBack('caseNote');
  const isGiven = given?.alert === subject.alert;
  const user = useUser();
  const [found] = useState(() => noteDraft(user, subject.alert));
  const [draft, setDraft] = useState<string | null>(isGiven ? given.text : found);
  const [inTab, setInTab] = useState(found !== null);
  const actions = useCaseActions();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const write = () => field.current?.focus();
  useLetterKeys({ n: write });
  usePageAction('write-note', write);
  const unsaved = draft !== null && draft !== kept;
  useKeptInput('caseNote', () => (unsaved ? { alert: subject.alert, text: draft } : null));
  useAskBeforeUnload(unsaved);

  /** A draft that was found and not touched stays one when its page goes. */
  const isTouched = useRef(isGiven);
  const latest = useRef({ keep: () => {} });
  const keeping = useRef<string | null>(null);
  /** The note that the draft was begun over; not known of one that was found. */
  const seen = useRef<string | undefined>(undefined);
  async function keep() {
    if (!unsaved || keeping.current === draft) return;
    keeping.current = draft;
    // What could not be kept stays in the field.
    if (await actions.note(subject, draft, seen.current)) {
      seen.current = draft;
      setDraft((now) => (now === draft ? null : now));
      // Unless more was typed meanwhile.
      if (noteDraft(user, subject.alert) === draft) keepNoteDraft(user, subject.alert, null);
    }
    keeping.current = null;
  }
  useEffect(() => {
    latest.current.keep = () => {
      if (isTouched.current) void keep();
    };
  });
  useEffect(() => () => latest.current.keep(), []);

  const text = draft ?? kept;
  return (
    <div className={cx('grid gap-1.5', text === '' && 'print:hidden')}>
      <label htmlFor={id} className="text-xs text-quiet">
        Note
      </label>
      {isGiven && <Notice tone="info">{KEPT_INPUT_WORDS}</Notice>}
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
          setDraft(value);
          setInTab(keepNoteDraft(user, subject.alert, value === kept ? null : value));
        }}
        onBlur={({ relatedTarget }) => {
          // The button would be gone before it is pressed.
          if (!relatedTarget?.matches('[data-keeps-note]')) void keep();
        }}
        onKeyDown={(event) => {
          const { key, ctrlKey, metaKey, currentTarget } = event;
          if (key !== 'Escape' && !(key === 'Enter' && (ctrlKey || metaKey))) return;
          // Leaving the field keeps the note, and the page's own keys work again; from the body Tab would start over.
          event.preventDefault();
          event.stopPropagation();
          currentTarget.closest('article')?.querySelector('h1')?.focus({ preventScroll: true });
        }}
        className="min-h-16!"
      />
      {unsaved && (
        <div className="flex items-center justify-end gap-3">
          {inTab && <span className="text-xs text-quiet">Kept in this tab</span>}
          <Button
            size="sm"
            data-keeps-note
            className="max-md:h-11"
            onClick={() => {
              // The button goes once the note is kept; the focus stays in the part.
              document.getElementById('case')?.focus();
              void keep();
            }}
          >
            Save note
          </Button>
        </div>
      )}
    </div>
  );
}

/** The browser asks before a reload, or before the tab closes, while something would be lost. */
function useAskBeforeUnload(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}

function History({ alert }: { alert: string }) {
  const history: AlertCase['history'] = useCase(alert)?.history ?? [];
  // As high as the line of a history: a look-up begins one while the reader is elsewhere.
  if (history.length === 0) {
    return <p className="min-h-8 py-1 text-quiet">Nothing has been done yet.</p>;
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
