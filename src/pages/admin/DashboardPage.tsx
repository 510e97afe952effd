import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Asset } from '@/api/contract/index.ts';
import { assetListQuery } from '@/api/queries/assets.ts';
import { FirstSteps } from '@/assets/index.ts';
import { useUser } from '@/auth/AuthContext.tsx';
import { askPage } from '@/components/page-actions.ts';
import { AdminLive } from '@/features/console/dashboard/AdminLive.tsx';
import { DashboardFrame } from '@/features/console/dashboard/DashboardFrame.tsx';
import { NewCustomer } from '@/features/console/dashboard/NewCustomer.tsx';
import { ownName } from '@/features/console/dashboard/own-name.ts';
import { alertsQuery } from '@/features/shared/alerts/alerts-query.ts';
import { PendingOrganization } from '@/features/shared/asset-state/PendingOrganization.tsx';
import { paths } from '@/paths.ts';
import { buttonClass } from '@/ui/Button.tsx';

/** Who imitates the organisation; before the first alert, the steps that lead there. */
export function Component() {
  const alerts = useQuery(alertsQuery());
  const assets = useQuery(assetListQuery());
  const user = useUser();
  const isNew = alerts.data?.summary.total === 0;
  if (isNew && assets.data) {
    return (
      <DashboardFrame
        area="admin"
        lead="The way to your first alert."
        notice={<PendingOrganization />}
      >
        <NewCustomer
          assets={assets.data}
          name={ownName(assets.data, user.email)}
          steps={<FirstSteps current={stepOf(assets.data)} />}
          add={<Add />}
        />
      </DashboardFrame>
    );
  }
  return (
    <DashboardFrame
      area="admin"
      lead="Names imitating yours, worst first. Severity, assets and techniques count open alerts."
      notice={<PendingOrganization />}
    >
      <AdminLive alerts={alerts} assets={assets} />
    </DashboardFrame>
  );
}

/** Which of the three steps is under way. */
function stepOf(assets: readonly Asset[]): 0 | 1 | 2 {
  if (assets.length === 0) return 0;
  return assets.some(({ approved }) => approved) ? 2 : 1;
}

/** Leads to the assets and opens Add Asset there. */
function Add() {
  return (
    <Link
      to={paths.admin.assets()}
      onClick={(event) => {
        // In a tab of its own the page opens without the dialog.
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) askPage('add-asset');
      }}
      className={buttonClass('primary')}
    >
      <Plus aria-hidden size={16} strokeWidth={1.5} />
      Add Asset
    </Link>
  );
}
