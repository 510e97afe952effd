import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { whatElse } from '@/evidence-config.ts';
import { capitalized } from '@/lib/capitalized.ts';
import { formatNumber } from '@/lib/format.ts';
import type { Recipient } from '@/notices/recipients.ts';
import { registrarsText } from '@/notices/registrars.ts';
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
  const { open, progress, isOver, unanswered, gaveUp, look, cancel } = useLookUps(notice, () => {
    if (document.activeElement !== button.current) return;
    requestAnimationFrame(() => {
      if (!button.current) onGone();
    });
  });
  const isOne = notice.names.length === 1;
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
          {progress ? 'Cancel' : labelOf(open, isOne, unanswered.length > 0)}
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
            {gaveUp !== null && <p>{withoutAnswer({ of: 'dns', why: gaveUp })}</p>}
            {isOver && !notice.recipients.some(hasFound) && (
              <p className="text-ink">{NO_ADDRESS}</p>
            )}
            {isOne && unanswered.length > 0 ? (
              unanswered.map((one) => <p key={one.of}>{withoutAnswer(one)}</p>)
            ) : (
              <WhoSees open={open} isOne={isOne} />
            )}
          </>
        )}
      </div>
    </div>
  );
  return (
    <>
      {(open.length > 0 || came !== '' || isOver) && lookUps}
      {!isOne && !progress && <NamesKnown names={notice.names} unanswered={unanswered} />}
    </>
  );
}

function labelOf(open: readonly Question[], isOne: boolean, isAgain: boolean): string {
  const [first] = open;
  if (!isOne) {
    if (isAgain) return 'Look up the rest';
    if (open.some(({ of }) => of !== first?.of)) return 'Look up both for all';
    return first?.of === 'dns' ? 'Look up DNS for all' : 'Look up the registrars of all';
  }
  if (open.length > 1) return 'Look up both and fill in';
  return first?.of === 'dns' ? 'Look up DNS and fill in' : 'Look up the registrar and fill in';
}

const NO_ADDRESS =
  'No mail address was found: your provider, the first below, writes to the registrar and the host for you. Or enter an address yourself.';

/** Whether a look-up found the address of a recipient. */
const hasFound = ({ editable, addresses }: Recipient): boolean =>
  editable && (addresses ?? []).length > 0;

const withoutAnswer = ({ of, why }: Pick<Unanswered, 'of' | 'why'>): string =>
  `${of === 'dns' ? 'DNS' : 'The registry'}: no answer. ${why}.`;

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
