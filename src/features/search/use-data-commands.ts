import { useQuery } from '@tanstack/react-query';
import { Building2, Globe, Siren } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { assetListQuery } from '@/api/queries/assets.ts';
import { organisationListQuery } from '@/api/queries/organisations.ts';
import { alertIndexQuery, type AlertList } from '@/features/alerts/alert-list.ts';
import type { AlertRow } from '@/features/alerts/packed-alerts.ts';
import { paths } from '@/paths.ts';
import type { CommandGroup } from './commands.ts';

export type Area = 'admin' | 'superadmin';

const MAX_ALERTS = 8;
const MIN_QUERY = 2;

const searchOf = (path: string, query: string) => `${path}?${new URLSearchParams({ q: query })}`;

/** Assets and, for the super-admin, organisations: small lists that the palette filters itself. */
export function useListCommands(area: Area): CommandGroup[] {
  const navigate = useNavigate();
  const assets = useQuery(assetListQuery());
  const organisations = useQuery({ ...organisationListQuery(), enabled: area === 'superadmin' });

  return useMemo(() => {
    const list = area === 'admin' ? paths.admin.assets() : paths.superadmin.assetApprovals();
    return [
      {
        value: 'Assets',
        items: (assets.data ?? []).map((asset, index) => ({
          id: `asset-${asset.id || index}`,
          label: asset.name,
          isName: true,
          hint: asset.approved ? 'Approved' : 'Pending',
          keywords: `asset ${asset.type}`,
          icon: Globe,
          run: () => void navigate(searchOf(list, asset.name)),
        })),
      },
      {
        value: 'Organizations',
        items: (organisations.data ?? []).map((organisation, index) => ({
          id: `organisation-${organisation.id || index}`,
          label: organisation.name,
          hint: organisation.approved ? 'Active' : 'Pending',
          keywords: `organisation organization ${organisation.email}`,
          icon: Building2,
          run: () => void navigate(searchOf(paths.superadmin.organizations(), organisation.name)),
        })),
      },
    ];
  }, [area, assets.data, organisations.data, navigate]);
}

async function findAlerts(list: AlertList, query: string): Promise<AlertRow[] | null> {
  const found = await list.find({
    query,
    severity: null,
    asset: null,
    sort: 'severity',
    descending: true,
  });
  if (found === null) return null;
  return Array.from(found.subarray(0, MAX_ALERTS), (place) => list.at(place)).filter(
    (row) => row !== undefined,
  );
}

/** The gravest alerts that match, searched where the list is kept: in the worker. Admins only. */
export function useAlertCommands(area: Area, query: string): CommandGroup {
  const navigate = useNavigate();
  const wanted = area === 'admin' && query.trim().length >= MIN_QUERY;
  const { data: list } = useQuery({ ...alertIndexQuery(), enabled: wanted });
  const [rows, setRows] = useState<readonly AlertRow[]>([]);

  useEffect(() => {
    let current = true;
    if (list && wanted) {
      void findAlerts(list, query.trim()).then((found) => {
        if (current && found) setRows(found);
      });
    }
    return () => {
      current = false;
    };
  }, [list, wanted, query]);

  return useMemo(
    () => ({
      value: 'Alerts',
      items: (wanted ? rows : []).map((row, index) => ({
        id: `alert-${row.id || index}`,
        label: row.impersonating_domain,
        isName: true,
        hint: row.asset_name,
        hintIsName: true,
        icon: Siren,
        run: () => {
          const place = row.id
            ? paths.admin.alert(row.id)
            : searchOf(paths.admin.alerts(), row.impersonating_domain);
          void navigate(place);
        },
      })),
    }),
    [wanted, rows, navigate],
  );
}
