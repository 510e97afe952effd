import { useRef } from 'react';
import { MayBeLinks } from './MayBeLinks.tsx';
import { NumberToCall } from './NumberToCall.tsx';
import { useComesIntoSight } from './use-comes-into-sight.ts';
import { VerdictHeading, VerdictPanel } from './VerdictBand.tsx';
import { AnotherLink } from './VerdictEnd.tsx';

/** What holds of every call and message, true or false, in English and Hindi (advice of I4C, the Reserve Bank and NPCI). */
const ALWAYS: readonly (readonly [rule: string, english: string, hindi: string])[] = [
  [
    'A caller can show any number and any name.',
    'Call back yourself: at the number on your card or your bill, or in the company’s own app.',
    'कॉल करने वाला कोई भी नंबर या नाम दिखा सकता है। अपने कार्ड, बिल या ऐप में लिखे नंबर पर खुद कॉल करें।',
  ],
  [
    'An OTP, a PIN or a password is for you alone.',
    'No bank, company or authority asks for it. Only the code of a delivery or a ride is told, to the person before you.',
    'ओटीपी, पिन या पासवर्ड सिर्फ़ आपके लिए है। सिर्फ़ डिलीवरी या सवारी का कोड सामने खड़े व्यक्ति को बताया जाता है।',
  ],
  [
    'To receive money you never pay, scan a code or enter a PIN.',
    'Your payment app shows whose a UPI ID is before you pay.',
    'पैसे पाने के लिए न पैसे भेजने पड़ते हैं, न कोड स्कैन करना, न पिन डालना।',
  ],
  [
    'No one is arrested or held by telephone or video.',
    'Indian law knows no “digital arrest”. Hang up, tell your family, and ask at your own police station.',
    'फ़ोन या वीडियो पर किसी की गिरफ़्तारी नहीं होती। फ़ोन काट दें, घर वालों को बताएँ और अपने थाने में पूछें।',
  ],
];

interface NoLinkProps {
  /** Two words each, with a stop and no space between them. Hostile: any text. */
  possible: readonly string[];
  /** Whether it takes the focus, as after a press. */
  takesFocus: boolean;
  /** Asks for something else: the fields are emptied. */
  onAnother: () => void;
}

/** For a message without a link: words and numbers do not show who sent them, so that there is no verdict on them. */
export function NoLink({ possible, takesFocus, onAnother }: NoLinkProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useComesIntoSight(heading, { takesFocus, arrived: false, waiting: false });
  return (
    <section aria-labelledby="verdict" className="min-h-60">
      <VerdictPanel state="no-link">
        <VerdictHeading ref={heading} state="no-link">
          {possible.length === 0
            ? 'No link or email address can be read in this.'
            : 'No link can be read in this for certain.'}
        </VerdictHeading>
        <p className="mt-3 max-w-prose text-lead">
          Words, names and telephone numbers do not show who sent them: thieves write as banks do,
          so we judge none of them.
        </p>
        <p lang="hi" className="mt-3 max-w-prose leading-[1.6]">
          इसमें कोई लिंक या ईमेल पता पढ़ा नहीं जा सका। शब्दों, नामों और नंबरों से पता नहीं चलता कि किसने भेजा। कोई
          लिंक हो, तो सिर्फ़ उसे चिपकाएँ।
        </p>
        <p className="mt-3 max-w-prose font-semibold">
          Is there a link in it? Paste it by itself.{' '}
          <NumberToCall text="Money gone, or a code told? Call 1930 now." />
        </p>
      </VerdictPanel>
      <MayBeLinks words={possible} />
      <section aria-labelledby="always" className="mt-8 max-w-2xl">
        <h3 id="always" className="font-display text-h3 font-bold">
          What always holds
        </h3>
        <ul className="mt-3 border-t border-hairline">
          {ALWAYS.map(([rule, english, hindi]) => (
            <li key={rule} className="border-b border-hairline py-4">
              <p className="max-w-prose font-semibold">{rule}</p>
              <p className="mt-1 max-w-prose">{english}</p>
              <p lang="hi" className="mt-1 max-w-prose leading-[1.6] text-quiet">
                {hindi}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-8">
        <AnotherLink onAnother={onAnother} />
      </div>
    </section>
  );
}
