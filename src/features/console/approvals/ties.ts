/** What ties a name under review to the organisation that registered it, as far as the lists tell. */
import { domainOf } from '@/lib/hostname.ts';
import { isPublicMail } from '@/lib/public-mail.ts';
import { engine } from '@/lookalike/engine.ts';

/** Compared at most, so that one name is answered at once; the shortest say enough. */
const MOST_COMPARED = 200;

export interface Ties {
  /** Whether the organisation's email address is under the same registration; never at a provider for everybody. */
  readonly mail: boolean;
  /** The nearest of its approved names that this one lies below; null for none. */
  readonly above: string | null;
  /** One of its approved names under the same registration; null for none, and where `above` is one. */
  readonly beside: string | null;
}

const lastTwo = (ascii: string): string => ascii.split('.').slice(-2).join('.');

/** The host of an email address in ASCII; null where there is none that says anything. */
function mailHost(email: string): string | null {
  const host = email.includes('@') ? domainOf(email.slice(email.lastIndexOf('@') + 1)) : null;
  return host !== null && isPublicMail(host) ? null : host;
}

/**
 * @param ascii the name under review (domainOf)
 * @param email the organisation's, as the backend sent it
 * @param approved the organisation's approved names, as the backend sent them; itself left out
 * @returns what Engine rejects with is passed on
 */
export async function askTies(
  ascii: string,
  email: string,
  approved: readonly string[],
): Promise<Ties> {
  // Two names under one registration have at least their last two labels in common.
  const near = approved
    .flatMap((name) => domainOf(name) ?? [])
    .filter((name) => name !== ascii && lastTwo(name) === lastTwo(ascii))
    .toSorted((a, b) => a.length - b.length);
  const above = near.findLast((name) => ascii.endsWith(`.${name}`)) ?? null;
  const host = mailHost(email);
  const asked = [...(host === null ? [] : [host]), ...near.slice(0, MOST_COMPARED)];
  const own = asked.length === 0 ? [] : await engine().ownNames(asked, [ascii]);
  const under = asked.filter((_name, at) => own[at]);
  const beside = above === null ? near.find((name) => under.includes(name)) : undefined;
  return { mail: host !== null && under.includes(host), above, beside: beside ?? null };
}
