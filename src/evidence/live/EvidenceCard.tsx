import { RotateCw, Search, X } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
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
  /** The name and the service, shown before anything is sent. */
  asks: ReactNode;
  question: Question;
  /** True if a button above the cards does the same for all of them: this card's is then less prominent. */
  isBeside: boolean;
  /** Time of the answer, in milliseconds since the epoch; null if not asked. */
  answeredAt: number | null;
  /** Who answered, in a few words. */
  source: string;
  /** True if asking again could help. */
  canAsk?: boolean;
  /** The answer. */
  children: ReactNode;
}

/** One kind of evidence: not asked yet, being asked, or the answer with its time and source. */
export function EvidenceCard({
  title,
  level,
  asks,
  question: { isAsking, look, cancel },
  isBeside,
  answeredAt,
  source,
  canAsk = true,
  children,
}: EvidenceCardProps) {
  const id = useId();
  const Heading = level === 2 ? 'h3' : 'h4';
  const isAnswered = answeredAt !== null && !isAsking;
  const isIdle = answeredAt === null && !isAsking;
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
            {asks}
          </p>
        )}
      </div>
      {isAnswered && <Provenance at={answeredAt} source={source} />}
    </section>
  );
}

/** Time and source of an answer. */
function Provenance({ at, source }: { at: number; source: string }) {
  const iso = new Date(at).toISOString();
  return (
    <p className="mt-3 flex flex-wrap gap-x-3 gap-y-0.5 border-t border-hairline pt-2 text-xs text-quiet">
      <time dateTime={iso} className="tabular-nums">
        {formatUtc(iso)}
      </time>
      {formatDateTime(iso) !== formatUtc(iso) && (
        <span className="tabular-nums">{formatDateTime(iso)}</span>
      )}
      <span>{source}</span>
    </p>
  );
}
