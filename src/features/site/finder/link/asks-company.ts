/** Of which verdicts it helps to know the company: those of names that a company may hold. */
import type { Judged } from './judged.ts';
import { openedBy } from './verdict.ts';
import { HIDES_OWNER, type VerdictKind } from './verdict-kind.ts';

/** Verdicts of things that are not names: nothing is known of a name. */
const NO_NAMES: ReadonlySet<VerdictKind> = new Set(['no-name', 'program']);

/** Whether a verdict is of a name. */
export const isName = (kind: VerdictKind): boolean => !NO_NAMES.has(kind);

/** Verdicts of places on which any company may put what is sent: a comparison says nothing. */
const NO_COMPANY: ReadonlySet<VerdictKind> = new Set([...HIDES_OWNER, 'remote']);

/** The same of what anybody puts at a place under any name: no part of the link names a company. */
const NO_COMPANY_AT: ReadonlySet<string | undefined> = new Set(['chat', 'group', 'meeting', 'pay']);

/**
 * Whether the reader is to be asked for the company that it should be from.
 *
 * @param typed the company's domain that was given (ASCII form); '' for none
 */
export function asksCompany({ kind, found, reading }: Judged, typed: string): boolean {
  const isOpen = typed === '' || kind === 'same-name';
  if (!isOpen || found?.kind !== 'explanation' || kind === 'known') return false;
  const holds = openedBy(reading, found)?.holds;
  return isName(kind) && !NO_COMPANY.has(kind) && !NO_COMPANY_AT.has(holds);
}
