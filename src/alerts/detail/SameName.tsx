import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { STATUS_WORDS } from '@/cases/model/status-words.ts';
import { HostileText } from '@/components/HostileText.tsx';
import type { AlertList } from '@/alerts/model/alert-list.ts';
import type { Alert } from '@/alerts/model/alert.ts';
import { useCase, useCaseState } from '@/cases/index.ts';
import { AssetName } from '@/components/AssetName.tsx';
import { count } from '@/lib/format.ts';
import { paths } from '@/paths.ts';

const MOST_SHOWN = 3;
const MAX_ID = 100;

/** The other alerts about the same impersonating name. */
export const useSameName = (list: AlertList, alert: Alert): readonly Alert[] =>
  useMemo(
    () => list.sameName(alert).filter(({ id }) => id !== '' && id !== alert.id),
    [list, alert],
  );

/** Links to the other alerts about this name, each with its asset and status. */
export function SameName({ others }: { others: readonly Alert[] }) {
  if (others.length === 0) return null;
  const more = others.length - MOST_SHOWN;
  return (
    <ul aria-label="Other alerts about this name" className="mt-2 grid gap-1 text-sm">
      {others.slice(0, MOST_SHOWN).map((other) => (
        <Other key={other.id} alert={other} />
      ))}
      {more > 0 && (
        <li className="text-quiet">{`And ${count(more, 'more alert')} about this name`}</li>
      )}
    </ul>
  );
}

function Other({ alert }: { alert: Alert }) {
  const { search } = useLocation();
  const { is } = useCaseState();
  const status = useCase(alert.id)?.status ?? 'new';
  return (
    <li className="flex flex-wrap items-baseline gap-x-1.5">
      <span className="text-quiet">Also</span>
      <Link
        to={{ pathname: paths.admin.alert(alert.id), search }}
        replace
        className="font-semibold text-brand underline-offset-2 hover:underline max-md:py-2"
      >
        alert <HostileText text={alert.id.slice(0, MAX_ID)} />
      </Link>
      <span className="text-quiet">about</span>
      <AssetName name={alert.asset_name} forms={false} />
      {is === 'ready' && <span className="text-quiet">({STATUS_WORDS[status]})</span>}
    </li>
  );
}
