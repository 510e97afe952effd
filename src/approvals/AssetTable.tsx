import { use, useCallback, useMemo } from 'react';
import type { Asset, Organization } from '@/api/contract/index.ts';
import type { TableColumn } from '@/components/table/columns.ts';
import { typesIn } from '@/assets/model/asset-state.ts';
import { nameForms } from '@/lib/idna.ts';
import { sameText } from '@/lib/same-text.ts';
import { labelText } from '@/lib/visible-text.ts';
import {
  ACTIONS_COLUMN,
  dateColumn,
  FILTER_NAMES,
  ReviewTable,
  statusColumn,
  type TableProps,
} from './ReviewTable.tsx';
import { ReasonSentence } from './ReviewText.tsx';
import { NameCell } from './RowParts.tsx';
import { BackendText } from './Subject.tsx';
import { ReviewsContext, useReviewOf } from './use-reviews.ts';

type Owners = ReadonlyMap<string, Organization>;

/** The columns of the table; the rows are sorted by their organisations' names. */
export const assetColumns = (owners: Owners): readonly TableColumn<Asset>[] => [
  {
    id: 'asset',
    header: 'Asset',
    width: 'minmax(0,6fr)',
    card: 'title',
    sortBy: ({ name }) => name,
    cell: (asset) => <AssetCell asset={asset} />,
  },
  {
    id: 'owner',
    header: 'Organisation',
    width: 'minmax(0,4fr)',
    card: 'second',
    sortBy: ({ owner_id: id }) => owners.get(id) && `${owners.get(id)?.name}\n${id}`,
    cell: ({ owner_id: id }) => <OwnerCell owner={owners.get(id)} />,
  },
  {
    id: 'type',
    header: 'Type',
    width: 'minmax(0,7rem)',
    from: 1060,
    card: 'third',
    sortBy: ({ type }) => type,
    cell: ({ type }) => <BackendText text={type} inRow className="max-md:text-quiet" />,
  },
  statusColumn('asset'),
  dateColumn('Created On'),
  ACTIONS_COLUMN,
];

function AssetCell({ asset }: { asset: Asset }) {
  const review = useReviewOf(asset);
  const ownership = review?.reasons.find(({ kind }) => kind === 'ownership');
  return (
    <NameCell subject={asset}>
      {review === null && (asset.under_watch ? 'Monitored' : 'Not monitored yet')}
      {review && (ownership ? <ReasonSentence reason={ownership} /> : 'No conflicts found')}
    </NameCell>
  );
}

function OwnerCell({ owner }: { owner: Organization | undefined }) {
  const reviews = use(ReviewsContext);
  if (!owner) {
    const isListed = reviews !== null && reviews.context.owners.size > 0;
    const missing = reviews?.context.check.state === 'checking' ? 'Loading…' : 'Not available';
    return <span className="text-quiet">{isListed ? 'Not reported' : missing}</span>;
  }
  return (
    <span className="flex flex-wrap items-baseline gap-x-1.5 xl:flex-nowrap">
      <BackendText text={owner.name} inRow />
      {!owner.approved && <span className="whitespace-nowrap text-quiet">(pending)</span>}
    </span>
  );
}

const FILTERS = [...FILTER_NAMES, 'type', 'owner'] as const;

const keep = (
  { type, owner_id: ownerId }: Asset,
  filters: Readonly<Record<string, string>>,
): boolean =>
  (filters['type'] === undefined || sameText(type, filters['type'])) &&
  (filters['owner'] === undefined || sameText(ownerId, filters['owner']));

interface AssetTableProps extends TableProps {
  assets: readonly Asset[];
}

/** All assets of all organisations: search, filters, review, approve (also several), delete. */
export function AssetTable({ assets, ...rest }: AssetTableProps) {
  const { owners, byOwner } = rest.reviews.context;
  const columns = useMemo(() => assetColumns(owners), [owners]);
  const searchIn = useCallback(
    ({ name, type, owner_id: ownerId }: Asset) => {
      const owner = owners.get(ownerId);
      return [...nameForms(name), type, owner?.name ?? '', owner?.email ?? ''];
    },
    [owners],
  );
  const ownerOptions = useMemo(
    () =>
      [...owners.values()]
        .filter(({ id }) => byOwner.has(id))
        .map(({ id, name }) => ({ value: id, text: labelText(name, `Organisation ${id}`) }))
        .toSorted((a, b) => a.text.localeCompare(b.text, 'en')),
    [owners, byOwner],
  );
  const typeOptions = typesIn(assets).map((type) => ({
    value: type,
    text: labelText(type, 'Blank'),
  }));
  return (
    <ReviewTable
      {...rest}
      noun="asset"
      label="Asset approvals"
      columns={columns}
      rows={assets}
      filterNames={FILTERS}
      searchIn={searchIn}
      keep={keep}
      ownFilters={[
        { label: 'Asset type', name: 'type', all: 'All types', options: typeOptions },
        { label: 'Organisation', name: 'owner', all: 'All organisations', options: ownerOptions },
      ]}
      empty="No organisation has registered an asset. Each one is listed here, as Pending, as soon as it is registered."
    />
  );
}
