import { CircleHelp, Landmark, OctagonX, ShieldAlert, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CopyLink } from '@/components/CopyLink.tsx';
import { Disclosure } from '@/components/Disclosure.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { REPORTS } from '@/content/report-pages.ts';
import { DomainForm } from '@/components/domain-form/DomainForm.tsx';
import { Alignment } from '@/components/explanation/Alignment.tsx';
import { DeceptiveCharacters } from '@/components/explanation/DeceptiveCharacters.tsx';
import { SaidText } from '@/components/explanation/SaidText.tsx';
import { HelpLinks } from '@/components/outreach/HelpLinks.tsx';
import { shortened } from '@/lib/visible-text.ts';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { COMPANY_HELP, type LinkQuestion } from './LinkForm.tsx';
import { ADVICE, ALWAYS, HINDI_GONE } from './model/advice.ts';
import type { Answer } from './model/check-message.ts';
import type { Tone, Verdict } from './model/verdicts.ts';

const GREY = { icon: CircleHelp, colour: 'text-quiet', panel: 'border-control bg-ink/6' };
const LOOK: Record<Tone, typeof GREY & { word: string }> = {
  danger: { icon: OctagonX, colour: 'text-high', panel: 'border-high bg-high/12', word: 'Danger' },
  doubt: {
    icon: TriangleAlert,
    colour: 'text-medium',
    panel: 'border-medium bg-medium/12',
    word: 'Doubtful',
  },
  'cannot-tell': { ...GREY, word: 'Can’t tell' },
  neutral: { ...GREY, word: 'Unknown' },
  vouches: {
    icon: ShieldAlert,
    colour: 'text-brand-deep',
    panel: 'border-brand bg-tint',
    word: 'Company’s own domain',
  },
};

function wordOf({ kind, tone, reason }: Verdict): string {
  if (reason === 'empty') return 'No link found';
  if (reason === 'official') return 'Official authority domain';
  return kind === 'restricted' ? 'Restricted domain' : LOOK[tone].word;
}

function Mark({ verdict, size }: { verdict: Verdict; size: number }) {
  const { icon, colour } = LOOK[verdict.tone];
  const Icon = verdict.kind === 'restricted' ? Landmark : icon;
  return <Icon aria-hidden size={size} className={cx('shrink-0', colour)} />;
}

/** Longest link that is shown, in characters. */
const MAX_SHOWN = 160;

interface LinkAnswerProps {
  answer: Answer;
  question: LinkQuestion;
  /** True after a click: the verdict takes the focus. */
  takesFocus: boolean;
  onCheck: (question: LinkQuestion) => void;
  /** Asks for another link: the fields are emptied. */
  onAnother: () => void;
}

/** The answer: the worst verdict, what to do, and every other link with its own verdict. */
export function LinkAnswer({ answer, question, takesFocus, onCheck, onAnother }: LinkAnswerProps) {
  const [first, ...others] = answer.verdicts;
  if (!first) return null;
  const asksCompany = question.company === '' && first.link?.as === 'web' && first.kind !== 'own';
  return (
    <section aria-labelledby="verdict" className="mt-6">
      <Leading verdict={first} answer={answer} takesFocus={takesFocus} />
      {answer.pair && (
        <div className="mt-6">
          <Alignment segments={answer.pair.alignment} labels={['The company', 'The link']} />
          <DeceptiveCharacters segments={answer.pair.alignment} />
        </div>
      )}
      <div className="mt-6 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        {first.reason === 'empty' ? <Always /> : <WhatToDo verdict={first} />}
        {asksCompany && (
          <DomainForm
            label="Which company should it be from?"
            button="Compare with it"
            own={false}
            // Any name will do: the check finds what it can compare.
            read={() => ({ ok: true, ascii: '' })}
            onDomain={(_, company) => onCheck({ ...question, company })}
            help={COMPANY_HELP}
          />
        )}
      </div>
      {others.length > 0 && <Others verdicts={others} />}
      {answer.beyond.length > 0 && (
        <Disclosure group="beyond" title={`${answer.beyond.length} more links, not checked`}>
          <p className="pb-5 text-sm wrap-anywhere">
            <HostileText text={answer.beyond.join(', ')} />
          </p>
        </Disclosure>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <Button onClick={onAnother}>Check another link</Button>
        {answer.kept !== '' && <CopyLink label="Copy link to this answer" />}
      </div>
    </section>
  );
}

type LeadingProps = { verdict: Verdict } & Pick<LinkAnswerProps, 'answer' | 'takesFocus'>;

/** The leading verdict, on a tint that is distinct at arm’s length. */
function Leading({ verdict, answer, takesFocus }: LeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  const { link, kind, tone, topic } = verdict;
  const advice = ADVICE[topic];
  const isOwn = tone === 'vouches';
  return (
    <div
      data-verdict={kind}
      data-tone={tone}
      className={cx(
        'grid gap-x-12 gap-y-3 rounded border border-l-8 px-4 py-4 md:px-6 md:py-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
        LOOK[tone].panel,
      )}
    >
      <div>
        <p
          id="verdict-word"
          className={cx('flex items-center gap-2.5 text-h3 font-bold', LOOK[tone].colour)}
        >
          <Mark verdict={verdict} size={30} />
          {wordOf(verdict)}
        </p>
        <h2
          id="verdict"
          ref={heading}
          tabIndex={-1}
          aria-describedby="verdict-word"
          className="mt-2 font-display text-h2 font-bold wrap-anywhere"
        >
          <SaidText says={verdict.headline} />
        </h2>
        <LinkText link={link} />
        <p className="mt-2 max-w-text text-lead wrap-anywhere">
          <SaidText says={verdict.why} />
        </p>
        {answer.invisible.length > 0 && (
          <p className="mt-2 max-w-text">
            There are invisible characters in it: {answer.invisible.slice(0, 8).join(', ')}. They
            can make one link look like another.
          </p>
        )}
      </div>
      <div className="lg:pt-11">
        <p className="max-w-text text-lead font-semibold">{advice.first}</p>
        <p lang="hi" className="mt-1 max-w-text leading-[1.6]">
          {advice.hindi} {!isOwn && HINDI_GONE}
        </p>
        {!isOwn && (
          <a
            href={REPORTS.helpline.to}
            className="mt-2 inline-block font-semibold text-brand-deep underline underline-offset-2"
          >
            Money or an OTP gone? Call {REPORTS.helpline.name}
          </a>
        )}
      </div>
    </div>
  );
}

/** A link as it was written, and the link that contains it. */
function LinkText({ link }: Pick<Verdict, 'link'>) {
  if (!link) return null;
  return (
    <p className="mt-1 text-sm wrap-anywhere text-quiet">
      <span className="name">
        <HostileText text={shortened(link.text, MAX_SHOWN)} />
      </span>
      {link.from !== '' && ' inside '}
      <span className="name">
        <HostileText text={shortened(link.from, MAX_SHOWN)} />
      </span>
    </p>
  );
}

/** How to find out whether it is true; what cannot wait if something happened already; who takes a report. */
function WhatToDo({ verdict: { topic, tone } }: { verdict: Verdict }) {
  const { ask, done, harm } = ADVICE[topic];
  const { helpline, cybercrime, ...others } = REPORTS;
  return (
    <div>
      <h3 className="font-display text-h3 font-bold">Is it true?</h3>
      <p className="mt-2 max-w-text">{ask}</p>
      <div className="mt-4 border-t border-hairline">
        <Disclosure group="afterwards" title={done}>
          <p className="mb-3 max-w-text">{harm}</p>
          <div className="pb-5">
            <HelpLinks links={[helpline, cybercrime]} />
          </div>
        </Disclosure>
        {(tone === 'danger' || tone === 'doubt') && (
          <Disclosure group="afterwards" title="Report it, to warn others">
            <div className="pb-5">
              <HelpLinks links={[cybercrime, ...Object.values(others)]} />
            </div>
          </Disclosure>
        )}
      </div>
    </div>
  );
}

/** For a text without a link. */
const Always = () => (
  <section aria-labelledby="always" className="lg:col-span-2">
    <h3 id="always" className="font-display text-h3 font-bold">
      Always remember
    </h3>
    <ul className="mt-2 grid gap-x-12 border-t border-hairline lg:grid-cols-2">
      {ALWAYS.map(([english, hindi]) => (
        <li key={english} className="border-b border-hairline py-4">
          <p className="max-w-text">{english}</p>
          <p lang="hi" className="mt-1 max-w-text leading-[1.6] text-quiet">
            {hindi}
          </p>
        </li>
      ))}
    </ul>
  </section>
);

const Others = ({ verdicts }: { verdicts: readonly Verdict[] }) => (
  <section aria-labelledby="others" className="mt-8">
    <h3 id="others" className="font-display text-h3 font-bold">
      Also in what you pasted
    </h3>
    <ul className="mt-2 grid gap-x-12 border-t border-hairline lg:grid-cols-2">
      {verdicts.map((verdict) => (
        <li
          key={`${verdict.reason} ${verdict.link?.as} ${verdict.link?.href || verdict.link?.text}`}
          data-verdict={verdict.kind}
          data-tone={verdict.tone}
          className="border-b border-hairline py-2.5"
        >
          <p className="flex items-center gap-1.5 text-sm font-semibold">
            <Mark verdict={verdict} size={16} />
            {wordOf(verdict)}: {verdict.headline}
          </p>
          <LinkText link={verdict.link} />
        </li>
      ))}
    </ul>
  </section>
);
