import { Link } from 'react-router-dom';
import { HostileText } from '@/components/HostileText.tsx';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { formatNumber } from '@/lib/format.ts';
import { paths } from '@/paths.ts';

/** An id stands in a sentence: the rest of a hostile one is not read. */
const MAX_ID = 100;

interface OpenAboutProps {
  /** At least one, the gravest first. */
  alerts: readonly Pick<AlertRow, 'id'>[];
}

/** `Open alert 17 is about this name`, with the way to it. */
export function OpenAbout({ alerts: [first, ...others] }: OpenAboutProps) {
  if (first === undefined) return null;
  return (
    <>
      <Link
        to={paths.admin.alert(first.id)}
        className="relative z-1 text-brand-deep underline underline-offset-3"
      >
        Open alert <HostileText text={first.id.slice(0, MAX_ID)} />
      </Link>
      {others.length > 0 && ` and ${formatNumber(others.length)} more`}
      {others.length > 0 ? ' are' : ' is'} about this name
    </>
  );
}
