/** `npm run bench`: every benchmark, one after the other. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../setup/run.mjs';

let worst = 0;
for (const name of ['load', 'table', 'lookalike']) {
  const script = join(root, 'tests', 'bench', `${name}.mjs`);
  if (!existsSync(script)) continue;
  console.log(`\n${name}`);
  const { code } = await run([process.execPath, script], { show: true });
  worst = Math.max(worst, code);
}
process.exit(worst);
