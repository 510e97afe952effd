import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { whatElse } from '@/evidence-config.ts';
import { capitalized } from '@/lib/capitalized.ts';
import { count, formatNumber, formatZonedClock } from '@/lib/format.ts';
import type { Recipient } from '@/takedowns/model/recipients.ts';
import { registrarsText } from '@/takedowns/model/registrars.ts';
import { Button } from '@/ui/Button.tsx';
import { Spinner } from '@/ui/Spinner.tsx';
import { NamesKnown } from './NamesKnown.tsx';
import { useLookUps, type Question, type Unanswered } from './use-look-ups.ts';
import type { NoticeState } from './use-notice.ts';

interface LookUpsProps {
  notice: NoticeState;
  /** Called when the button, which had the focus, is gone. */
  onGone: () => void;
}

/** Where recipients' addresses are not known yet: the questions that find them, asked by one press. */
export function LookUps({ notice, onGone }: LookUpsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const { open, about, progress, isOver, unanswered, gaveUp, look, cancel } = useLookUps(
    notice,
    () => {
      hadFocus.current = document.activeElement === button.current;
    },
  );
  // Once what came is drawn, however long that takes.
  useEffect(() => {
    if (!hadFocus.current) return;
    hadFocus.current = false;
    if (!button.current) onGone();
  });
  const isOne = notice.names.length === 1;
  const askable = notice.names.filter(({ host }) => host !== null).length;
  const came = isOne
    ? ''
    : registrarsText(
        notice.names,
        new Set(unanswered.flatMap(({ of, name }) => (of === 'registry' ? [name] : []))),
      );
  const lookUps = (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-quiet">
      {open.length > 0 && (
        // One button all along, which keeps the focus.
        <Button
          ref={button}
          size="sm"
          className="max-md:h-11"
          icon={
            progress ? (
              <X aria-hidden size={14} strokeWidth={1.5} />
            ) : (
              <Search aria-hidden size={14} strokeWidth={1.5} />
            )
          }
          onClick={progress ? cancel : look}
        >
          {progress ? 'Cancel' : labelOf(open, unanswered, { about, of: askable })}
        </Button>
      )}
      <div role="status" className="min-w-56 flex-1">
        {progress ? (
          <p className="flex items-center gap-2 tabular-nums">
            <Spinner />
            {isOne
              ? 'Asking…'
              : `Asking about ${formatNumber(progress.at)} of ${formatNumber(progress.of)}…`}
          </p>
        ) : (
          <>
            {came !== '' && (
              <p className="break-words text-ink">
                <HostileText text={`${came}.`} />
              </p>
            )}
            {notice.waiting.length > 0 && (
              <p className="text-ink">
                {`${count(notice.waiting.length, 'chosen recipient waits', 'chosen recipients wait')} for the look-up.`}
              </p>
            )}
            {gaveUp !== null && <p>{`DNS: no answer. ${gaveUp}.`}</p>}
            {isOver && !notice.recipients.some(hasFound) && (
              <p className="text-ink">{NO_ADDRESS}</p>
            )}
            {isOne && unanswered.map((one) => <p key={one.of}>{withoutAnswer(one)}</p>)}
            <WhoSees open={open} isOne={isOne} />
          </>
        )}
      </div>
    </div>
  );
  return (
    <>
      {(open.length > 0 || came !== '' || isOver || (isOne && unanswered.length > 0)) && lookUps}
      {!isOne && !progress && <NamesKnown names={notice.names} unanswered={unanswered} />}
    </>
  );
}

/**
 * What a press asks: `Look up DNS for all`, `Look up the rest: 2 of 3 names`; where all of it was asked in vain before,
 * `Try DNS again: 1 of 3 names`.
 *
 * @param names `about` how many of the notice's names something is open, `of` how many it has
 */
function labelOf(
  open: readonly Question[],
  unanswered: readonly Unanswered[],
  { about, of }: { about: number; of: number },
): string {
  const [first] = open;
  const isBoth = open.some((one) => one.of !== first?.of);
  const which = isBoth ? 'both' : first?.of === 'dns' ? 'DNS' : 'the registry';
  const isAgain = open.every((one) =>
    unanswered.some(({ of: asked, name }) => asked === one.of && name === one.name),
  );
  const some = `${formatNumber(about)} of ${count(of, 'name')}`;
  if (isAgain) return of === 1 ? `Try ${which} again` : `Try ${which} again: ${some}`;
  if (of === 1) {
    return `Look up ${which === 'the registry' ? 'the registrar' : which} and fill in`;
  }
  if (about < of) return `Look up the rest: ${some}`;
  return which === 'the registry' ? 'Look up the registrars of all' : `Look up ${which} for all`;
}

const NO_ADDRESS =
  'No mail address was found: your provider, the first below, writes to the registrar and the host for you. Or enter an address yourself.';

/** Whether a look-up found the address of a recipient. */
const hasFound = ({ editable, addresses }: Recipient): boolean =>
  editable && (addresses ?? []).length > 0;

const withoutAnswer = ({ of, why, at }: Unanswered): string =>
  `${of === 'dns' ? 'DNS' : 'The registry'}: no answer, ${formatZonedClock(at)}. ${why}.`;

/** Who will see what, before anything is sent; in one sentence where both see the same. */
function WhoSees({ open, isOne }: { open: readonly Question[]; isOne: boolean }) {
  const asked = (['dns', 'registry'] as const)
    .map((of) => open.filter((one) => one.of === of))
    .filter((some) => some.length > 0);
  const [one, other] = asked;
  if (one && other && seenBy(one) === seenBy(other)) {
    return <Sees by={[one, other]} isOne={isOne} />;
  }
  return asked.map((some) => <Sees key={some[0]?.of} by={[some]} isOne={isOne} />);
}

/** Which names are seen, and what else there is to know of who is asked. */
const seenBy = (asked: readonly Question[]): string =>
  JSON.stringify([asked.map(({ name }) => name), asked[0] && whatElse(asked[0].service)]);

function Sees({ by, isOne }: { by: readonly (readonly Question[])[]; isOne: boolean }) {
  const asked = by[0] ?? [];
  const [first] = asked;
  if (first === undefined) return null;
  const who = by.map(([{ service } = first]) => service.name).join(' and ');
  const more = whatElse(first.service);
  return (
    <p>
      {capitalized(who)} will see{' '}
      {isOne || asked.length === 1 ? (
        <DomainName name={first.name} forms={false} className="inline! align-baseline!" />
      ) : (
        `these ${formatNumber(asked.length)} names`
      )}
      {by.length > 1 ? more.replace('. Its ', '. Their ') : more}
    </p>
  );
}
