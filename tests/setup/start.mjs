/** `npm start`: installs what is missing, then the app and its embedded backend for development. */
import { needNode } from './node-version.mjs';

needNode();
const { spawn } = await import('node:child_process');
const { install } = await import('./install.mjs');
const { bin, root } = await import('./run.mjs');

await install();
const [program, ...args] = bin('vite/bin/vite.js', ...process.argv.slice(2));
const child = spawn(program, args, { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
