import { useQuery } from '@tanstack/react-query';
import { Building2, Globe, Siren } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { assetListQuery } from '@/api/queries/assets.ts';
import { organizationListQuery } from '@/api/queries/organizations.ts';
import { alertIndexQuery, type AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { paths } from '@/paths.ts';
import { matchCommands, type CommandGroup } from './commands.ts';

export type Area = 'admin' | 'superadmin';

const MAX_ALERTS = 8;

/** A list the palette looks in, and whether it has it. */
export interface Source {
  readonly name: string;
  readonly is: 'there' | 'awaited' | 'failed';
}

const sourceOf = (name: string, query: { data: unknown; isError: boolean }): Source => ({
  name,
  is: query.data !== undefined ? 'there' : query.isError ? 'failed' : 'awaited',
});

const searchOf = (path: string, query: string) => `${path}?${new URLSearchParams({ q: query })}`;

/** Assets and, for the super-admin, organisations: small lists that the palette filters itself. */
export function useListCommands(area: Area): { groups: CommandGroup[]; sources: Source[] } {
  const navigate = useNavigate();
  const assets = useQuery(assetListQuery());
  const organizations = useQuery({ ...organizationListQuery(), enabled: area === 'superadmin' });

  const sources = [sourceOf('assets', assets)];
  if (area === 'superadmin') sources.push(sourceOf('organizations', organizations));
  const groups = useMemo(() => {
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
        items: (organizations.data ?? []).map((organization, index) => ({
          id: `organisation-${organization.id || index}`,
          label: organization.name,
          hint: organization.approved ? 'Active' : 'Pending',
          keywords: `organisation organization ${organization.email}`,
          icon: Building2,
          run: () => void navigate(searchOf(paths.superadmin.organizations(), organization.name)),
        })),
      },
    ];
  }, [area, assets.data, organizations.data, navigate]);
  return { groups, sources };
}

async function findAlerts(list: AlertIndex, query: string): Promise<AlertRow[] | null> {
  const found = await list.find({
    query,
    severity: null,
    asset: null,
    technique: null,
    sort: 'severity',
    descending: true,
  });
  if (found === null) return null;
  return Array.from(found.subarray(0, MAX_ALERTS), (place) => list.at(place)).filter(
    (row) => row !== undefined,
  );
}

/** The gravest alerts that match, searched where the list is kept: in the worker. Admins only. */
export function useAlertCommands(
  area: Area,
  typed: string,
): { group: CommandGroup; sources: Source[] } {
  const navigate = useNavigate();
  const query = typed.trim();
  const wanted = area === 'admin' && query !== '';
  const alerts = useQuery({ ...alertIndexQuery(), enabled: wanted });
  const list = alerts.data;
  const [found, setFound] = useState<{ query: string; rows: readonly AlertRow[] }>();

  useEffect(() => {
    let current = true;
    if (list && wanted) {
      void findAlerts(list, query).then((rows) => {
        if (current && rows) setFound({ query, rows });
      });
    }
    return () => {
      current = false;
    };
  }, [list, wanted, query]);

  const source = sourceOf('alerts', alerts);
  const upToDate = found?.query === query;
  const rows = wanted ? found?.rows : undefined;
  const group = useMemo(() => {
    const items = (rows ?? []).map((row, index) => ({
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
    }));
    // What was found for fewer letters: only what these find as well may be opened by an Enter.
    return { value: 'Alerts', items: upToDate ? items : matchCommands(items, query) };
  }, [rows, upToDate, query, navigate]);
  if (!wanted) return { group, sources: [] };
  const answered = source.is !== 'there' || upToDate;
  return { group, sources: [answered ? source : { ...source, is: 'awaited' }] };
}
