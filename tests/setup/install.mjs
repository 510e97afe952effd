/** Installs the packages of package-lock.json unless they are installed already. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, run, stop } from './run.mjs';

/** Runs `npm ci` unless the packages are installed. Ends the script if that fails. */
export async function install() {
  if (isInstalled(root)) return;
  console.log('Installing packages (npm ci) ...');
  // Development packages too, even if NODE_ENV is production.
  const { code } = await run(npm('ci', '--include=dev'), { show: true });
  if (code !== 0) stop('npm ci failed; see above.');
}

/**
 * True if node_modules has every package of package-lock.json in that version. Reads npm's own record of
 * what it installed: npm removes that record first and writes it last, so an interrupted install has none.
 *
 * @param {string} project the folder of package-lock.json
 */
export function isInstalled(project) {
  const installed = packagesIn(join(project, 'node_modules', '.package-lock.json'));
  const wanted = packagesIn(join(project, 'package-lock.json'));
  if (installed === null || wanted === null) return false;
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    const found = installed[path];
    // The entry with an empty path is the project. npm skips optional packages of other platforms.
    if (found === undefined) return path === '' || optional === true;
    return (
      found.version === version &&
      found.integrity === integrity &&
      existsSync(join(project, path, 'package.json'))
    );
  });
}

/** Packages by path; null if the file is missing or incomplete. */
function packagesIn(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  } catch {
    return null;
  }
}
