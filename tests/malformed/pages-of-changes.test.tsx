/** Pages over malformed answers to the calls that change something. */
import { endpoints } from '@/api/contract/index.ts';
import { CALLS } from './bodies.ts';
import { testPagesOver } from './over-pages.ts';

testPagesOver(CALLS.filter((name) => endpoints[name].changes));
