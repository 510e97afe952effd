/** The table of assets to approve. */
import type { Asset, Organization } from '@/api/contract/index.ts';
import { typesIn } from '@/assets/model/asset-state.ts';
import { nameForms } from '@/lib/idna.ts';
import { sameText } from '@/lib/same-text.ts';
import { labelText } from '@/lib/visible-text.ts';
import type { KindTable } from './kind.ts';
import type { ReviewContext } from './model/review-asset.ts';
import { ACTIONS_COLUMN, dateColumn, FILTER_NAMES, statusColumn } from './ReviewTable.tsx';
import { ReasonSentence } from './ReviewText.tsx';
import { NameCell, useReviewOf, useRows } from './RowParts.tsx';
import { BackendText } from './Subject.tsx';

const FILTERS = [...FILTER_NAMES, 'type', 'owner'] as const;

/** The table; its rows are found and sorted by the names of their organisations, too. */
export function assetTable({ owners, byOwner }: ReviewContext): KindTable<Asset> {
  const owned = [...owners.values()].filter(({ id }) => byOwner.has(id));
  return {
    filterNames: FILTERS,
    columns: [
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
    ],
    searchIn({ name, type, owner_id: ownerId }) {
      const owner = owners.get(ownerId);
      return [...nameForms(name), type, owner?.name ?? '', owner?.email ?? ''];
    },
    filters: [
      {
        label: 'Asset type',
        name: 'type',
        all: 'All types',
        options: typesIn([...byOwner.values()].flat()).map((type) => ({
          value: type,
          text: labelText(type, 'Blank'),
        })),
      },
      {
        label: 'Organisation',
        name: 'owner',
        all: 'All organisations',
        options: owned
          .map(({ id, name }) => ({ value: id, text: labelText(name, `Organisation ${id}`) }))
          .toSorted((a, b) => a.text.localeCompare(b.text, 'en')),
      },
    ],
    keep: ({ type, owner_id: ownerId }, filters) =>
      sameText(type, filters['type'] ?? type) && sameText(ownerId, filters['owner'] ?? ownerId),
  };
}

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
  const { owners, check } = useRows().reviews.context;
  if (!owner) {
    const isListed = owners.size > 0;
    const missing = check.state === 'checking' ? 'Loading…' : 'Not available';
    return <span className="text-quiet">{isListed ? 'Not reported' : missing}</span>;
  }
  return (
    <span className="flex flex-wrap items-baseline gap-x-1.5 xl:flex-nowrap">
      <BackendText text={owner.name} inRow />
      {!owner.approved && <span className="whitespace-nowrap text-quiet">(pending)</span>}
    </span>
  );
}
