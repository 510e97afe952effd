/**
 * Checks the Node version before anything else is loaded. A Node that is too old stops at the first import
 * that it does not know, and its message names only that import. So a script that npm starts imports only
 * this module statically and the rest with `await import`, and this module needs no more than Node 14.
 *
 * The supported versions are in "engines" of package.json: those that all packages support.
 */
import { readFileSync } from 'node:fs';

/** `^20.19 || >=24` in parts; `open` if every later version is supported. */
function partsOf(range) {
  return range.split('||').map((part) => {
    const found = /^(\^|>=)(\d+)(?:\.(\d+))?$/.exec(part.trim());
    if (!found) throw new Error(`Not understood in "engines" of package.json: ${part}`);
    const [, sign, major, minor = '0'] = found;
    return { open: sign === '>=', major: Number(major), minor: Number(minor) };
  });
}

/** The range in words: `20.19+ or 24+`. */
export function inWords(range) {
  const words = partsOf(range).map(({ major, minor }) =>
    minor ? `${major}.${minor}+` : `${major}+`,
  );
  const last = words.pop();
  return words.length === 0 ? last : `${words.join(', ')} or ${last}`;
}

/**
 * @param {string} version such as `20.19.0`
 * @param {string} range such as `^20.19 || >=24`
 * @returns {string | null} the message for the terminal; null if the version is supported
 */
export function complaint(version, range) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const will = partsOf(range).some((part) =>
    major === part.major ? minor >= part.minor : part.open && major > part.major,
  );
  return will ? null : `This is Node ${version}. Needed is Node ${inWords(range)}.`;
}

/** Ends the script if this Node is not supported. */
export function needNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url)));
  const message = complaint(process.versions.node, engines.node);
  if (message === null) return;
  console.error(`\n${message}\n`);
  process.exit(1);
}
