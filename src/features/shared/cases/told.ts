/** What a toast says of alerts whose cases were changed. */
import { createElement, type ReactNode } from 'react';
import type { CaseSubject } from '@/cases/types.ts';
import { count } from '@/lib/format.ts';
import { CaseNews } from './CaseNews.tsx';

type Changed = readonly { readonly subject: CaseSubject }[];

/** Of so many alerts a toast gives the names; of more, how many they are. */
export const MOST_NAMED = 2;

interface Beside {
  /** Ends the sentence as long as the page is that of the alert. */
  readonly hint?: string | undefined;
  /** To whom it was reported is not recorded: that is offered. */
  readonly isUntold?: boolean;
}

/** A sentence above the names. */
export const named = (
  changed: Changed,
  done: string,
  { hint = '', isUntold }: Beside = {},
): ReactNode =>
  createElement(CaseNews, {
    subjects: changed.map(({ subject }) => subject),
    done,
    hint,
    isUntold,
  });

/** What was done to which alerts, as a toast says it: how many, where they were changed at a time. */
export function told(changed: Changed, done: string, beside?: Beside): ReactNode {
  const { length } = changed;
  // A status is what they are marked, and anything else a remark.
  const joined = /^\p{Lu}/u.test(done) ? ` marked ${done}` : `: ${done}`;
  const said = length === 1 ? done : count(length, 'alert') + joined;
  return length === 0 || length > MOST_NAMED ? said : named(changed, said, beside);
}
