/** The mails by which a conflict between two names is cleared up: to the owner of one, and of the other. */
import { mailtoAddress, MAX_MAILTO } from '@/lib/mail.ts';
import { readMailAddress } from '@/lib/mail-address.ts';
import { toUnicode } from '@/lib/idna.ts';
import { domainOf } from '@/lib/read-name.ts';
import { defang } from '@/lib/defang.ts';
import { saidName } from '@/notices/said.ts';
import type { ApprovalRow, Conflict } from './approval-rows.ts';

/** What a name does to the one that it conflicts with. */
export const CONFLICT_VERBS: Readonly<Record<Conflict['kind'], string>> = {
  lookalike: 'looks like',
  same: 'is the same as',
  below: 'lies below',
  beside: 'shares its registered name with',
};

/** How long a name may be in a mail; the first at which the mail fits into a link counts. */
const NAME_LENGTHS = [120, 60, 30];

/** Defanged, with its punycode form where that differs: a foreign letter is not seen in every font. */
function bothForms(name: string, most: number): string {
  const ascii = domainOf(name);
  const said = saidName(name, most);
  if (ascii === null || toUnicode(ascii) === ascii) return said;
  return `${said} (${defang(ascii).slice(0, most)})`;
}

interface Words {
  readonly intro: string;
  /** Whose the other name is; stands behind it. */
  readonly whose: string;
  readonly question: string;
}

/** To the owner of the approved name. The other organisation is not named: who our customers are is not for us to tell. */
function wordsToOwner(isApproved: boolean): Words {
  return {
    intro: isApproved
      ? 'we watch this name for another organisation:'
      : 'another organisation has asked us to watch this name:',
    whose: 'which is yours',
    question:
      'Do you know of it? Is it yours, or registered with your consent?' +
      (isApproved ? '' : ' It is not approved yet.'),
  };
}

function wordsToClaimant(isApproved: boolean, own: boolean): Words {
  return {
    intro: isApproved ? 'we watch this name for you:' : 'you have asked us to watch this name:',
    whose: own ? 'which is yours too' : 'which we watch for another organisation',
    question: 'What is it for, and how can we see that it is yours?',
  };
}

/** A link that begins the mail; null where there is no address that a mail can be sent to. */
function mailAbout(
  email: string,
  { asset, conflict }: ApprovalRow,
  wordsFor: (isApproved: boolean, conflict: Conflict) => Words,
): string | null {
  const to = readMailAddress(email);
  if (to === null || !conflict) return null;
  const { intro, whose, question } = wordsFor(asset.approved, conflict);
  const links = NAME_LENGTHS.map((most) => {
    const name = bothForms(asset.name, most);
    const other = `It ${CONFLICT_VERBS[conflict.kind]} ${bothForms(conflict.name, most)}, ${whose}.`;
    const subject = `Question about ${saidName(asset.name, most)}`;
    const body = ['Hello,', `${intro}\n${name}`, other, question, ''].join('\n\n');
    return mailtoAddress([to], subject, body);
  });
  return links.find((link) => link.length <= MAX_MAILTO) ?? null;
}

/** A mail that asks the owner of the approved name; null where that is the claimant itself, or has no address. */
export const mailToOwner = (row: ApprovalRow): string | null =>
  row.conflict && !row.conflict.own
    ? mailAbout(row.conflict.email, row, (isApproved) => wordsToOwner(isApproved))
    : null;

/** A mail that asks the organisation that registered the name; null where it is not known, or has no address. */
export const mailToClaimant = (row: ApprovalRow): string | null =>
  row.owner
    ? mailAbout(row.owner.email, row, (isApproved, { own }) => wordsToClaimant(isApproved, own))
    : null;
