import { useRef } from 'react';
import { REPORTS_OF_MESSAGES } from './advice.ts';
import { ReportIt } from './Afterwards.tsx';
import { besideCalm, calmOf } from './lead.ts';
import { NumberToCall } from './NumberToCall.tsx';
import { headingOf, Rules, RuleText } from './Rules.tsx';
import { useComesIntoSight } from './use-comes-into-sight.ts';
import { VerdictHeading, VerdictPanel } from './VerdictBand.tsx';
import { VerdictEnd } from './VerdictEnd.tsx';
import { namesHelpline, rulesOf } from './words.ts';

interface WordsVerdictProps {
  /** What is kept of the message. Hostile: any text. */
  message: string;
  /** Whether the verdict takes the focus, as after a press. */
  takesFocus: boolean;
  /** Whether it was there when the page was opened, as of a shared link: it then comes into sight. */
  arrived: boolean;
  /** Asks for another message: the field is emptied. */
  onAnother: () => void;
}

/** For a message without a link or a number: no verdict, but what is true no matter who sent it. */
export function WordsVerdict({ message, takesFocus, arrived, onAnother }: WordsVerdictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useComesIntoSight(heading, { takesFocus, arrived, waiting: false });
  const rules = rulesOf(message);
  const [first] = rules;
  const calm = calmOf(rules);
  const others = calm ? besideCalm(rules) : rules.slice(1);
  const isTold = first !== undefined && first.key !== 'number';
  return (
    <section aria-labelledby="verdict" className="min-h-60 scroll-mt-20">
      <VerdictPanel state={calm ?? (isTold ? 'rule' : 'untold')}>
        <VerdictHeading ref={heading}>
          <NumberToCall
            text={first ? headingOf(first) : 'Words alone do not show who wrote them.'}
          />
        </VerdictHeading>
        {first ? <RuleText rule={first} isAll isLead /> : <NoRule />}
      </VerdictPanel>
      <Rules rules={others} title="This holds, too" isAll />
      <section aria-labelledby="what-now" className="mt-8 max-w-2xl">
        <h3 id="what-now" className="font-display text-h3 font-bold">
          What this cannot tell
        </h3>
        {first?.isNumber !== true && (
          <p className="mt-3 max-w-prose">
            There is no link, email address or UPI ID here, and no number that it asks you to call.
            Words alone do not show who wrote them: thieves write as banks do. Was there more? Paste
            the whole message.
          </p>
        )}
        {first?.isNumber === true && (
          <p className="mt-3 max-w-prose">
            Who called or wrote from it. Was there a message? Paste it whole.
          </p>
        )}
        {!calm && !rules.some(namesHelpline) && (
          <p className="mt-3 max-w-prose">
            <NumberToCall text="Lost money or told a code? Call 1930." />
          </p>
        )}
        {/* Neither a number by itself, a helpline's among them, nor a bank's notice is to be reported. */}
        {first?.isNumber !== true && !calm && (
          <div className="mt-5 border-t border-hairline">
            <ReportIt links={REPORTS_OF_MESSAGES} group="report" />
          </div>
        )}
      </section>
      <VerdictEnd onAnother={onAnother} />
    </section>
  );
}

/** Said of words that no rule speaks of: that must not read as if they were cleared. */
const NoRule = () => (
  <>
    <p className="mt-3 max-w-prose text-lead">
      Does it ask for money or a code, or press you? Ask the sender in person, or at a number that
      you already have, before you do anything.
    </p>
    <p lang="hi" className="mt-3 max-w-prose leading-[1.6]">
      सिर्फ़ शब्दों से पता नहीं चलता कि किसने लिखा है। पैसे या कोड माँगा जा रहा है, या जल्दी करने को कहा जा रहा है?
      पहले भेजने वाले से मिलकर या उनके पुराने नंबर पर पूछें।
    </p>
  </>
);
