/** The organisation's domain assets: the list, and adding to it. */
import { lazyPart } from '@/components/lazy-part.tsx';

export { ASSET_COLUMNS, AskDelete } from './asset-columns.tsx';
export { AssetTable } from './AssetTable.tsx';
export { DeleteAsset } from './DeleteAsset.tsx';
export { FirstSteps } from './FirstSteps.tsx';
export { PendingOrganization } from './PendingOrganization.tsx';
export { useAdding } from './use-adding.ts';

export const AddAssetDialog = lazyPart(() =>
  import('./AddAssetDialog.tsx').then((m) => m.AddAssetDialog),
);
