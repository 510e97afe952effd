/** The user's saved views, stored next to the cases. */
import { useEffect, useMemo, useState } from 'react';
import { v4 } from 'uuid';
import { useUser } from '@/session/AuthContext.tsx';
import type { CaseDatabase } from './model/browser/case-database.ts';
import { CaseError } from './model/case-error.ts';
import type { SavedView } from './model/types.ts';
import { notify } from '@/components/notify.ts';
import { casesOf } from './session-cases.ts';

interface Views {
  /** In the order of their names; empty until they are read, or if they cannot be. */
  readonly views: readonly SavedView[];
  /** Each resolves with true if it is stored; else a toast has reported the failure. */
  readonly keep: (view: Omit<SavedView, 'id'> & { readonly id?: string }) => Promise<boolean>;
  readonly remove: (id: string) => Promise<boolean>;
}

async function reportFailure(work: Promise<void>, what: string): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (!(error instanceof CaseError)) throw error;
    notify({ title: `${what} ${error.message}`, tone: 'error', duration: 15_000 });
    return false;
  }
}

/**
 * Returns data that is stored next to the cases, read again after each change.
 *
 * @param ask at module scope
 * @param none value until it is read, or if it cannot be: the cases' own state says why; also at module scope
 */
export function useBeside<Value>(
  ask: (database: CaseDatabase) => Promise<Value>,
  none: Value,
): Value {
  const { database } = casesOf(useUser().email);
  const [value, setValue] = useState(none);
  useEffect(() => {
    let current = true;
    const read = () =>
      void ask(database).then(
        (kept) => current && setValue(kept),
        () => current && setValue(none),
      );
    read();
    const stop = database.watch(({ what }) => {
      if (what === 'views' || what === 'all') read();
    });
    return () => {
      current = false;
      stop();
    };
  }, [ask, database, none]);
  return value;
}

const NO_VIEWS: readonly SavedView[] = [];
const viewsOf = async (database: CaseDatabase) => database.views();

export function useViews(): Views {
  const { database } = casesOf(useUser().email);
  const views = useBeside(viewsOf, NO_VIEWS);
  return useMemo(
    () => ({
      views,
      keep: async ({ id = v4(), name, search }) =>
        reportFailure(database.keepView({ id, name, search }), 'The view was not kept.'),
      remove: async (id) => reportFailure(database.removeView(id), 'The view was not removed.'),
    }),
    [database, views],
  );
}
