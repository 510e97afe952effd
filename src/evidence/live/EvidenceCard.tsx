import { RotateCw, Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { HostileText } from '@/components/HostileText.tsx';
import { ageText } from '@/evidence/model/rdap/age.ts';
import { answererOf, whatElse, type Service } from '@/evidence-config.ts';
import { capitalized } from '@/lib/capitalized.ts';
import { formatDateTime, formatUtc } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { Spinner } from '@/ui/Spinner.tsx';

/** A question to a service, asked by a click. */
export interface Question {
  readonly isAsking: boolean;
  readonly look: () => void;
  readonly cancel: () => void;
}

interface EvidenceCardProps {
  title: string;
  /** Level of the heading above the cards; theirs is one below it. */
  level: 2 | 3;
  /** Who will see the name, shown before anything is sent. */
  service: Service;
  /** Kind of name: "registrable name". */
  what: string;
  /** As it is sent: in its ASCII form. */
  name: string;
  /** True if the facts about the service are above the cards already. */
  isSaidAbove: boolean;
  question: Question;
  /** True if a button above the cards does the same for all of them: this card's is then less prominent. */
  isBeside: boolean;
  /** Time of the answer, in milliseconds since the epoch, and its raw text, '' if it has none; null if not asked. */
  answer: { at: number; raw: string } | null;
  /** True if asking again could help. */
  canAsk?: boolean;
  /** The answer. */
  children: ReactNode;
}

/** One kind of evidence: not asked yet, being asked, or the answer with its time, source and raw form. */
export function EvidenceCard({
  title,
  level,
  service,
  what,
  name,
  isSaidAbove,
  question: { isAsking, look, cancel },
  isBeside,
  answer,
  canAsk = true,
  children,
}: EvidenceCardProps) {
  const id = useId();
  const Heading = level === 2 ? 'h3' : 'h4';
  const isAnswered = answer !== null && !isAsking;
  const isIdle = answer === null && !isAsking;
  const card = useRef<HTMLElement>(null);
  /** Height of the previous answer in pixels: content below must not jump up and down again. */
  const [room, setRoom] = useState(0);
  function lookAgain() {
    setRoom(card.current?.offsetHeight ?? 0);
    look();
  }
  return (
    <section
      ref={card}
      aria-labelledby={id}
      style={isAsking ? { minHeight: room } : undefined}
      data-keeps-focus
      className={cx(
        'flex min-w-0 flex-col rounded border border-hairline bg-surface px-4 py-3',
        !isAnswered && 'print:hidden',
      )}
    >
      <div className="flex min-h-8 items-center justify-between gap-3">
        <Heading id={id} className="font-semibold">
          {title}
        </Heading>
        {isAnswered && canAsk && (
          <Button
            size="sm"
            icon={<RotateCw aria-hidden size={14} strokeWidth={1.5} />}
            aria-describedby={id}
            onClick={lookAgain}
            className="print:hidden"
          >
            Look again
          </Button>
        )}
        {isIdle && (
          // At its place in the answer, too; if there are two, one button above asks both.
          <Button
            tone={isBeside ? 'quiet' : 'secondary'}
            size="sm"
            className={cx('max-md:h-11', isBeside && '-mr-3')}
            icon={<Search aria-hidden size={16} strokeWidth={1.5} />}
            aria-describedby={`${id} ${id}-asks`}
            onClick={look}
          >
            Look now
          </Button>
        )}
        {isAsking && (
          <Button
            size="sm"
            className="max-md:h-11"
            icon={<X aria-hidden size={14} strokeWidth={1.5} />}
            onClick={cancel}
          >
            Cancel
          </Button>
        )}
      </div>
      {/* One over the other: while it is asked the card keeps its height. */}
      <div className="grid grow">
        <div role="status" className={cx('col-start-1 row-start-1 min-w-0', !isIdle && 'mt-1')}>
          {isAsking && (
            <p className="flex items-center gap-2.5">
              <Spinner />
              Asking…
            </p>
          )}
          {isAnswered && children}
        </div>
        {!isAnswered && (
          <p
            id={`${id}-asks`}
            className={cx(
              'col-start-1 row-start-1 mt-1 max-w-text text-quiet',
              isAsking && 'invisible',
            )}
          >
            {`${capitalized(service.name)} will see the ${what} `}
            {/* On a separate line, since it may be long. */}
            <span translate="no" className="name mt-0.5 block text-ink">
              {name}
            </span>
            {!isSaidAbove && whatElse(service).replace(/^[. ]+/, '')}
          </p>
        )}
      </div>
      {isAnswered && <Provenance {...answer} source={answererOf(service)} />}
    </section>
  );
}

const MINUTE = 60_000;

/** Time, age and source of an answer, and its raw text. */
function Provenance({ at, source, raw }: { at: number; source: string; raw: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const iso = new Date(at).toISOString();
  return (
    <div className="mt-3 border-t border-hairline pt-2 text-xs text-quiet">
      <p className="flex flex-wrap gap-x-3 gap-y-0.5">
        <time dateTime={iso} className="tabular-nums">
          {formatUtc(iso)}
        </time>
        {formatDateTime(iso) !== formatUtc(iso) && (
          <span className="tabular-nums">{formatDateTime(iso)}</span>
        )}
        {now - at >= MINUTE && <span>{ageText(at, now)}</span>}
        <span>{source}</span>
      </p>
      {raw !== '' && (
        <details className="mt-2 print:hidden">
          <summary className="cursor-pointer underline-offset-3 hover:underline">
            Raw answer
          </summary>
          <pre
            // The keyboard must reach it, since it scrolls.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label="Raw answer"
            className="mt-2 max-h-80 overflow-auto rounded border border-hairline bg-raised p-3 font-mono text-2xs text-ink"
          >
            <HostileText text={raw} />
          </pre>
        </details>
      )}
    </div>
  );
}
