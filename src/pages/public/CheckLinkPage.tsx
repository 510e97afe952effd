import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';
import { heroName } from '@/content/hero.ts';
import {
  calledFromFragment,
  domainFromFragment,
  fragmentFor,
  linkFromFragment,
  MAX_LINK,
} from '@/components/domain-form/fragment.ts';
import { readOwnDomain } from '@/lib/read-name.ts';
import {
  type Answer,
  checkLink,
  LinkAnswer,
  LinkForm,
  type LinkQuestion,
} from '@/link-check/index.ts';
import { cx } from '@/ui/class-names.ts';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { useHydrated } from '@/ui/use-hydrated.ts';

/** Messages of the kinds that people in India receive. All names are invented. */
const EXAMPLES: readonly (readonly [message: string, kind: string])[] = [
  [
    'Traffic challan of ₹500 pending. Install the app to see the photo: https://echallan.example/eChallan.apk',
    'E-challan',
  ],
  [
    'Dear customer, your bank account will be blocked today. Update your KYC: https://kyc-update.example/login',
    'KYC',
  ],
  [`https://${heroName}@account-verify.example/otp`, 'A link with an address before the @'],
  [`accounts@${heroName}.mail-desk.example`, 'An email’s sender'],
];

const NO_QUESTION: LinkQuestion = { text: '', company: '' };

const questionIn = (hash: string): LinkQuestion => ({
  text: linkFromFragment(hash),
  company: calledFromFragment(hash) || domainFromFragment(hash),
});

/** The fragment that shares the links of an answer and the company; '' if there is nothing to share. */
function sharedFragment(kept: string, company: string): string {
  const isDomain = readOwnDomain(company).ok;
  const fragment = fragmentFor(isDomain ? company.trim() : '', {
    called: isDomain ? '' : company.trim(),
    // Part of the links could leave out the thief’s.
    sent: kept.length > MAX_LINK ? '' : kept,
  });
  return fragment === '#' ? '' : fragment;
}

interface Asked {
  /** Number of the check: each press gives a separate answer. */
  readonly number: number;
  readonly question: LinkQuestion;
  /** Null while it is checked. */
  readonly answer: Answer | null;
  /** True if the user pressed a button for it; false for a shared link. */
  readonly isPressed: boolean;
  /** Its fragments of the address: the one it was asked at, and from its answer until that is set also its own. */
  readonly hashes: readonly string[];
}

/** Checks a received link, in the browser. */
export function Component() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [asked, setAsked] = useState<Asked | null>(null);
  /** Number of the last check. An answer to an earlier one is dropped. */
  const last = useRef(0);
  const isCurrent = asked?.hashes.includes(hash) === true;
  // With its own fragment, the previous one belongs to the previous check.
  if (asked?.hashes.length === 2 && asked.hashes[1] === hash) {
    setAsked({ ...asked, hashes: [hash] });
  }

  // Back, Forward and a shared link contain their own question.
  useEffect(() => {
    const question = questionIn(hash);
    if (isCurrent || question.text === '') return;
    const number = (last.current += 1);
    void checkLink(question.text, question.company).then((answer) => {
      if (number !== last.current) return;
      setAsked({ number, question, answer, isPressed: false, hashes: [hash] });
    });
  }, [hash, isCurrent]);

  async function ask(question: LinkQuestion) {
    const number = (last.current += 1);
    setAsked({ number, question, answer: null, isPressed: true, hashes: [hash] });
    const answer = await checkLink(question.text, question.company);
    if (number !== last.current) return;
    const own = sharedFragment(answer.kept, question.company);
    setAsked((was) => was && { ...was, answer, hashes: [hash, own] });
    if (own !== hash) show(own);
  }

  /** Rendered synchronously, so that a Back right after it is recognised as one. */
  function show(fragment: string) {
    void navigate({ hash: fragment }, { preventScrollReset: true, flushSync: true });
  }

  function another() {
    last.current += 1;
    setAsked(null);
    show('');
    document.querySelector('textarea')?.focus();
  }

  const question = isCurrent ? asked.question : hydrated ? questionIn(hash) : NO_QUESTION;
  const answer = isCurrent ? asked.answer : null;
  const isAsked = question.text !== '';
  return (
    // The footer stays below the screen until the answer is there.
    <div className="min-h-[calc(100dvh-4rem)]">
      <section className={cx('measure', isAsked ? 'py-5 md:py-8' : 'py-10 md:py-14')}>
        <h1 className={cx('font-display font-bold', isAsked ? 'text-h2' : 'text-title')}>
          Is this link real?
        </h1>
        {!isAsked && (
          <>
            {/* Two lines on a phone, however wide the fallback's letters are. */}
            <p lang="hi" className="mt-3 max-w-[38rem] leading-[1.6] max-sm:min-h-[3.2em]">
              लिंक न खोलें: उसे, या पूरा मैसेज, कॉपी करके यहाँ चिपकाएँ।
            </p>
            <p className="mt-3 max-w-[38rem] text-quiet md:text-lead">
              Don’t open it. Copy it and paste it here. We show where it leads, whose name that is,
              and what to do now.
            </p>
          </>
        )}
        <div className={isAsked ? 'mt-3' : 'mt-8'}>
          <LinkForm question={question} onCheck={(next) => void ask(next)} />
        </div>
        {isAsked ? (
          <PanelBoundary name="The answer">
            {answer ? (
              <LinkAnswer
                key={asked?.number}
                answer={answer}
                question={question}
                takesFocus={asked?.isPressed === true}
                onCheck={(next) => void ask(next)}
                onAnother={another}
              />
            ) : (
              <Skeleton className="mt-6 h-40" />
            )}
          </PanelBoundary>
        ) : (
          <Examples onTry={(text) => void ask({ ...question, text })} />
        )}
      </section>
    </div>
  );
}

const Examples = ({ onTry }: { onTry: (message: string) => void }) => (
  <section aria-labelledby="examples" className="mt-10">
    <h2 id="examples" className="text-sm font-semibold">
      Examples of what people are sent, all invented
    </h2>
    <ul className="mt-3 grid gap-x-8 border-t border-hairline lg:grid-cols-2">
      {EXAMPLES.map(([message, kind]) => (
        <li
          key={kind}
          className="grid items-baseline gap-x-6 gap-y-1 border-b border-hairline py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <span className="min-w-0">
            <span className="block text-sm text-quiet">{kind}</span>
            <span className="mt-0.5 block wrap-anywhere">{message}</span>
          </span>
          <button
            type="button"
            onClick={() => onTry(message)}
            className="justify-self-start text-sm text-brand underline underline-offset-2 pointer-coarse:min-h-8"
          >
            Check it<span className="sr-only">: {kind}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
