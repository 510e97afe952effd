/** Another production build, with its own settings, in addition to that of all journeys. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** `vite build` with its own settings. @param mode `demo` for the demonstration */
export function build(
  outDir: string,
  env: Record<string, string>,
  mode = 'production',
): Promise<void> {
  const vite = join(project, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--mode', mode, '--outDir', outDir], {
    cwd: project,
    // Playwright has set it to "test", which would build with the development parts of React.
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(said))));
  });
}
