/** The dialogs of the assets page, fetched when somebody is about to open one. */
import { lazyPart } from '@/components/lazy-part.tsx';

export const { Part: AddAssetDialog, soon: soonAddAsset } = lazyPart(
  async () => (await import('./AddAssetDialog.tsx')).AddAssetDialog,
);
export const { Part: AddManyDialog, soon: soonAddMany } = lazyPart(
  async () => (await import('./AddManyDialog.tsx')).AddManyDialog,
);
