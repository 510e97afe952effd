import { DEMO_ACCOUNTS } from '@/mocks/demo-accounts.ts';
import { metaTags } from '@/mocks/meta-tags.ts';

/** For the head of every page: the accounts of the log-in page, and an address that no call ever reaches. */
export const DEMO_TAGS: readonly string[] = metaTags('/embedded-backend', DEMO_ACCOUNTS);
