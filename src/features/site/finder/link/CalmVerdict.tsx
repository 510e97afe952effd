import type { RefObject } from 'react';
import type { Judged } from './judged.ts';
import { Told } from './Led.tsx';
import { besideCalm, movedBy } from './lead.ts';
import { NumberToCall } from './NumberToCall.tsx';
import type { Rule } from './rule.ts';
import { headingOf, Rules, RuleText } from './Rules.tsx';
import { VerdictHeading, VerdictPanel } from './VerdictBand.tsx';
import { VerdictEnd } from './VerdictEnd.tsx';

interface CalmVerdictProps {
  heading: RefObject<HTMLHeadingElement | null>;
  /** How it is taken. */
  state: 'notice' | 'rule';
  /** What it tells of first. */
  lead: Rule;
  /** All that holds of its words, that first. */
  rules: readonly Rule[];
  /** Who was paid, or paid, where the message says so; and numbers in it, of which nothing is asked. */
  judged: readonly Judged[];
  /** Asks for another message: the field is emptied. */
  onAnother: () => void;
}

/** Of a message that its first rule answers: one order to its reader, in no colour that warns. */
export function CalmVerdict({ heading, state, lead, rules, judged, onAnother }: CalmVerdictProps) {
  const party = judged.find((one) => movedBy(one, lead) !== null);
  return (
    <section aria-labelledby="verdict" className="min-h-60 scroll-mt-20">
      <VerdictPanel state={state}>
        <VerdictHeading ref={heading}>
          <NumberToCall text={headingOf(lead)} />
        </VerdictHeading>
        <RuleText rule={lead} isLead />
        {party && (
          <p className="mt-3 max-w-prose">
            <Told judged={party} lead={lead} />
          </p>
        )}
      </VerdictPanel>
      <Rules rules={besideCalm(rules)} title="This holds, too" />
      <VerdictEnd onAnother={onAnother} />
    </section>
  );
}
