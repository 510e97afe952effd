/**
 * `npm run bench`: every benchmark, one after the other, and one table of all that they have measured,
 * beside the floor or bar. Wants a machine that does nothing else; each says how busy it was.
 * `npm run bench -- load table` runs those alone. Ends with an error when a bar is missed.
 */
import { join } from 'node:path';
import { root, run } from '../setup/run.mjs';
import { forget, handed, holds, print } from './results.mjs';
import { machine } from './site.mjs';

const ALL = [
  'load',
  'particles',
  'consoles',
  'table',
  'lookalike',
  'lookalike-page',
  'auth-storm',
  'lighthouse',
];
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !ALL.includes(name));
if (unknown.length > 0)
  throw new Error(`No benchmark ${unknown.join(', ')}; there is ${ALL.join(', ')}`);

forget();
const failed = [];
for (const name of chosen.length > 0 ? chosen : ALL) {
  console.log(`\n${name}`);
  const script = join(root, 'tests', 'bench', `${name}.mjs`);
  const { code } = await run([process.execPath, script], { show: true });
  // One that misses a bar has handed over its numbers all the same.
  if (code !== 0 && handed(name) === null) failed.push(name);
}

const results = ALL.flatMap((name) => handed(name) ?? []);
console.log('\nAll of it\n');
if (results.length > 0) print(results);
console.log(`\nNode ${process.version}. ${machine()}`);
const missed = results.filter((result) => !holds(result)).length;
if (failed.length > 0) console.error(`Not finished: ${failed.join(', ')}`);
console.log(missed === 0 ? 'Every bar holds.' : `${missed} missed.`);
process.exit(missed === 0 && failed.length === 0 ? 0 : 1);
