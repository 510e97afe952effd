import { FilterSelect } from '@/components/table/FilterSelect.tsx';
import type { TableState } from '@/components/table/table-state.ts';
import { evidenceConfig } from '@/evidence-config.ts';
import type { AlertList } from '@/alerts/model/alert-list.ts';
import { STATUS_OPTIONS } from '@/alerts/model/case-filter.ts';
import { useFilterCounts } from '@/alerts/use-filter-counts.ts';
import { DNS_OPTIONS } from '@/evidence/index.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { SEVERITIES } from '@/lib/severity.ts';
import { labelText } from '@/lib/visible-text.ts';
import { TechniqueFilter } from './TechniqueFilter.tsx';

/**
 * Filters by status, severity, asset, technique and DNS. Severity, asset and technique say how many alerts each choice
 * leaves under the other filters.
 */
export function AlertFilters({ list, state }: { list: AlertList; state: TableState }) {
  const { bySeverity, assets, kinds } = useFilterCounts(list, state);
  const { otherAssets } = list.summary;
  return (
    <>
      <FilterSelect
        label="Status"
        name="status"
        all="Any status"
        state={state}
        only
        options={STATUS_OPTIONS}
      />
      <FilterSelect
        label="Severity"
        name="severity"
        all="All severities"
        state={state}
        only
        options={SEVERITIES.map((level) => ({
          value: level,
          text: `${level} (${formatNumber(bySeverity[level])})`,
        }))}
      />
      <FilterSelect
        label="Asset"
        name="asset"
        all="All assets"
        state={state}
        options={list.summary.assets.map(({ name }) => ({
          value: name,
          text: `${labelText(name, 'Unnamed')} (${formatNumber(assets.get(name) ?? 0)})`,
        }))}
      >
        {otherAssets > 0 && (
          <option disabled>
            {`${count(otherAssets, 'more asset')} with fewer alerts: search for the name`}
          </option>
        )}
      </FilterSelect>
      <TechniqueFilter techniques={list.techniques} counts={kinds} state={state} />
      {evidenceConfig().doh && (
        <FilterSelect
          label="DNS"
          name="dns"
          all="Any DNS"
          state={state}
          only
          options={DNS_OPTIONS}
        />
      )}
    </>
  );
}
