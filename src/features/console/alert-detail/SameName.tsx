import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { STATUS_WORDS } from '@/cases/status-words.ts';
import { HostileText } from '@/components/HostileText.tsx';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { useCase, useCaseState } from '@/features/shared/cases/use-cases.ts';
import { AssetName } from '@/features/shared/names/AssetName.tsx';
import { count } from '@/lib/format.ts';
import { paths } from '@/paths.ts';

const MOST_SHOWN = 3;
const MAX_ID = 100;
const NONE: readonly AlertRow[] = [];

/** The other alerts about the same impersonating name; none until they are found. */
export function useSameName(list: AlertIndex, { index, id }: AlertRow): readonly AlertRow[] {
  const [found, setFound] = useState<{ of: number; rows: readonly AlertRow[] } | null>(null);
  useEffect(() => {
    let current = true;
    void list.sameName(index).then((rows) => {
      if (!current || rows === null) return;
      setFound({ of: index, rows: rows.filter((row) => row.id !== '' && row.id !== id) });
    });
    return () => {
      current = false;
    };
  }, [list, index, id]);
  return found?.of === index ? found.rows : NONE;
}

/** Links to the other alerts about this name, each with its asset and what was done about it. */
export function SameName({ others }: { others: readonly AlertRow[] }) {
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

function Other({ alert }: { alert: AlertRow }) {
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
