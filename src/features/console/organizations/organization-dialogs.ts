/** The dialogs of the list of organisations, fetched when somebody is about to open one. */
import { lazyPart, soonAll } from '@/components/lazy-part.tsx';
import { soonConfirm } from '@/components/lazy-confirm.ts';

const details = lazyPart(
  async () => (await import('./OrganizationDetails.tsx')).OrganizationDetails,
);

export const OrganizationDetails = details.Part;

/** For the page: any of its rows may open any of them. */
export const soonDialogs = soonAll(details.soon, soonConfirm);
