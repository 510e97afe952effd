/** Small helpers of the set-up scripts: running a program, and the places they keep things in. */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** Cache of fetched or generated files; removed with node_modules. */
export const cacheDir = join(root, 'node_modules', '.cache', 'naamraksha');

/** A tool of node_modules as a command of this very Node: `bin('vite/bin/vite.js')`. */
export function bin(path, ...args) {
  return [process.execPath, join(root, 'node_modules', path), ...args];
}

/** The npm that runs this script, or the one on the PATH; as a command. */
export function npm(...args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return [process.execPath, script, ...args];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', ...args];
}

/**
 * Runs a command to its end, or until this process exits.
 *
 * @param {string[]} command
 * @param {{ env?: NodeJS.ProcessEnv, show?: boolean, timeout?: number }} options `show` passes the output
 *   through instead of collecting it; `timeout` in milliseconds
 * @returns {Promise<{ code: number, output: string }>} code 127 when the program cannot be started
 */
export function run(command, { env = {}, show = false, timeout = 0 } = {}) {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const chunks = [];
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      shell: program.endsWith('.cmd'),
      timeout,
    });
    // npm takes half a minute to end on a softer signal.
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    child.on('close', () => process.off('exit', end));
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    const output = () => Buffer.concat(chunks).toString();
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: output() }));
  });
}

/** Ends the script with a message for the person at the terminal. */
export function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
