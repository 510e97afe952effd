/** Pages over malformed answers to the calls by which visitors and admins change something. */
import { endpoints } from '@/api/contract/index.ts';
import { CALLS } from './bodies.ts';
import { testPagesOver } from './over-pages.ts';

testPagesOver(
  CALLS.filter((name) => {
    const { changes, roles } = endpoints[name];
    return changes && roles.join() !== 'superadmin';
  }),
);
