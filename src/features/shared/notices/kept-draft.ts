/** From the toast about a draft that was kept back to its request, on the page in sight or on the one that has it. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '@/components/notify.ts';
import { sessionState } from '@/lib/session-state.ts';
import { paths } from '@/paths.ts';

/** Opens the request about the alerts with these ids; false where that is another page's. */
type Opener = (ids: readonly string[]) => boolean;

/** A page that takes longer than this to come is not what the person waits for any more. */
const PATIENCE_MS = 15_000;
const TOLD_FOR_MS = 10_000;

class AskedDraft {
  readonly #openers = new Set<Opener>();
  #asked: { readonly ids: readonly string[]; readonly until: number } | null = null;

  offer(open: Opener): () => void {
    this.#openers.add(open);
    const asked = this.#asked;
    if (asked && (Date.now() > asked.until || open(asked.ids))) this.close();
    return () => this.#openers.delete(open);
  }

  /** Whether a page in sight has opened it; else the next one that can does. */
  ask(ids: readonly string[]): boolean {
    const isOpen = [...this.#openers].some((open) => open(ids));
    this.#asked = isOpen ? null : { ids, until: Date.now() + PATIENCE_MS };
    return isOpen;
  }

  close(): void {
    this.#asked = null;
  }
}

const askedDraft = () => sessionState.get(AskedDraft);

/** Opens drafts that are asked for while the component is there, and the one that was asked for right before. */
export function useAskedDraft(open: Opener): void {
  const latest = useRef(open);
  useLayoutEffect(() => {
    latest.current = open;
  });
  useEffect(() => askedDraft().offer((ids) => latest.current(ids)), []);
}

/**
 * Opens a draft again, here or on the page that has its alerts.
 *
 * @param ids of its alerts, in its order
 * @param goTo leads to a path, where this page cannot open it
 */
export function openDraft(ids: readonly string[], goTo: (path: string) => void): void {
  if (askedDraft().ask(ids)) return;
  const [only, ...more] = ids;
  goTo(only && more.length === 0 ? paths.admin.alert(only) : paths.admin.alerts());
}

/**
 * Tells that a draft was kept, and offers to open it again.
 *
 * @returns what tells it. Input: the ids of its alerts, in its order, and what of it is still to be done, in a sentence;
 *   '' for nothing to say
 */
export function useTellKept(): (ids: readonly string[], words: string) => void {
  const navigate = useNavigate();
  return (ids, words) => {
    notify({
      title: `Draft kept in this tab until you log out.${words && ` ${words}`}`,
      tone: 'info',
      duration: TOLD_FOR_MS,
      ofPage: true,
      action: {
        label: 'Open draft',
        onPress: () => openDraft(ids, (path) => void navigate(path)),
      },
    });
  };
}
