import { useRef } from 'react';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { Notice } from '@/ui/Notice.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { adviceFor, reportsOn, topicOf } from './advice.ts';
import type { Advice } from './advice-table.ts';
import { Afterwards } from './Afterwards.tsx';
import { asksCompany } from './asks-company.ts';
import { Beside, GivenToo } from './Beside.tsx';
import { Begins } from './Begins.tsx';
import { CompareWith, Unread } from './CompareWith.tsx';
import { contactOf } from './contact.ts';
import { isFileName } from './file-name.ts';
import { ForgedSender } from './ForgedSender.tsx';
import { Grounds } from './Grounds.tsx';
import { isScrap } from './judge-sent.ts';
import type { Judged } from './judged.ts';
import { NamesInCard } from './NamesInCard.tsx';
import { isOffice } from './office.ts';
import { readSent } from './links-in.ts';
import { MayBeLinks } from './MayBeLinks.tsx';
import { OtherLinks } from './OtherLinks.tsx';
import { NoLink } from './NoLink.tsx';
import { OwnNames } from './OwnNames.tsx';
import { useComesIntoSight } from './use-comes-into-sight.ts';
import { useJudged } from './use-judged.ts';
import { isHome, isWarning, stateOf, type VerdictState } from './verdict-kind.ts';
import { VerdictHeading, VerdictPanel } from './VerdictBand.tsx';
import { VerdictEnd } from './VerdictEnd.tsx';
import { Sentence } from './VerdictWords.tsx';
import { First, Imitated, WhatToDo } from './WhatToDo.tsx';
import { Why } from './Why.tsx';

interface LinkVerdictProps {
  /** ASCII form; '' to compare with nothing. */
  domain: string;
  /** The links that were sent. Hostile: any text. */
  sent: string;
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
  called,
  takesFocus,
  arrived,
  onCompany,
  onAnother,
}: LinkVerdictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { judged, failed, retry } = useJudged(domain, sent, called);
  const waiting = !judged && !failed;
  const [worst, ...others] = judged ?? [];
  const state = worst && stateOf(worst.kind);

  useComesIntoSight(heading, { takesFocus, arrived, waiting });

  const contact = worst && contactOf(worst);
  const { possible, isMessage } = readSent(sent);
  const topic = worst && state && topicOf(worst, state);
  const advice = worst && topic && contact && adviceFor(worst, topic, contact);
  // Two words with a dot between them are no link.
  if (judged?.every((one) => isSlip(one, isMessage)))
    return <NoLink {...{ possible, takesFocus, onAnother }} />;
  if (others.length > 0 && judged?.every(leadsHome) === true) {
    return (
      <OwnNames heading={heading} count={judged.length} onAnother={onAnother}>
        <OtherLinks domain={domain} judged={judged} called={called} title="Each by itself" />
        <MayBeLinks words={possible} domain={domain} called={called} />
      </OwnNames>
    );
  }
  // It was asked for already.
  const isUnread = domain === '' && called !== '' && state !== 'own';
  return (
    <section aria-labelledby="verdict" aria-busy={waiting} className="min-h-60">
      {others.length > 0 && (
        <p className="mb-3 text-quiet">
          {others.length + 1} things to check in this message.{' '}
          {isWorse(judged ?? []) ? 'The worst of them' : 'One of them'}:
        </p>
      )}
      <VerdictPanel state={state} ofOffice={worst !== undefined && isOffice(worst)}>
        <VerdictHeading ref={heading} state={state}>
          {worst ? (
            <Sentence {...worst} />
          ) : (
            <span className={cx(waiting && 'sr-only')}>
              {waiting ? 'Reading the link' : 'The link could not be read'}
            </span>
          )}
        </VerdictHeading>
        {worst && state && advice && <InCard judged={worst} state={state} advice={advice} />}
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
          <WhatToDo advice={advice} state={state} />
          {isWarning(state) && (
            <h3 className="mt-8 font-display text-h3 font-bold">Why we say so</h3>
          )}
          <Why {...worst} />
          <Beside judged={worst} typed={domain} />
          <Grounds judged={worst} />
          {isUnread && worst.reading.kind === 'name' && <Unread company={called} />}
          {!isUnread && asksCompany(worst, domain) && (
            <CompareWith
              label={
                worst.domain === ''
                  ? 'Which company should it be from? Its name or domain:'
                  : 'Should it be from another company or office? Its name or domain:'
              }
              onCompany={onCompany}
            />
          )}
          {others.length > 0 && <OtherLinks domain={domain} judged={others} called={called} />}
          <MayBeLinks words={possible} domain={domain} called={called} />
          <Afterwards
            // The helpline is named once in the open: of a danger in its card.
            done={state === 'danger' || isHome(state) ? advice.done : `${advice.done} Call 1930`}
            harm={advice.harm}
            // Where nothing is asked for, a list of offices would only frighten.
            reports={isWarning(state) ? reportsOn(topic) : []}
          />
          <Imitated {...worst} />
          <VerdictEnd onAnother={onAnother} />
        </>
      )}
    </section>
  );
}

interface PartProps {
  judged: Judged;
  state: VerdictState;
  advice: Advice;
}

/** What belongs to the verdict itself, and what matters first. */
function InCard({ judged, state, advice }: PartProps) {
  const { reading } = judged;
  const isMail = reading.kind === 'name' && reading.isMail;
  const isOwn = isHome(stateOf(judged.kind)) && !isMail;
  return (
    <>
      {isOwn && (
        <p className="mt-3 max-w-prose">
          That proves nothing about who sent it, nor about a number beside it.
        </p>
      )}
      <ForgedSender {...judged} />
      <NamesInCard {...judged} />
      {judged.begins !== undefined && judged.kind !== 'two-readings' && (
        <p className="mt-3 max-w-prose">
          A space breaks this address in what you were sent. It is judged joined.
        </p>
      )}
      <Begins {...judged} />
      {judged.isGiven && <GivenToo judged={judged} />}
      <First advice={advice} state={state} />
    </>
  );
}

/** Whether two words with a dot between them are taken for an address. */
const isSlip = (one: Judged, inMessage: boolean): boolean =>
  isScrap(one) && (one.kind === 'no-name' ? !isFileName(one.link) : inMessage);

/** Whether the first of what was sent is worse than any other of it. */
const isWorse = ([worst, ...others]: readonly Judged[]): boolean =>
  worst !== undefined &&
  !isHome(stateOf(worst.kind)) &&
  others.some(({ kind }) => stateOf(kind) !== stateOf(worst.kind));

/** Whether a link, and no sender of mail, is on a company's own name: where one was given, on that one's. */
const leadsHome = (judged: Judged): boolean =>
  judged.kind === 'known' && judged.reading.kind === 'name' && !judged.reading.isMail;
