/** What was pasted and not added yet: kept in this tab, over a reload, until it is added or the person logs out. */
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useUser } from '@/auth/AuthContext.tsx';
import { useGivenBack, useKeptInput } from '@/auth/kept-input.ts';
import { accountOf } from '@/components/recent.ts';
import { keptInTab } from '@/auth/use-draft.ts';

const kept = keptInTab('pasted_names', v.string());

/** The text of the box. */
export function usePaste() {
  const owner = accountOf(useUser());
  const given = useGivenBack('pastedAssets');
  const [before] = useState(() => kept.get(owner) ?? '');
  const [text, setText] = useState(given ?? before);
  const isEmpty = text.trim() === '';
  useKeptInput('pastedAssets', () => (isEmpty ? null : text));
  useEffect(() => {
    kept.set(owner, isEmpty ? '' : text);
  }, [owner, text, isEmpty]);
  return {
    text,
    setText,
    isEmpty,
    /** Whether the session ended under it. */
    isGivenBack: given !== null,
    /** Whether it is what stood here when the dialog was closed, as it was. */
    isFromBefore: given === null && !isEmpty && text === before,
    /** Whether the browser keeps it: it may refuse to. */
    isKept: () => kept.get(owner) === text,
    /** For good; the box stays as it is. */
    forget: () => kept.set(owner, ''),
  };
}
