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
import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { Severity } from '@/components/Severity.tsx';
import type { Alert } from '@/alerts/model/alert.ts';
import { SaidText } from '@/components/explanation/SaidText.tsx';
import { formatNumber } from '@/lib/format.ts';
import { toUnicode } from '@/lib/idna.ts';
import { isFreeMail } from '@/lib/free-mail-providers.ts';
import { paths } from '@/paths.ts';
import { Checkbox } from '@/ui/Checkbox.tsx';
import { IconButton } from '@/ui/IconButton.tsx';
import { Spinner } from '@/ui/Spinner.tsx';
import type { ForeignLetter, OwnRelation } from './check-names.ts';
import { suffixWords, type NameState } from './name-state.ts';
import type { CheckedName } from './use-checks.ts';

interface NameRowProps extends CheckedName {
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
        <StateMark name={name} state={state} facts={facts} />
        {error !== undefined && <Line className="text-high">{error}</Line>}
        {state === 'suffix' && <Line>{suffixWords(unicode)}</Line>}
        {facts && hasFacts && (
          <>
            {facts.relation && <RelationLine relation={facts.relation} />}
            {facts.relation?.kind !== 'imitation' && facts.foreign && (
              <ForeignLine letter={facts.foreign} />
            )}
            {alerts.length > 0 && <AlertLine alerts={alerts} />}
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

type MarkProps = Pick<NameRowProps, 'name' | 'state' | 'facts'>;

function StateMark({ name, state, facts }: MarkProps) {
  const [icon, words] = state === 'warned' ? warningOf(name, facts) : MARKS[state];
  return (
    <span className="inline-flex h-fit items-center gap-1.5 whitespace-nowrap">
      {icon}
      {words}
    </span>
  );
}

function warningOf(name: string, facts: NameRowProps['facts']): Mark {
  const icon = <TriangleAlert key="" {...ICON} />;
  if (isFreeMail(name)) return [icon, 'Public mail service'];
  if (facts?.relation?.kind === 'imitation') return [icon, 'Imitates one of yours'];
  if (facts && facts.foreign !== null) return [icon, 'Mixes alphabets'];
  return [icon, 'Related to an alert'];
}

const InlineName = ({ name }: { name: string }) => (
  <DomainName name={name} forms={false} className="inline! align-baseline!" />
);

function RelationLine({ relation: { kind, own, approved, says } }: { relation: OwnRelation }) {
  const name = <InlineName name={own} />;
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

function AlertLine({ alerts }: { alerts: readonly Alert[] }) {
  const more = alerts.length - MOST_ALERTS;
  return (
    <Line>
      {alerts.slice(0, MOST_ALERTS).map(({ id, severity_score, impersonating_domain }) => (
        <span key={id}>
          <Link to={paths.admin.alert(id)} className="text-brand-deep underline underline-offset-3">
            Alert <HostileText text={id} />
          </Link>{' '}
          (<Severity score={severity_score} />) is about <InlineName name={impersonating_domain} />
          .{' '}
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
      Use <InlineName name={name} />
    </button>
  );
}
