import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { useUser } from '@/auth/AuthContext.tsx';
import { accountOf } from '@/components/recent.ts';
import { keptInTab } from '@/lib/tab-storage.ts';

const AddDraft = v.object({
  /** True while the dialog shows: it is there again after a reload or a new login. */
  isOpen: v.boolean(),
  /** The Domain field, as typed. */
  domain: v.string(),
  /** The Name field; null while it follows the domain. */
  name: v.nullable(v.string()),
  /** ASCII forms of the domains in the list; empty while one domain is added. */
  list: v.array(v.string()),
});

/** What is typed into Add Asset. */
export type AddDraft = v.InferOutput<typeof AddDraft>;

const EMPTY: AddDraft = { isOpen: false, domain: '', name: null, list: [] };

const kept = keptInTab('pasted_names', AddDraft);

/** Keeps what is typed into Add Asset for this account, until it is added or the person logs out. */
export function useAddDraft(): readonly [draft: AddDraft, setDraft: (next: AddDraft) => void] {
  const owner = accountOf(useUser());
  const [draft, setDraft] = useState(() => kept.get(owner) ?? EMPTY);
  const keep = useCallback(
    (next: AddDraft) => {
      setDraft(next);
      kept.set(owner, next);
    },
    [owner],
  );
  return [draft, keep];
}
