import { useRef } from 'react';
import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { Notice } from '@/ui/Notice.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { adviceOn, inHindi, topicOf } from './advice.ts';
import { Beside, GivenToo } from './Beside.tsx';
import { CompareWith } from './CompareWith.tsx';
import { ForgedSender } from './ForgedSender.tsx';
import { LinkNames } from './LinkNames.tsx';
import { LinkNotes } from './LinkNotes.tsx';
import { NamesInCard } from './NamesInCard.tsx';
import { OtherLinks } from './OtherLinks.tsx';
import type { Judged } from './judged.ts';
import { isOffice } from './office.ts';
import { callsIn } from './phones.ts';
import { Rules } from './Rules.tsx';
import { Signs } from './Signs.tsx';
import { isGenuine, stateIn } from './taken.ts';
import { useComesIntoSight } from './use-comes-into-sight.ts';
import { useJudged } from './use-judged.ts';
import { openedBy, tellingName } from './verdict.ts';
import { isDanger, isHome, isWarning, stateOf, type VerdictKind } from './verdict-kind.ts';
import { VerdictPanel } from './VerdictBand.tsx';
import { VerdictEnd } from './VerdictEnd.tsx';
import { Sentence } from './VerdictWords.tsx';
import { KeepAway, WhatToDo } from './WhatToDo.tsx';
import { Why } from './Why.tsx';
import { isPressing, keptOf, readKept, rulesOf } from './words.ts';

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
  unread: string;
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
  unread,
  takesFocus,
  arrived,
  onCompany,
  onAnother,
}: LinkVerdictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const said = readKept(message) || keptOf(sent);
  const { judged, failed, retry } = useJudged(domain, sent, unread, isPressing(said));
  const waiting = !judged && !failed;
  const [worst, ...others] = judged ?? [];
  const numbers = callsIn(sent);
  const state = stateIn(judged ?? [], numbers);
  const topic = worst && state && topicOf(worst, state);

  useComesIntoSight(heading, { takesFocus, arrived, waiting });

  const isOpen = domain === '' || worst?.kind === 'same-name';
  const compareWith = isOpen &&
    worst?.found?.kind === 'explanation' &&
    worst.kind !== 'known' &&
    !NO_NAMES.has(worst.kind) &&
    !NO_COMPANY.has(worst.kind) &&
    !NO_COMPANY_AT.has(openedBy(worst.reading, worst.found)?.holds) && (
      <CompareWith
        label={
          worst.domain === ''
            ? 'Which company should it be from? Its name or domain:'
            : 'Should it be from another company? Its name or domain:'
        }
        unread={unread}
        onCompany={onCompany}
      />
    );
  const isBareHint = worst?.kind === 'call' || worst?.kind === 'upi-id';
  const isByItself = worst?.kind === 'named' || worst?.kind === 'same-name';
  const warns = isWarning(state);
  const whatNow = worst && topic && state && (
    <WhatToDo topic={topic} kind={worst.kind} state={state} inMessage={said !== ''} />
  );
  const beside = worst && <Beside judged={worst} typed={domain} />;
  const rules = said !== '' && (
    <Rules rules={rulesOf(said)} title="The words around it: what always holds" />
  );
  return (
    <section aria-labelledby="verdict" aria-busy={waiting} className="min-h-60">
      {others.length > 0 && (
        <p className="mb-3 text-quiet">
          {state === 'own' && judged?.every(leadsHome) === true
            ? `${others.length === 1 ? 'Both' : `All ${others.length + 1}`} lead to the companies’ own names. One of them:`
            : `${others.length + 1} things to check in this message. ${isWorse(judged ?? []) ? 'The worst of them' : 'One of them'}:`}
        </p>
      )}
      <VerdictPanel
        id="verdict-state"
        state={failed ? undefined : state}
        ofOffice={worst !== undefined && isOffice(worst)}
      >
        <h2
          id="verdict"
          ref={heading}
          tabIndex={-1}
          aria-describedby={worst && !failed ? 'verdict-state' : undefined}
          className="scroll-mt-20 font-display text-h2 font-bold"
        >
          {worst && !failed ? (
            <Sentence {...worst} isBare={said === ''} />
          ) : (
            <span className={cx(waiting && 'sr-only')}>
              {waiting ? 'Reading the link' : 'The link could not be read'}
            </span>
          )}
        </h2>
        {worst && !failed && said !== '' && isHome(stateOf(worst.kind)) && (
          <p className="mt-3 max-w-prose text-lead">That proves nothing about who wrote this.</p>
        )}
        {worst && !failed && <ForgedSender {...worst} />}
        {worst && !failed && <NamesInCard {...worst} />}
        {worst?.isBroken && !failed && (
          <p className="mt-3 max-w-prose text-lead">
            A space breaks this address in what you were sent. It is judged joined.
          </p>
        )}
        {worst && !failed && <Begins {...worst} />}
        {worst?.isGiven && <GivenToo judged={worst} />}
        {topic && !failed && state && !warns && (
          <>
            <p className="mt-3 max-w-prose">{adviceOn(topic).unexpected}</p>
            <p lang="hi" className="mt-3 max-w-prose leading-[1.6]">
              {inHindi(adviceOn(topic), state)}
            </p>
          </>
        )}
        {topic && !failed && warns && <KeepAway topic={topic} state={state} />}
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
      {worst && !failed && (
        <>
          {/* What to do comes first where it is urgent: on a phone, why fills screens of its own. */}
          {/* Of a number or a UPI ID little is known: what holds of the message says more. */}
          {warns && isBareHint && rules}
          {warns && whatNow}
          {warns && !isBareHint && rules}
          {warns && <h3 className="mt-10 font-display text-h3 font-bold">Why we say so</h3>}
          <Why {...worst} />
          {!isDanger(worst.kind) && beside}
          {numbers.length > 0 && worst.kind !== 'call' && <Numbers numbers={numbers} />}
          {/* Where nothing else can be said, the way on comes before what is known of the name. */}
          {isByItself && compareWith}
          <Grounds judged={worst} />
          {/* The names come first: they should be on the first screen of a phone. */}
          {isDanger(worst.kind) && beside}
          {others.length > 0 && (
            <OtherLinks domain={domain} judged={others} numbers={numbers} message={said} />
          )}
          {!isByItself && worst.domain === '' && compareWith}
          {!warns && rules}
          {!warns && whatNow}
          {/* It was found without being asked for: another company is the rarer case. */}
          {worst.domain !== '' && compareWith}
          <VerdictEnd onAnother={onAnother} />
        </>
      )}
    </section>
  );
}

/** Whether the first of what was sent is worse than any other of it. */
const isWorse = ([worst, ...others]: readonly Judged[]): boolean =>
  worst !== undefined && others.some(({ kind }) => stateOf(kind) !== stateOf(worst.kind));

/** Whether a link, and no sender of mail, is on a company's own name. */
const leadsHome = (judged: Judged): boolean =>
  isGenuine(judged) && judged.reading.kind === 'name' && !judged.reading.isMail;

/** Where a link begins that is judged by the address that it carries. */
function Begins({ carrier, reading }: Judged) {
  if (carrier === undefined) return null;
  const end =
    reading.kind === 'name' ? (
      <DomainName name={reading.host} forms={false} isLit={() => false} />
    ) : reading.kind === 'ip-address' ? (
      <span className="name">{reading.address}</span>
    ) : null;
  if (end === null) return null;
  return (
    <p className="mt-3 max-w-prose text-lead">
      The link begins on <DomainName name={carrier} forms={false} isLit={() => false} />, which may
      pass you on to {end}.
    </p>
  );
}

/** What a message asks to be called: a genuine link beside a false number is a common fraud. */
function Numbers({ numbers }: { numbers: readonly string[] }) {
  return (
    <Notice tone="warning" className="mt-5 max-w-prose">
      The message also gives a number to call,{' '}
      <span className="name">
        <HostileText text={numbers.join(', ')} />
      </span>
      . Numbers cannot be checked here: call only the one on your card or bill.
    </Notice>
  );
}

/** Verdicts of things that are not names: nothing is known of a name. */
const NO_NAMES: ReadonlySet<VerdictKind> = new Set(['no-name', 'program', 'upi-id', 'upi-bait']);

/** Verdicts of places on which any company may put what is sent: a comparison says nothing. */
const NO_COMPANY: ReadonlySet<VerdictKind> = new Set([
  'shortener',
  'own-short',
  'map',
  'store',
  'remote',
]);

/** The same of what anybody puts at a place under any name: no part of the link names a company. */
const NO_COMPANY_AT: ReadonlySet<string | undefined> = new Set(['chat', 'meeting', 'pay']);

/** Verdicts that rest on signs. */
const SIGNED: ReadonlySet<VerdictKind> = new Set(['signs', 'fraud-signs', 'carries-name']);

/** What the verdict rests on. */
function Grounds({ judged }: { judged: Judged }) {
  const { kind, domain, found, signs } = judged;
  if (NO_NAMES.has(kind)) return null;
  // What a comparison cannot tell: a program is one, and a capital I is no letter of a name.
  const untold = signs.filter(
    (sign) =>
      sign.kind === 'program' ||
      (sign.kind === 'reads-like' && sign.text === 'I') ||
      (sign.kind === 'path' && kind === 'open'),
  );
  const shown = SIGNED.has(kind) ? signs : untold;
  return (
    <>
      {shown.length > 0 && found?.kind === 'explanation' && (
        <Signs
          signs={shown}
          registered={tellingName(found)}
          compared={domain !== '' || kind === 'open' || kind === 'own-program'}
        />
      )}
      <LinkNames {...judged} />
      <LinkNotes {...judged} />
    </>
  );
}
