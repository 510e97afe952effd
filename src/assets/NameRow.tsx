import {
  Circle,
  CircleAlert,
  CircleCheck,
  CircleMinus,
  CircleQuestionMark,
  TriangleAlert,
  X,
} from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { STATUS_WORDS } from '@/cases/model/status-words.ts';
import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { Severity } from '@/components/Severity.tsx';
import { isOpen } from '@/alerts/model/case-filter.ts';
import { SaidText } from '@/components/explanation/SaidText.tsx';
import { formatNumber } from '@/lib/format.ts';
import { toUnicode } from '@/lib/idna.ts';
import { isFreeMail } from '@/lib/free-mail-providers.ts';
import { paths } from '@/paths.ts';
import { Checkbox } from '@/ui/Checkbox.tsx';
import { IconButton } from '@/ui/IconButton.tsx';
import { Spinner } from '@/ui/Spinner.tsx';
import type { AlertAbout } from './alerts-about.ts';
import type { ForeignLetter, NameFacts, OwnRelation } from './check-names.ts';
import { suffixWords, type NameState } from './name-state.ts';

interface NameRowProps {
  /** ASCII form. */
  name: string;
  state: NameState;
  /** Undefined while it is checked, null if it could not be compared. */
  facts: NameFacts | null | undefined;
  /** Alerts about it; the same array until they change. */
  alerts: readonly AlertAbout[];
  /** Why it could not be added; undefined if that was not tried. */
  error?: string | undefined;
  /** True if it is to be added despite its warning. */
  isTicked?: boolean;
  onTick?: ((name: string, isOn: boolean) => void) | undefined;
  /** Replaces it with a suggested name; undefined while names are being added. */
  onUse?: ((by: string, name: string) => void) | undefined;
  onRemove?: ((name: string) => void) | undefined;
}

/** One domain to be added: its written form, faults and notes, and how to fix it. */
export const NameRow = memo(function NameRow({
  name,
  state,
  facts,
  alerts,
  error,
  isTicked = false,
  onTick,
  onUse,
  onRemove,
}: NameRowProps) {
  const unicode = toUnicode(name);
  const hasFacts = state === 'clear' || state === 'warned';
  return (
    <div className="flex items-start gap-x-2">
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-0.5 py-1.5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <DomainName name={name} isHighlighted={(_, at) => facts?.highlighted.has(at) === true} />
        <StateMark name={name} state={state} facts={facts} alerts={alerts} />
        {error !== undefined && <Line className="text-high">{error}</Line>}
        {state === 'suffix' && <Line>{suffixWords(unicode)}</Line>}
        {facts && hasFacts && (
          <>
            <Facts facts={facts} alerts={alerts} />
            {facts.withoutWww !== null && onUse && (
              <Line>
                <UseName name={facts.withoutWww} onUse={(by) => onUse(by, name)} />
              </Line>
            )}
          </>
        )}
        {state === 'warned' && onTick && (
          <label className="col-span-full flex min-h-6 w-fit items-center gap-2">
            <Checkbox
              checked={isTicked}
              onChange={(event) => onTick(name, event.currentTarget.checked)}
              aria-label={`Add it too: ${unicode}`}
            />
            Add it too
          </label>
        )}
      </div>
      {onRemove && (
        <IconButton
          label={`Remove ${unicode}`}
          title="Remove from this list"
          onClick={() => onRemove(name)}
          icon={<X aria-hidden size={16} strokeWidth={1.5} />}
        />
      )}
    </div>
  );
});

const Line = ({ className, children }: { className?: string; children: ReactNode }) => (
  <p className={`col-span-full min-w-0 wrap-anywhere ${className ?? 'text-quiet'}`}>{children}</p>
);

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

type Mark = readonly [icon: ReactNode, words: string];

const MARKS: Record<Exclude<NameState, 'warned'>, Mark> = {
  checking: [<Spinner key="" />, 'Checking…'],
  unknown: [<CircleQuestionMark key="" {...ICON} />, 'Not compared'],
  clear: [<Circle key="" {...ICON} />, 'Can be added'],
  ip: [<CircleAlert key="" {...ICON} className="text-high" />, 'An IP address'],
  suffix: [<CircleAlert key="" {...ICON} className="text-high" />, 'Public suffix'],
  listed: [<CircleMinus key="" {...ICON} />, 'Already in your list'],
  adding: [<Spinner key="" />, 'Adding…'],
  added: [<CircleCheck key="" {...ICON} className="text-brand" />, 'Added'],
  failed: [<CircleAlert key="" {...ICON} className="text-high" />, 'Not added'],
};

type MarkProps = Pick<NameRowProps, 'name' | 'state' | 'facts' | 'alerts'>;

function StateMark(props: MarkProps) {
  const [icon, words] = markOf(props);
  return (
    <span className="inline-flex h-fit items-center gap-1.5 whitespace-nowrap">
      {icon}
      {words}
    </span>
  );
}

function markOf(props: MarkProps): Mark {
  if (props.state !== 'warned') return MARKS[props.state];
  return [<TriangleAlert key="" {...ICON} />, warningOf(props)];
}

function warningOf({ name, facts, alerts }: MarkProps): string {
  if (isFreeMail(name)) return 'Public mail service';
  if (facts?.relation?.kind === 'imitation') return 'Imitates one of yours';
  if (facts && facts.foreign !== null) return 'Mixes alphabets';
  return alerts.some(({ where }) => where === 'at') ? 'In an alert' : 'Near an alert';
}

function Facts({ facts, alerts }: { facts: NameFacts; alerts: readonly AlertAbout[] }) {
  const isImitation = facts.relation?.kind === 'imitation';
  return (
    <>
      {facts.relation && <RelationLine relation={facts.relation} />}
      {!isImitation && facts.foreign && <ForeignLine letter={facts.foreign} />}
      {alerts.length > 0 && <AlertLine alerts={alerts} />}
      {facts.holders !== '' && <Line>{facts.holders}</Line>}
    </>
  );
}

function RelationLine({ relation: { kind, own, approved, says } }: { relation: OwnRelation }) {
  const name = <DomainName name={own} forms={false} className="inline! align-baseline!" />;
  const have = approved ? 'you already protect' : 'you have already added';
  return kind === 'below' ? (
    <Line>
      A subdomain of {name}, which {have}.
    </Line>
  ) : (
    <Line>
      {says !== '' && <SaidText says={says} />} This imitates {name}, which {have}.
    </Line>
  );
}

function ForeignLine({ letter: { text, codePoint, script } }: { letter: ForeignLetter }) {
  return (
    <Line>
      <bdi className="name" translate="no">
        {text}
      </bdi>{' '}
      ({codePoint}) is {script}, among Latin letters.
    </Line>
  );
}

/** Alerts named in one row; the rest are counted. */
const MOST_ALERTS = 3;

const WHERE = {
  at: 'is about this domain',
  below: 'is about a subdomain of it',
  above: 'is about a domain above it',
} as const;

function AlertLine({ alerts }: { alerts: readonly AlertAbout[] }) {
  const more = alerts.length - MOST_ALERTS;
  return (
    <Line>
      {alerts.slice(0, MOST_ALERTS).map(({ row, where, status }) => (
        <span key={row.id}>
          <Link
            to={paths.admin.alert(row.id)}
            className="text-brand-deep underline underline-offset-3"
          >
            {isOpen(status) ? 'Open alert ' : 'Alert '}
            <HostileText text={row.id} />
          </Link>{' '}
          (<Severity score={row.severity_score} />
          {!isOpen(status) && `, marked ${STATUS_WORDS[status]}`}) {WHERE[where]}.{' '}
        </span>
      ))}
      {more > 0 && `${formatNumber(more)} more like these. `}
      {alerts.length === 1 ? 'If it is yours, mark it' : 'If they are yours, mark them'} Ours there.
    </Line>
  );
}

interface UseNameProps {
  /** In any written form. */
  name: string;
  onUse: (name: string) => void;
}

/** Offers a name in place of the typed one. */
export function UseName({ name, onUse }: UseNameProps) {
  return (
    <button
      type="button"
      data-acts
      onClick={() => onUse(name)}
      className="min-h-6 max-w-full rounded-sm text-left font-semibold text-brand-deep underline underline-offset-3 pointer-coarse:min-h-11"
    >
      Use <DomainName name={name} forms={false} className="inline! align-baseline!" />
    </button>
  );
}
