import { useRef } from 'react';
import { HostileText } from '@/components/HostileText.tsx';
import { REPORTS_OF_MESSAGES } from './advice.ts';
import { ReportIt } from './Afterwards.tsx';
import { type Company, companyAt, companyCalled, LISTED, possessive } from './companies.ts';
import { NumberToCall } from './NumberToCall.tsx';
import { publisherOf } from './published-numbers.ts';
import { headingOf, Rules, RuleText } from './Rules.tsx';
import { companySpokenOf } from './spoken.ts';
import { useComesIntoSight } from './use-comes-into-sight.ts';
import { VerdictHeading, VerdictPanel } from './VerdictBand.tsx';
import { VerdictEnd } from './VerdictEnd.tsx';
import { namesHelpline, rulesOf } from './words.ts';

interface NumberVerdictProps {
  /** Toll-free numbers, one at least. Hostile: any digits. */
  numbers: readonly string[];
  /** What was sent, with the company that its words speak of. Hostile: any text. */
  sent: string;
  /** The company that it should be from, by its address (ASCII form) or as it was called; '' for neither. */
  company: string;
  /** What is kept of the words around it; '' for a number by itself. */
  said: string;
  /** Whether the verdict takes the focus, as after a press. */
  takesFocus: boolean;
  /** Whether it was there when the page was opened, as of a shared link: it then comes into sight. */
  arrived: boolean;
  /** Asks for another message: the field is emptied. */
  onAnother: () => void;
}

/** For what asks for a call to a toll-free number, and holds nothing else: whose it is, as far as the list says. */
export function NumberVerdict(props: NumberVerdictProps) {
  const { numbers, sent, company, said, takesFocus, arrived, onAnother } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useComesIntoSight(heading, { takesFocus, arrived, waiting: false });
  const rules = rulesOf(said);
  const [lead, ...others] = rules;
  const meant = companyAt(company) ?? companyCalled(company) ?? companySpokenOf(sent);
  // An unknown one first: it must not stand in the shade of another's.
  const [first = '', ...more] = numbers.toSorted(
    (one, two) => Number(publisherOf(one) !== null) - Number(publisherOf(two) !== null),
  );
  const isAnothers = meant !== null && isOfAnother(first, meant);
  const isTheirs = publisherOf(first) !== null && !isAnothers;
  return (
    <section aria-labelledby="verdict" className="min-h-60 scroll-mt-20">
      <VerdictPanel state={lead ? 'rule' : isTheirs ? 'own-number' : 'untold'}>
        <VerdictHeading ref={heading}>
          {lead ? <NumberToCall text={headingOf(lead)} /> : <Whose number={first} />}
        </VerdictHeading>
        {lead && <RuleText rule={lead} isAll isLead />}
        {(lead ? [first, ...more] : more).map((number) => (
          <p key={number} className="mt-5 max-w-prose text-lead font-semibold">
            <Whose number={number} />
          </p>
        ))}
        <WhatToDo
          companies={numbers.map(publisherOf)}
          others={isAnothers ? meant : null}
          isMessage={said !== ''}
        />
      </VerdictPanel>
      <Rules rules={others} title="This holds, too" isAll />
      <div className="mt-8 max-w-2xl">
        {!rules.some(namesHelpline) && (
          <p className="max-w-prose">
            <NumberToCall text="Lost money or told a code? Call 1930." />
          </p>
        )}
        {said !== '' && (
          <div className="mt-5 border-t border-hairline">
            <ReportIt links={REPORTS_OF_MESSAGES} group="report" />
          </div>
        )}
      </div>
      <VerdictEnd onAnother={onAnother} />
    </section>
  );
}

/** Whether a number is published by another company than the one that is meant. */
const isOfAnother = (number: string, meant: Company): boolean => {
  const publisher = publisherOf(number);
  return publisher !== null && publisher.group !== meant.group;
};

/** Whose a number is, in one sentence. */
function Whose({ number }: { number: string }) {
  const company = publisherOf(number);
  return company ? (
    <>
      <Digits number={number} /> is a number that {company.name} publishes.
    </>
  ) : (
    <>
      We do not know whose number <Digits number={number} /> is.
    </>
  );
}

/** As companies print it: 1800 1234, 1800 11 2211, 1800 425 3800. */
const Digits = ({ number }: { number: string }) => (
  <span className="name whitespace-nowrap max-md:text-[0.75em]">
    <HostileText text={number.replace(/(18[06]0)(\d*?)(\d{4})$/, '$1 $2 $3').replace('  ', ' ')} />
  </span>
);

interface WhatToDoProps {
  /** Who publishes each of the numbers; null of an unknown one. */
  companies: readonly (Company | null)[];
  /** The company that was meant, where the number is another's; else null. */
  others: Company | null;
  isMessage: boolean;
}

/** What to do about the numbers, in both languages. */
function WhatToDo({ companies, others, isMessage }: WhatToDoProps) {
  const [publisher = null] = companies;
  const isKnown = others === null && companies.every((company) => company !== null);
  return (
    <>
      <p className="mt-3 max-w-prose text-lead">
        {others
          ? `By our list of ${LISTED} it is not ${possessive(others.name)}. Call the number on your card or in the app instead.`
          : isKnown
            ? `Our list of ${LISTED} has it. Calling it is safe: dial it yourself.`
            : 'Call the number on your card or in the app instead.'}{' '}
        {isMessage
          ? 'The message can still be false.'
          : 'A caller can show any number, this one too.'}
      </p>
      <p lang="hi" className="mt-3 max-w-prose leading-[1.6]">
        {others
          ? `हमारी सूची के अनुसार यह ${others.name} का नंबर नहीं है। इसके बजाय अपने कार्ड पर या ऐप में लिखे नंबर पर कॉल करें।`
          : isKnown
            ? `हमारी सूची में यह ${publisher?.name ?? ''} का अपना नंबर है: इसे खुद मिलाएँ।`
            : 'यह नंबर किसका है, हमें नहीं पता। इसके बजाय अपने कार्ड पर या ऐप में लिखे नंबर पर कॉल करें।'}{' '}
        {isMessage ? 'फिर भी मैसेज झूठा हो सकता है।' : 'कॉल करने वाला कोई भी नंबर दिखा सकता है, यह भी।'}
      </p>
    </>
  );
}
