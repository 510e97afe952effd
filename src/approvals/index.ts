/** Approvals: which assets and organisations need a review, and the tables and dialogs that decide about them. */
export { AssetDetails } from './AssetDetails.tsx';
export { assetColumns, AssetTable } from './AssetTable.tsx';
export { Decisions } from './Decisions.tsx';
export { monitoringText, OrganizationDetails } from './OrganizationDetails.tsx';
export { ORGANIZATION_COLUMNS, OrganizationTable } from './OrganizationTable.tsx';
export { BackendText, ReviewedName, sinceOf } from './Subject.tsx';
export { useReviews, type Reviews } from './use-reviews.ts';
