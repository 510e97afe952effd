/** Pages over malformed answers to the calls that the super-admin alone makes, and that change something. */
import { endpoints } from '@/api/contract/index.ts';
import { CALLS } from './bodies.ts';
import { testPagesOver } from './over-pages.ts';

testPagesOver(
  CALLS.filter((name) => {
    const { changes, roles } = endpoints[name];
    return changes && roles.join() === 'superadmin';
  }),
);
