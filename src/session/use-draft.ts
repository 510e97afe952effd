/** Keeps unsent input in this tab for one account, over a reload and an expired session. */
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import * as v from 'valibot';
import { TAB, tabStorage, type TabKey } from '@/lib/tab-storage.ts';
import { accountOf, sessionStore } from './session.ts';

/** Shown above a form after its session expired, once its input is back. */
export const RESTORED_FORM_WORDS =
  'You were signed out before this was sent. What you typed is here again.';

/**
 * A kept value outside React.
 *
 * @param schema must accept the stored value, else nothing is found; fields that it lacks are dropped
 */
export function keptInTab<const Schema extends v.GenericSchema>(key: TabKey, schema: Schema) {
  return {
    /** Returns what is kept for this owner (see accountOf), or null. */
    get(owner: string): v.InferOutput<Schema> | null {
      const read = v.safeParse(schema, tabStorage.read(key, owner)?.value);
      return read.success ? read.output : null;
    },
    /** Replaces the kept value. */
    set(owner: string, value: v.InferInput<Schema>): void {
      tabStorage.write(key, { owner, value: v.parse(schema, value) });
    },
  };
}

const NOTHING = { found: null, wasCutOff: false };

export interface Draft<Value> {
  /** The kept value when the form was opened; null if there was none, and once it is forgotten. */
  readonly found: Value | null;
  /** True if the session expired while the form was open: say RESTORED_FORM_WORDS. */
  readonly wasCutOff: boolean;
  /** Keeps the typed input. Call it at each change; null forgets it, once it is sent or discarded. */
  readonly keep: (typed: Value | null) => void;
}

/** The logged-in account; the tab if nobody is logged in. */
function ownerNow(): string {
  const session = sessionStore.getSnapshot();
  return session.status === 'signedIn' ? accountOf(session.user) : TAB;
}

/**
 * Keeps a form's input: for the logged-in account, else for the tab.
 *
 * @param key named in lib/tab-storage.ts and on the privacy page
 * @param schema of the kept fields, at module scope: never a password, nor the length of a field
 * @example
 *   const draft = useDraft('asset_draft', v.object({ domain: v.string(), name: v.string() }));
 *   const [typed, setTyped] = useState(draft.found ?? EMPTY);
 *   // in onChange:        draft.keep(next)
 *   // once it was sent:   draft.keep(null)
 */
export function useDraft<const Schema extends v.GenericSchema>(
  key: TabKey,
  schema: Schema,
): Draft<v.InferOutput<Schema>> {
  const [owner] = useState(ownerNow);
  const [{ found, wasCutOff }, forget] = useState(() => {
    const entry = tabStorage.read(key, owner);
    const read = v.safeParse(schema, entry?.value);
    return read.success ? { found: read.output, wasCutOff: entry?.cutOff === true } : NOTHING;
  });
  const keep = useCallback(
    (typed: v.InferOutput<Schema> | null) => {
      if (typed === null) {
        tabStorage.remove(key);
        forget(NOTHING);
      } else tabStorage.write(key, { owner, value: v.parse(schema, typed) });
    },
    [key, owner, schema],
  );
  useCutOff(key);
  return { found, wasCutOff, keep };
}

/** Records under this key that the session expired while the form was open, and later that the user was told. */
export function useCutOff(key: TabKey): void {
  const [owner] = useState(ownerNow);
  useEffect(() => {
    const entry = tabStorage.read(key, owner);
    if (entry?.cutOff) tabStorage.write(key, { ...entry, cutOff: false });
  }, [key, owner]);
  useLayoutEffect(
    () => () => {
      const session = sessionStore.getSnapshot();
      const entry = tabStorage.read(key, owner);
      if (owner === TAB || session.status === 'signedIn' || !entry) return;
      tabStorage.write(key, { ...entry, cutOff: true });
    },
    [key, owner],
  );
}

/** True if the session of this account expired under the form with this draft: open it again. */
export const wasCutOff = (key: TabKey): boolean =>
  tabStorage.read(key, ownerNow())?.cutOff === true;
