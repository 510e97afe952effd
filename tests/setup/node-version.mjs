/**
 * Whether this Node will do, asked before anything else is loaded: one that is too old stops at the first
 * import it does not know, with a message about that import. So the scripts that npm starts import this
 * module alone, and the rest with `await import` after it; and it uses nothing that Node 14 has not.
 *
 * Which versions will do is said once, by "engines" in package.json: what all of its packages support.
 */
import { readFileSync } from 'node:fs';

/** `^20.19 || >=24` in parts; `open` where every later version will do, too. */
function partsOf(range) {
  return range.split('||').map((part) => {
    const found = /^(\^|>=)(\d+)(?:\.(\d+))?$/.exec(part.trim());
    if (!found) throw new Error(`Not understood in "engines" of package.json: ${part}`);
    const [, sign, major, minor = '0'] = found;
    return { open: sign === '>=', major: Number(major), minor: Number(minor) };
  });
}

/** The range for a reader: `20 from 20.19 on, or 24 and newer`. */
export function inWords(range) {
  const words = partsOf(range).map(({ open, major, minor }) => {
    const from = minor === 0 ? String(major) : `${major}.${minor}`;
    return open ? `${from} and newer` : `${major} from ${from} on`;
  });
  const last = words.pop();
  return words.length === 0 ? last : `${words.join(', ')}, or ${last}`;
}

/**
 * @param {string} version such as `20.19.0`
 * @param {string} range such as `^20.19 || >=24`
 * @returns {string | null} what to tell the person at the terminal; null when the version will do
 */
export function complaint(version, range) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const will = partsOf(range).some((part) =>
    major === part.major ? minor >= part.minor : part.open && major > part.major,
  );
  return will ? null : `This is Node ${version}. Needed is Node ${inWords(range)}.`;
}

/** Ends the script when this Node will not do. */
export function needNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url)));
  const message = complaint(process.versions.node, engines.node);
  if (message === null) return;
  console.error(`\n${message}\n`);
  process.exit(1);
}
