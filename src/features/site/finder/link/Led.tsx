import type { Advice } from './advice-table.ts';
import { ANY_CONTACT, type Contact } from './contact.ts';
import type { Judged } from './judged.ts';
import { movedBy, warnsOfCalls } from './lead.ts';
import { NumberToCall } from './NumberToCall.tsx';
import { Paid } from './Payment.tsx';
import { isTollFree } from './phones.ts';
import type { Rule } from './rule.ts';
import { headingOf, RuleText } from './Rules.tsx';
import type { VerdictState } from './verdict-kind.ts';
import { Sentence } from './VerdictWords.tsx';
import { First } from './WhatToDo.tsx';

/** The number that is not to be called before anything else; null where that is not what matters first. */
const numberIn = ({ kind, link }: Judged, lead: Rule): string | null =>
  kind === 'call' && warnsOfCalls(lead) && !isTollFree(link) ? link.replace(/^\w+:/, '') : null;

interface LedProps {
  lead: Rule;
  judged: Judged;
}

/** What matters first, as a heading. */
export function LedHeading({ lead, judged }: LedProps) {
  const number = numberIn(judged, lead);
  if (number === null) return <NumberToCall text={headingOf(lead)} />;
  return (
    <>
      Do not call <Paid text={number} />.
    </>
  );
}

interface LedCardProps extends LedProps {
  state: VerdictState;
  advice: Advice;
  contact: Contact;
}

/** What a rule says to do, and what is known of the number, the payee or the meeting beside it. */
export function LedCard({ lead, judged, state, advice, contact }: LedCardProps) {
  const number = numberIn(judged, lead);
  if (number === null) {
    return (
      <>
        <RuleText rule={lead} isLead />
        <p className="mt-5 max-w-prose text-lead font-semibold">
          <Told judged={judged} lead={lead} />
        </p>
        {/* Beside a rule that tells of a fraud there is no "not expected?". */}
        <First
          advice={judged.kind === 'open' ? { ...advice, doubt: advice.danger } : advice}
          state={state}
          inHindiToo={judged.kind === 'upi-id'}
        />
      </>
    );
  }
  return (
    <>
      <RuleText rule={lead} hindiFirst={`${number} पर कॉल न करें।`} />
      {lead.isCompanys === true && contact !== ANY_CONTACT && (
        <p className="mt-3 max-w-prose">{advice.settle}</p>
      )}
    </>
  );
}

/** What is said of a number or a UPI ID below the rule that leads: one that money came from or went to is that alone. */
export function Told({ judged, lead }: LedProps) {
  const moved = movedBy(judged, lead);
  const { reading } = judged;
  if (!moved || reading.kind !== 'upi-id') return <Sentence {...judged} />;
  return (
    <>
      By this message <Paid text={reading.payee} /> is who {moved === 'left' ? 'was paid' : 'paid'}.
    </>
  );
}
