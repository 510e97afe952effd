import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { DomainName, WrittenName } from '@/components/DomainName.tsx';
import { foreignGraphemes } from '@/lib/foreign-graphemes.ts';
import {
  domainOf,
  INVALID_DOMAIN,
  isUnfinished,
  meantDomain,
  readHostname,
} from '@/lib/hostname.ts';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { doubtOf, isDoubtful, mendOf } from './doubt.ts';
import { endingWords } from './endings.ts';
import { AlertNote } from './AlertNote.tsx';
import { imitates } from './relations.ts';
import { DoubtSentence } from './OwnSentence.tsx';
import type { AlertedName } from './use-named-alerts.ts';
import type { Relations } from './use-relations.ts';
import { capitalized } from '@/lib/capitalized.ts';

interface NameReadingProps {
  /** As it stands in the field. */
  typed: string;
  /** What the engine says about it. */
  own: Relations;
  /** Whether there are names to compare it with. */
  compares: boolean;
  /** The alerts about the name, a host below it, or a name above it; undefined for none. */
  alerts: readonly AlertedName[] | undefined;
  /** Whether the field says already why the name cannot be added. */
  said: boolean;
  /** Whether the button was pressed, and the engine has not answered in time. */
  late: boolean;
  /** Puts another name into the field. */
  onUse: (name: string) => void;
}

/**
 * What was typed, as it will be read: the name with its foreign letters lit, what it is added as, which
 * of the organisation's own names it imitates. It has its room from the start, so that the answer, which
 * comes a moment later, moves nothing.
 */
export function NameReading({ ref, ...props }: NameReadingProps & { ref?: Ref<HTMLElement> }) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="How it reads"
      // The focus comes here where Enter has added nothing: what is to be read first must be seen to have it.
      className="grid min-h-52 grid-cols-[minmax(0,1fr)] content-start gap-1.5 rounded border border-hairline bg-raised px-3.5 py-2.5 text-sm focus:outline-2 focus:outline-offset-2 focus:outline-brand sm:min-h-32"
    >
      <Reading {...props} />
    </section>
  );
}

function Reading(props: NameReadingProps) {
  const { typed, compares, said, onUse } = props;
  const reading = readHostname(typed);
  if (typed.trim() === '') return <Quiet>{compares ? EMPTY_COMPARED : EMPTY}</Quiet>;
  if (!reading.ok) {
    const meant = meantDomain(typed);
    if (meant === null) {
      if (isUnfinished(typed)) return <Quiet>Not a whole domain name yet.</Quiet>;
      if (said) return <Quiet>Once it is a domain name, it is read here letter by letter.</Quiet>;
      return <Verdict icon="info">{wordsOf(reading.reason)}</Verdict>;
    }
    const unseen = reading.reason.includes('invisible');
    return (
      <>
        {unseen && <DomainName name={typed} forms={false} className="text-base" />}
        <Checked
          {...props}
          ascii={domainOf(meant) ?? meant}
          instead={
            said ? (
              <p>
                <Use name={meant} onUse={onUse} removes={unseen} />
              </p>
            ) : (
              <Verdict icon="warning" action={<Use name={meant} onUse={onUse} removes={unseen} />}>
                {wordsOf(reading.reason)}
              </Verdict>
            )
          }
        />
      </>
    );
  }
  return <Checked {...props} ascii={reading.ascii} />;
}

interface CheckedProps extends NameReadingProps {
  /** The name, in ASCII form. */
  ascii: string;
  /** Where it is not what stands in the field, but what was meant by that: why, and how to take it. */
  instead?: ReactNode;
}

/** A name letter by letter, and all that is known of it. */
function Checked({
  ascii,
  instead,
  typed,
  own,
  compares,
  alerts,
  said,
  late,
  onUse,
}: CheckedProps) {
  const isMeant = instead !== undefined;
  if (own.endings.has(ascii)) {
    return (
      <>
        {instead}
        <DomainName
          name={ascii}
          forms={false}
          isLit={foreignGraphemes(ascii)}
          className="text-base"
        />
        {(isMeant || !said) && <Verdict icon="warning">{endingWords(ascii)}</Verdict>}
      </>
    );
  }
  const strange = own.strangers.get(ascii);
  const relation = own.relations.get(ascii);
  const doubt = doubtOf(ascii, relation);
  const warns = isDoubtful(doubt);
  const mend = mendOf(doubt);
  const foreign = foreignGraphemes(ascii);
  const name = (
    <DomainName
      name={ascii}
      forms={false}
      isLit={(grapheme, at) =>
        relation && imitates(relation) ? relation.lit.has(at) : foreign(grapheme)
      }
      className={isMeant ? 'inline! align-baseline!' : 'text-base'}
    />
  );
  return (
    <>
      {/* A name that imitates one is taken last. */}
      {!warns && !alerts && instead}
      {isMeant ? <p className="break-words">Read as {name}</p> : name}
      {!isMeant && ascii !== typed.trim().toLowerCase() && (
        <p className="break-words text-quiet">
          Will be added as <WrittenName className="text-ink">{ascii}</WrittenName>
        </p>
      )}
      {(relation || warns) && (
        <Verdict
          icon={warns ? 'warning' : 'info'}
          action={
            mend && (
              <UseButton tone="primary" onPress={() => onUse(mend.plain)}>
                {mend.label}
              </UseButton>
            )
          }
        >
          <DoubtSentence {...doubt} />
        </Verdict>
      )}
      {alerts && (
        // After a warning it goes on with what that says.
        <Verdict icon={warns ? null : 'warning'}>
          <AlertNote alerts={alerts} />
        </Verdict>
      )}
      {(warns || alerts) && instead}
      {!relation && !warns && !alerts && (strange || compares) && own.is === 'known' && (
        <Verdict icon={strange ? 'info' : 'clean'}>
          {strange ?? 'It imitates none of your other names.'}
        </Verdict>
      )}
      {late && own.is === 'asking' && <Verdict icon="info">{LATE}</Verdict>}
      {own.is === 'failed' && (
        <Verdict icon="info">It could not be compared with your other names.</Verdict>
      )}
    </>
  );
}

/** The reason without the hint before it. */
function wordsOf(reason: string): string {
  const why = reason.slice(INVALID_DOMAIN.length).replace(/^:\s*/, '');
  return capitalized(why);
}

const LATE =
  'It has not been checked yet, which takes longer than usual. Press again to add it unchecked.';
const EMPTY = 'Here the name shows letter by letter, as a machine reads it.';
const EMPTY_COMPARED = `${EMPTY} It is compared with the names you have already.`;

const Quiet = ({ children }: { children: string }) => <p className="text-quiet">{children}</p>;

const ICONS = {
  warning: [TriangleAlert, 'text-ink'],
  info: [Info, 'text-brand'],
  clean: [CircleCheck, 'text-brand'],
} as const;

interface VerdictProps {
  /** Null for what goes on with the sentence before. */
  icon: keyof typeof ICONS | null;
  action?: ReactNode;
  children: ReactNode;
}

function Verdict({ icon, action, children }: VerdictProps) {
  const [Icon, colour] = ICONS[icon ?? 'info'];
  return (
    <div className="flex flex-wrap items-start gap-x-2 gap-y-1.5">
      <Icon
        aria-hidden
        size={16}
        strokeWidth={1.5}
        className={cx('mt-0.5 shrink-0', colour, icon === null && 'invisible')}
      />
      <p role="status" className="min-w-0 flex-1 basis-56 wrap-anywhere">
        {children}
      </p>
      {action}
    </div>
  );
}

interface UseProps {
  name: string;
  onUse: (name: string) => void;
  /** Whether all that is wrong is what cannot be seen. */
  removes: boolean;
}

/** Offers the name that was meant, lit where it holds foreign letters itself. */
function Use({ name, onUse, removes }: UseProps) {
  return (
    <UseButton tone="secondary" onPress={() => onUse(name)}>
      {removes ? 'Remove it' : 'Use '}
      {!removes && (
        <DomainName name={name} forms={false} isLit={foreignGraphemes(name)} className="truncate" />
      )}
    </UseButton>
  );
}

interface UseButtonProps {
  /** Primary where adding the name as it is is not. */
  tone: 'primary' | 'secondary';
  onPress: () => void;
  children: ReactNode;
}

function UseButton({ tone, onPress, children }: UseButtonProps) {
  return (
    <Button
      data-acts
      size="sm"
      tone={tone}
      className="max-w-full min-w-0 shrink!"
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
