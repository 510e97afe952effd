/** Subject of an approval, an asset or an organisation: its name and texts as they are drawn. */
import type { Asset, Organization } from '@/api/contract/index.ts';
import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { foreignGraphemes } from '@/lib/foreign-graphemes.ts';
import { toUnicode } from '@/lib/idna.ts';
import { domainOf } from '@/lib/read-name.ts';
import { mailtoLink } from '@/lib/mail.ts';
import { readMailAddress } from '@/lib/mail-address.ts';
import { labelText, shortened } from '@/lib/visible-text.ts';
import { cx } from '@/ui/class-names.ts';
import type { Review, ReviewContext } from './model/review-asset.ts';

export type Subject = Asset | Organization;

export const isAsset = (subject: Subject): subject is Asset => 'owner_id' in subject;

/** Date of its creation: ISO 8601, or null. */
export const sinceOf = (subject: Subject): string | null =>
  isAsset(subject) ? subject.creation_date : subject.created_on;

/** The search part of a URL that opens a list with the details of one row. */
export const detailsSearch = (id: string): string => `?details=${encodeURIComponent(id)}`;

/** Returns the listed organisation that has an asset; an organisation is its own. */
export const ownerOf = (subject: Subject, { owners }: ReviewContext): Organization | null =>
  isAsset(subject) ? (owners.get(subject.owner_id) ?? null) : subject;

const MAX_IN_ROW = 240;

interface BackendTextProps {
  text: string;
  /** In a table row: cut, and clamped to a line or two. Otherwise all of it, in a box that scrolls. */
  inRow?: boolean;
  className?: string;
}

/** Free text from the backend, as text. Says 'Not given' if there is none. */
export function BackendText({ text, inRow = false, className }: BackendTextProps) {
  if (text.trim() === '') return <span className="text-quiet">Not given</span>;
  if (inRow) {
    return (
      <span className={cx('line-clamp-3 wrap-anywhere md:line-clamp-2 xl:line-clamp-1', className)}>
        <HostileText text={shortened(text, MAX_IN_ROW)} />
      </span>
    );
  }
  return (
    <span
      className={cx('block max-h-36 overflow-y-auto break-words whitespace-pre-line', className)}
    >
      <HostileText text={text} />
    </span>
  );
}

interface ReviewedNameProps {
  name: string;
  /** Positions of other graphemes that are known to deceive, from 0. */
  highlighted?: readonly number[] | undefined;
}

/**
 * The name of an asset under review. Deceptive characters are highlighted, and an internationalised name has both
 * its forms, whichever of them the backend sent. Plain text if it is no domain name.
 */
export function ReviewedName({ name, highlighted = [] }: ReviewedNameProps) {
  const ascii = domainOf(name);
  if (ascii === null) return <BackendText text={name} inRow />;
  // Only if that loses nothing of what was sent.
  const both = toUnicode(ascii) === name.toLowerCase();
  const isForeign = foreignGraphemes(name);
  return (
    <DomainName
      name={both ? ascii : name}
      isHighlighted={(grapheme, at) => highlighted.includes(at) || isForeign(grapheme)}
    />
  );
}

export function NameInSentence({ name }: { name: string }) {
  return (
    <DomainName
      name={name}
      forms={false}
      isHighlighted={foreignGraphemes(name)}
      className="inline! align-baseline!"
    />
  );
}

export function SubjectName({ subject, review }: { subject: Subject; review: Review | null }) {
  if (!isAsset(subject)) return <BackendText text={subject.name} inRow className="font-semibold" />;
  const marks = review?.reasons.flatMap((one) => (one.kind === 'conflict' ? one.highlighted : []));
  return <ReviewedName name={subject.name} highlighted={marks} />;
}

/** The name of an organisation in a sentence. `missing`: shown if it is not listed, or has no name. */
export function OwnerName({ owner, missing }: { owner: Organization | null; missing: string }) {
  return <HostileText text={labelText(owner?.name ?? '', missing)} />;
}

/** The organisation of an asset; the email address of an organisation. */
export function SubjectBy({ subject, owner }: { subject: Subject; owner: Organization | null }) {
  if (!isAsset(subject)) return <BackendText text={subject.email} inRow />;
  return <OwnerName owner={owner} missing="Organisation not reported" />;
}

/** An email address, as a link if a mail can be sent to it. */
export function MailLink({ email }: { email: string }) {
  const address = readMailAddress(email);
  if (address === null) return <BackendText text={email} />;
  return (
    <a href={mailtoLink([address])} className="text-brand-deep underline underline-offset-3">
      <HostileText text={email} />
    </a>
  );
}
