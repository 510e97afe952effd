/** Installs the packages of package-lock.json when they are missing or not those of the lockfile. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, run, stop } from './run.mjs';

const LEAST = [20, 19];
const stampFile = join(root, 'node_modules', '.naamraksha-install');

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return;
  stop(`Node ${LEAST.join('.')} or newer is needed; this is Node ${process.versions.node}.`);
}

/** @returns {Promise<boolean>} whether something was installed */
export async function install() {
  checkNode();
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
