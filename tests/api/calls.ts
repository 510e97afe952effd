import { endpoints, type EndpointName } from '@/api/contract/index.ts';

/** The names of the contract's calls. */
export const callNames = Object.keys(endpoints).filter(
  (name): name is EndpointName => name in endpoints,
);
