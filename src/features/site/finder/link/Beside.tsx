import { companyAt, LISTED, possessive } from './companies.ts';
import type { Judged } from './judged.ts';
import { HIDES_OWNER, stateOf, type VerdictKind } from './verdict-kind.ts';

/** Verdicts of what is compared with no address: a payment, and what says nothing of whose it is. */
const NOT_COMPARED: ReadonlySet<VerdictKind> = new Set(['payment', 'unreadable', ...HIDES_OWNER]);

interface BesideProps {
  judged: Judged;
  /** The address that was given for the company (ASCII form); '' for none. */
  typed: string;
}

/** Which company it was judged beside: by the reader or by the list. */
export function Beside({ judged, typed }: BesideProps) {
  const { kind, domain, company, given, borrowed } = judged;
  const named = judged.byName && companyAt(given ?? '')?.name;
  // Of a company that was given; one that the list finds is the closest of all.
  const isChosen = typed !== '' && given === undefined && kind !== 'disguised';
  const isNear =
    company !== null &&
    !NOT_COMPARED.has(kind) &&
    // Of a page that borrows a name no letters are compared.
    borrowed === undefined &&
    domain !== '' &&
    stateOf(kind) !== 'own';
  if (!isNear) return null;
  return (
    <p className="mt-3 max-w-prose text-quiet">
      {typed === domain || (isChosen && domain === company.addresses[0])
        ? 'Compared with'
        : kind === 'disguised'
          ? 'It begins with'
          : 'It comes closest to'}{' '}
      <span className="name text-ink">{domain}</span>, {possessive(company.name)} own by our list of
      well-known addresses ({LISTED}).
      {given !== undefined && (
        <>
          {' '}
          Nor is it on <span className="name text-ink">{given}</span>, the{' '}
          {named ? `address we have for ${named}` : 'address that you gave'}.
        </>
      )}
    </p>
  );
}

/** Verdicts that hold for a name by itself, whatever else stands in the link. */
const BY_ITS_NAME: ReadonlySet<VerdictKind> = new Set(['imitates', 'may-imitate', 'carries-name']);

/** Of a link that warns and is on the very name that was given as the company's: the name is no proof of itself. */
export function GivenToo({ judged: { kind, company, domain } }: { judged: Judged }) {
  const imitates = company !== null && domain !== '' && BY_ITS_NAME.has(kind);
  return (
    <p className="mt-3 max-w-prose text-lead">
      {imitates
        ? `The address you gave imitates ${company.name}, too.`
        : 'The address you gave is the same name, so that it proves nothing.'}
    </p>
  );
}
