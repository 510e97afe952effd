/** Installs the packages of package-lock.json when they are missing or not those of the lockfile. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, run, stop } from './run.mjs';

const stampFile = join(root, 'node_modules', '.naamraksha-install');

/** @returns {Promise<boolean>} whether something was installed */
export async function install() {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  const wanted = createHash('sha256').update(lockfile).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return false;
  console.log('Installing packages (npm ci) ...');
  // Development packages too, also where NODE_ENV says production.
  const { code } = await run(npm('ci', '--include=dev'), { show: true });
  if (code !== 0) stop('npm ci failed; see above.');
  writeFileSync(stampFile, wanted);
  return true;
}
