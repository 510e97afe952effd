/** The words for a review: a sentence for each reason, and advice. */
import type { ReactNode } from 'react';
import type { Asset } from '@/api/contract/index.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { techniqueInSentence } from '@/lookalike/technique-names.ts';
import { Button } from '@/ui/Button.tsx';
import { Notice } from '@/ui/Notice.tsx';
import type { Conflict, Ownership, Reason, Review, Unknown } from './model/review-asset.ts';
import { NameInSentence, OwnerName } from './Subject.tsx';
import type { Reviews } from './use-reviews.ts';

/** Why something was not checked, without a full stop. */
export const NOT_CHECKED: Readonly<Record<Unknown['why'], string>> = {
  checking: 'Still being compared with all other assets',
  organisations: 'Not checked: the list of organisations could not be loaded',
  assets: 'Not checked: the list of assets could not be loaded',
  engine: 'Not checked: the comparison failed in this browser',
  stopped: 'Not checked: the comparison was stopped',
  unreadable: 'Not checked: it is not a domain name that we can read',
  'no-owner': 'Not checked: the server gives no organisation for this asset',
  'shared-id': 'Not checked: the server gives another asset the same id',
  'assets-not-reported': 'Not checked: we can’t see this organisation’s assets',
};

const OWNERSHIP: Readonly<Record<Ownership['is'], string>> = {
  above: 'Ownership: subdomain of an approved asset',
  beside: 'Ownership: same registered domain as an approved asset',
  mail: 'Ownership: same domain as its email',
  nothing: 'No ownership evidence found',
  app: 'App: only its title was compared',
};

function ConflictSentence({ how, technique, other, otherOwner, own }: Omit<Conflict, 'kind'>) {
  const verb = other.approved ? 'registered by' : 'also requested by';
  const start = {
    lookalike: own ? 'Looks like its own' : 'Looks like',
    same: other.approved ? 'Already registered by' : 'Also requested by',
    below: 'Subdomain of',
    beside: 'Same registered domain as',
  }[how];
  const link = { lookalike: ' of', same: '', below: `, ${verb}`, beside: `, ${verb}` }[how];
  return (
    <>
      {start} {how !== 'same' && <NameInSentence name={other.name} />}
      {!own && (
        <>
          {link} <OwnerName owner={otherOwner} missing="an organisation that is not reported" />
        </>
      )}
      {how === 'lookalike' && !other.approved && ' (pending)'}
      {technique !== null && `: ${techniqueInSentence(technique)}`}
    </>
  );
}

/** The first of some assets by name, and how many more there are. */
function FirstName({ assets }: { assets: readonly Asset[] }) {
  const more = assets.length - 1;
  return (
    <>
      <NameInSentence name={assets[0]?.name ?? ''} />
      {more > 0 && ` and ${formatNumber(more)} more`}
    </>
  );
}

/** One reason of a review in a sentence, without a full stop. */
export function ReasonSentence({ reason }: { reason: Reason }): ReactNode {
  switch (reason.kind) {
    case 'conflict':
      return <ConflictSentence {...reason} />;
    case 'public-suffix':
      return 'Public suffix: anyone can register names under it';
    case 'flagged-siblings':
      return (
        <>
          Another name of this organisation is flagged: <FirstName assets={reason.siblings} />
        </>
      );
    case 'flagged-assets': {
      const flagged = reason.assets.length;
      return (
        <>
          {`${formatNumber(flagged)} of ${count(reason.total, 'asset')} ${flagged === 1 ? 'is' : 'are'} flagged: `}
          <FirstName assets={reason.assets} />
        </>
      );
    }
    case 'not-checked':
      return NOT_CHECKED[reason.why];
    case 'organisation-pending':
      return 'The organisation is pending too';
    case 'organisation-not-reported':
      return 'Organisation not reported';
    case 'ownership':
      return (
        <>
          {OWNERSHIP[reason.is]}
          {reason.near !== null && (
            <>
              , <NameInSentence name={reason.near} />
            </>
          )}
        </>
      );
  }
}

/** Advice on a reason before approving; '' if its sentence says it all. */
function adviceOn(reason: Reason): string {
  switch (reason.kind) {
    case 'public-suffix':
      return 'Ask the organisation for its own domain, and delete this one.';
    case 'ownership':
      return reason.is === 'mail' ? 'We don’t know whether that address was confirmed.' : '';
    case 'conflict':
      return reason.own || reason.how === 'lookalike'
        ? 'Companies register lookalikes to protect themselves; attackers register them to deceive. Confirm that the organisation owns this domain. After approval, lookalikes of it raise alerts.'
        : 'Ask both organisations who owns the domain before you approve it.';
    default:
      return '';
  }
}

const INFORMATION: readonly Reason['kind'][] = [
  'ownership',
  'organisation-pending',
  'organisation-not-reported',
];

/** Why a review is not clear: flags, and what is not known. */
export const openReasons = ({ reasons }: Review): readonly Reason[] =>
  reasons.filter(({ kind }) => !INFORMATION.includes(kind));

/** Reasons that are worth knowing and no argument against approving. */
export const information = ({ reasons }: Review): readonly Reason[] =>
  reasons.filter(({ kind }) => INFORMATION.includes(kind));

interface SentencesProps {
  reasons: readonly Reason[];
  hasAdvice?: boolean;
}

export function Sentences({ reasons, hasAdvice = true }: SentencesProps) {
  return reasons.map((reason) => (
    <p key={reason.kind}>
      <ReasonSentence reason={reason} />. {hasAdvice && adviceOn(reason)}
    </p>
  ));
}

interface OpenReasonsProps {
  review: Review;
  reviews: Reviews;
  children?: ReactNode;
}

/** Why a review is not clear, in the details; with Retry if the list could not be compared. */
export function OpenReasons({ review, reviews: { context, retry }, children }: OpenReasonsProps) {
  const reasons = openReasons(review);
  if (reasons.length === 0) return null;
  const button = (
    <Button size="sm" onClick={retry}>
      Retry
    </Button>
  );
  return (
    <Notice tone="warning" className="my-3" action={context.check.state === 'failed' && button}>
      <Sentences reasons={reasons} />
      {children}
    </Notice>
  );
}
