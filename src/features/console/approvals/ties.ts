/** What ties a name under review to the organisation that registered it, as far as the lists tell. */
import type { ApprovalRow, Tie } from '@/features/shared/conflicts/approval-rows.ts';
import { domainOf } from '@/lib/read-name.ts';
import { isPublicMail } from '@/lib/public-mail.ts';
import { engine } from '@/lookalike/engine.ts';

export interface TieQuestion {
  /** The name under review (domainOf). */
  readonly ascii: string;
  /** The organisation's, as the backend sent it. */
  readonly email: string;
  /** The organisation's approved names, as the backend sent them; one array for all questions about it. */
  readonly approved: readonly string[];
}

export interface Ties {
  /** Whether the organisation's email address is under the same registration; never at a provider for everybody. */
  readonly mail: boolean;
  /** The nearest of its approved names that this one lies below; null for none. */
  readonly above: string | null;
  /** One of its approved names under the same registration; null for none, and where `above` is one. */
  readonly beside: string | null;
}

/** What the list says of the ties of a name. */
export const TIE_WORDS: Readonly<Record<Tie, string>> = {
  above: 'Below an approved name',
  beside: 'Beside an approved name',
  mail: 'Same domain as its email',
  app: 'An app: no domain to tie it by',
  noDomain: 'Not a domain: nothing to tie it by',
  nothing: 'Nothing ties it to the organisation',
};

const UNTIED: ReadonlySet<Tie | undefined> = new Set<Tie>(['nothing', 'noDomain', 'app']);

/** Whether it is known that nothing ties the name of a row to its organisation. */
export const isUntied = ({ tie }: ApprovalRow): boolean => UNTIED.has(tie);

/** The strongest of the ties. */
export function strongestOf({ mail, above, beside }: Ties): Tie {
  if (above !== null) return 'above';
  if (beside !== null) return 'beside';
  return mail ? 'mail' : 'nothing';
}

/** The host of an email address in ASCII; null where there is none that says anything. */
function mailHost(email: string): string | null {
  const host = email.includes('@') ? domainOf(email.slice(email.lastIndexOf('@') + 1)) : null;
  return host !== null && isPublicMail(host) ? null : host;
}

function byRegistration(
  names: readonly string[],
  registered: ReadonlyMap<string, string>,
): ReadonlyMap<string, string[]> {
  const under = new Map<string, string[]>();
  for (const name of names) {
    const registration = registered.get(name) ?? name;
    const others = under.get(registration);
    if (others) others.push(name);
    else under.set(registration, [name]);
  }
  return under;
}

/**
 * Asks the engine once for all names.
 *
 * @returns the ties of each name, in the order of the questions; what Engine rejects with is passed on
 */
export async function askTies(questions: readonly TieQuestion[]): Promise<Ties[]> {
  const domains = new Map(
    [...new Set(questions.map(({ approved }) => approved))].map((approved) => [
      approved,
      approved.flatMap((name) => domainOf(name) ?? []).toSorted((a, b) => a.length - b.length),
    ]),
  );
  const asked = [
    ...new Set([
      ...questions.flatMap(({ ascii, email }) => [ascii, mailHost(email) ?? ascii]),
      ...[...domains.values()].flat(),
    ]),
  ];
  const answers = asked.length === 0 ? [] : await engine().registrations(asked);
  const registered = new Map(asked.map((name, at) => [name, answers[at] ?? name]));
  const under = new Map(
    [...domains].map(([approved, names]) => [approved, byRegistration(names, registered)]),
  );
  return questions.map(({ ascii, email, approved }) => {
    const registration = registered.get(ascii) ?? ascii;
    const near = (under.get(approved)?.get(registration) ?? []).filter((name) => name !== ascii);
    const above = near.findLast((name) => ascii.endsWith(`.${name}`)) ?? null;
    const host = mailHost(email);
    return {
      mail: host !== null && registered.get(host) === registration,
      above,
      beside: above === null ? (near[0] ?? null) : null,
    };
  });
}
