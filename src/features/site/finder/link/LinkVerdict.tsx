import { useRef } from 'react';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { Notice } from '@/ui/Notice.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { adviceFor, reportsOn, topicOf } from './advice.ts';
import type { Advice, Topic } from './advice-table.ts';
import { Afterwards } from './Afterwards.tsx';
import { asksCompany } from './asks-company.ts';
import { Beside, GivenToo } from './Beside.tsx';
import { besideVerdict } from './beside-verdict.ts';
import { Begins, Numbers } from './BesideLink.tsx';
import { CompareWith, Unread } from './CompareWith.tsx';
import { CalmVerdict } from './CalmVerdict.tsx';
import { ANY_CONTACT, contactOf } from './contact.ts';
import { ForgedSender } from './ForgedSender.tsx';
import { Grounds } from './Grounds.tsx';
import type { Judged } from './judged.ts';
import { calmIn, leadOf } from './lead.ts';
import { LedCard, LedHeading } from './Led.tsx';
import { NamesInCard } from './NamesInCard.tsx';
import { isOffice } from './office.ts';
import { OtherLinks } from './OtherLinks.tsx';
import { callsIn } from './phones.ts';
import type { Rule } from './rule.ts';
import { OwnNames } from './OwnNames.tsx';
import { Rules } from './Rules.tsx';
import { companySpokenOf } from './spoken.ts';
import { isGenuine, stateIn } from './taken.ts';
import { useComesIntoSight } from './use-comes-into-sight.ts';
import { useJudged } from './use-judged.ts';
import { isHome, isWarning, stateOf, type VerdictState } from './verdict-kind.ts';
import { VerdictHeading, VerdictPanel } from './VerdictBand.tsx';
import { VerdictEnd } from './VerdictEnd.tsx';
import { Sentence } from './VerdictWords.tsx';
import { First, WhatToDo } from './WhatToDo.tsx';
import { Why } from './Why.tsx';
import { WordsVerdict } from './WordsVerdict.tsx';
import { isFileNamed, isPressing, namesHelpline, readKept, rulesOf } from './words.ts';

interface LinkVerdictProps {
  /** ASCII form; '' to compare with nothing. */
  domain: string;
  /** What was sent, or the links of it. Hostile: any text. */
  sent: string;
  /** What the address keeps of the words around it. Hostile: any text. */
  message: string;
  /**
   * What was typed as the company and is no address; '' for none. With a domain it is the name that stood for it.
   * Hostile: any text.
   */
  called: string;
  /** Whether the verdict takes the focus, as after a press. */
  takesFocus: boolean;
  /** Whether it was there when the page was opened, as of a shared link: it then comes into sight. */
  arrived: boolean;
  /** For the domain that the reader says it should be from (ASCII form), and the name that stood for it, or ''. */
  onCompany: (domain: string, called: string) => void;
  /** Asks for another link: the field is emptied. */
  onAnother: () => void;
}

/** Whose name a link leads to, in one sentence, with both names aligned and what to do now. */
export function LinkVerdict({
  domain,
  sent,
  message,
  called,
  takesFocus,
  arrived,
  onCompany,
  onAnother,
}: LinkVerdictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const said = readKept(message);
  const rules = rulesOf(said);
  const { judged, failed, retry } = useJudged(domain, sent, called, isPressing(said));
  const waiting = !judged && !failed;
  const [worst, ...others] = judged ?? [];
  const numbers = callsIn(sent);
  const state = stateIn(judged ?? [], numbers);

  useComesIntoSight(heading, { takesFocus, arrived, waiting });

  const lead = leadOf(worst, rules);
  const contact = worst && contactOf(worst, domain === '' ? companySpokenOf(sent) : null);
  const topic = worst && state && topicOf(worst, state, lead);
  const advice = worst && topic && contact && adviceFor(worst, topic, contact);
  // Two words with a dot between them are no link: what is left of the message are its words.
  if (said !== '' && numbers.length === 0 && judged?.every(isSlip)) {
    return <WordsVerdict {...{ message, takesFocus, arrived, onAnother }} />;
  }
  if (state === 'own' && others.length > 0 && judged?.every(leadsHome) === true) {
    return (
      <OwnNames heading={heading} count={judged.length} rules={rules} onAnother={onAnother}>
        <OtherLinks
          domain={domain}
          judged={judged}
          numbers={numbers}
          message={said}
          called={called}
          title="Each by itself"
        />
        {numbers.length > 0 && <Numbers numbers={numbers} contact={contact ?? ANY_CONTACT} />}
      </OwnNames>
    );
  }
  const calm = judged && lead ? calmIn(judged, numbers, rules) : null;
  if (calm && judged && lead) {
    return <CalmVerdict {...{ heading, lead, rules, judged, onAnother }} state={calm} />;
  }
  const told = state && topic ? besideVerdict(rules, state, topic) : [];
  // It was asked for already.
  const isUnread = domain === '' && called !== '';
  return (
    <section aria-labelledby="verdict" aria-busy={waiting} className="min-h-60 scroll-mt-20">
      {others.length > 0 && (
        <p className="mb-3 text-quiet">
          {others.length + 1} things to check in this message.{' '}
          {isWorse(judged ?? []) ? 'The worst of them' : 'One of them'}:
        </p>
      )}
      <VerdictPanel state={state} ofOffice={worst !== undefined && isOffice(worst)}>
        <VerdictHeading ref={heading} isTold={worst !== undefined}>
          {lead && worst ? (
            <LedHeading lead={lead} judged={worst} />
          ) : worst ? (
            <Sentence {...worst} isBare={said === ''} />
          ) : (
            <span className={cx(waiting && 'sr-only')}>
              {waiting ? 'Reading the link' : 'The link could not be read'}
            </span>
          )}
        </VerdictHeading>
        {worst && state && advice && contact && lead && (
          <LedCard {...{ lead, state, advice, contact }} judged={worst} />
        )}
        {worst && state && advice && !lead && (
          <InCard judged={worst} state={state} advice={advice} inMessage={said !== ''} />
        )}
      </VerdictPanel>
      {waiting && <Skeleton className="h-9 max-w-lg" />}
      {failed && (
        <Notice
          tone="error"
          className="mt-4"
          action={
            <Button size="sm" onClick={retry}>
              Try again
            </Button>
          }
        >
          The check did not run in this browser. Until it does, do not trust the link.
        </Notice>
      )}
      {worst && state && topic && advice && (
        <>
          {!lead && <Reasons judged={worst} state={state} advice={advice} />}
          {numbers.length > 0 && worst.kind !== 'call' && (
            <Numbers numbers={numbers} contact={topic === 'beside' ? null : contact} />
          )}
          {!lead && <Beside judged={worst} typed={domain} />}
          {!lead && <Grounds judged={worst} />}
          {isUnread && worst.reading.kind === 'name' && <Unread company={called} />}
          {!isUnread && asksCompany(worst, domain) && (
            <CompareWith
              label={
                worst.domain === ''
                  ? 'Which company should it be from? Its name or domain:'
                  : 'Should it be from another company? Its name or domain:'
              }
              onCompany={onCompany}
            />
          )}
          {others.length > 0 && (
            <OtherLinks
              domain={domain}
              judged={others}
              numbers={numbers}
              message={said}
              called={called}
            />
          )}
          <Rules
            rules={told.filter((rule) => rule !== lead)}
            title={lead ? 'This holds, too' : 'The words around it: what always holds'}
          />
          <Help state={state} topic={topic} advice={advice} rules={told} inMessage={said !== ''} />
          <VerdictEnd onAnother={onAnother} />
        </>
      )}
    </section>
  );
}

interface PartProps {
  judged: Judged;
  /** How it is to be taken beside what else the message says. */
  state: VerdictState;
  advice: Advice;
}

/** What belongs to the verdict itself, and what matters first. */
function InCard({ judged, state, advice, inMessage }: PartProps & { inMessage: boolean }) {
  const { reading } = judged;
  const isMail = reading.kind === 'name' && reading.isMail;
  const isOwn = isHome(stateOf(judged.kind)) && !isMail;
  return (
    <>
      {isOwn && (inMessage || judged.kind === 'known') && (
        <p className="mt-3 max-w-prose">That proves nothing about who sent it.</p>
      )}
      <ForgedSender {...judged} />
      <NamesInCard {...judged} />
      {judged.isBroken && (
        <p className="mt-3 max-w-prose text-lead">
          A space breaks this address in what you were sent. It is judged joined.
        </p>
      )}
      <Begins {...judged} />
      {judged.isGiven && <GivenToo judged={judged} />}
      <First advice={advice} state={state} />
    </>
  );
}

/** What to do now, and why. */
const Reasons = ({ judged, state, advice }: PartProps) => (
  <>
    <WhatToDo advice={advice} kind={judged.kind} state={state} />
    {isWarning(state) && <h3 className="mt-8 font-display text-h3 font-bold">Why we say so</h3>}
    <Why {...judged} />
  </>
);

interface HelpProps extends Omit<PartProps, 'judged'> {
  topic: Topic;
  rules: readonly Rule[];
  inMessage: boolean;
}

/** Whom to call and who takes a report, below all else. */
function Help({ state, topic, advice, rules, inMessage }: HelpProps) {
  // The helpline is named once in the open: of a danger in its card.
  const isNamed = state === 'danger' || isHome(state) || rules.some(namesHelpline);
  const already = rules.flatMap((rule) => rule.already ?? []);
  return (
    <Afterwards
      done={isNamed ? advice.done : `${advice.done} Call 1930`}
      harm={[advice.harm, ...already]}
      // Where nothing is asked for, a list of offices would only frighten.
      reports={isWarning(state) ? reportsOn(topic, inMessage) : []}
    />
  );
}

/** Whether two words with a dot between them are taken for an address. */
const isSlip = ({ kind, link }: Judged): boolean => kind === 'no-name' && !isFileNamed(link);

/** Whether the first of what was sent is worse than any other of it. */
const isWorse = ([worst, ...others]: readonly Judged[]): boolean =>
  worst !== undefined &&
  !isHome(stateOf(worst.kind)) &&
  others.some(({ kind }) => stateOf(kind) !== stateOf(worst.kind));

/** Whether a link, and no sender of mail, is on a company's own name. */
const leadsHome = (judged: Judged): boolean =>
  isGenuine(judged) && judged.reading.kind === 'name' && !judged.reading.isMail;
