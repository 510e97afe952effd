/**
 * `npm run bench`: every benchmark, one after the other, and one table of all that they have measured,
 * beside the floor or bar. Wants a machine that does nothing else; each says how busy it was.
 * `npm run bench -- load table` runs only those. Ends with an error when a bar is missed, and when a
 * benchmark ends with one for any other reason.
 */
import { join } from 'node:path';
import { root, run } from '../setup/run.mjs';
import { failure, forget, handed, print } from './results.mjs';
import { machine } from './site.mjs';

const ALL = [
  'load',
  'particles',
  'consoles',
  'table',
  'lookalike',
  'lookalike-page',
  'cases',
  'evidence',
  'exports',
  'lighthouse',
];
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !ALL.includes(name));
if (unknown.length > 0)
  throw new Error(`No benchmark ${unknown.join(', ')}; there is ${ALL.join(', ')}`);

const names = chosen.length > 0 ? chosen : ALL;
forget();
const failed = [];
for (const name of names) {
  console.log(`\n${name}`);
  const script = join(root, 'tests', 'bench', `${name}.mjs`);
  const { code } = await run([process.execPath, script], { show: true });
  const why = failure(code, handed(name));
  if (why !== null) failed.push(`${name}: ${why}`);
}

const results = names.flatMap((name) => handed(name) ?? []);
console.log('\nAll of it\n');
if (results.length > 0) print(results);
console.log(`\nNode ${process.version}. ${machine()}`);
if (failed.length > 0) console.error(failed.join('\n'));
else console.log('Every bar holds.');
process.exit(failed.length === 0 ? 0 : 1);
