/** Approvals: which assets and organisations need a review, and the list in which they are decided. */
export { ApprovalList } from './ApprovalList.tsx';
export { AssetDetails } from './AssetDetails.tsx';
export { assetTable } from './asset-table.tsx';
export type { Kind } from './kind.ts';
export { ORGANIZATION_TABLE } from './organization-table.tsx';
export { monitoringText, OrganizationDetails } from './OrganizationDetails.tsx';
export { BackendText, ReviewedName, sinceOf } from './Subject.tsx';
export { useReviews, type Reviews } from './use-reviews.ts';
