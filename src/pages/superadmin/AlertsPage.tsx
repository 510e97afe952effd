import { Link } from 'react-router-dom';
import { SampleMark } from '@/components/SampleMark.tsx';
import { SampleAlertTable } from '@/alerts/index.ts';
import { paths } from '@/paths.ts';
import { sampleAlerts } from '@/samples/alerts.ts';

/** Alerts of all organisations: sample data only, since the backend has no such list. */
export function Component() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-h3 font-semibold">Global alerts</h1>
          <SampleMark />
        </div>
        <p className="text-quiet">
          Invented alerts: real ones are listed for an organisation’s own admins only.{' '}
          <Link
            to={paths.superadmin.helpArticle('global-alerts')}
            className="whitespace-nowrap text-brand-deep underline underline-offset-3"
          >
            What this page shows
          </Link>
        </p>
      </div>
      <SampleAlertTable alerts={sampleAlerts} />
    </div>
  );
}
