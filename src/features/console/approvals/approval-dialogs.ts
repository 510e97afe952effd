/** The dialogs of the approval list, fetched when somebody is about to open one, and what comes late. */
import { lazyPart, soonAll } from '@/components/lazy-part.tsx';

const details = lazyPart(async () => (await import('./AssetDetails.tsx')).AssetDetails);
const remove = lazyPart(async () => (await import('./DeleteAsset.tsx')).DeleteAsset);
const bulk = lazyPart(async () => (await import('./BulkApproveDialog.tsx')).BulkApproveDialog);

/** Fetched with the first word of a comparison. */
export const { Part: ConflictNotice } = lazyPart(
  async () => (await import('./ConflictNotice.tsx')).ConflictNotice,
);
export const AssetDetails = details.Part;
export const BulkApproveDialog = bulk.Part;
export const DeleteAsset = remove.Part;

/** For the page: any of its rows may open any of them. */
export const soonDialogs = soonAll(details.soon, bulk.soon, remove.soon);
