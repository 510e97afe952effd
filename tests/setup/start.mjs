/** `npm start`: installs what is missing, then serves the app and its embedded backend for development. */
import { needNode } from './node-version.mjs';

needNode();
const { join } = await import('node:path');
const { pathToFileURL } = await import('node:url');
const { install } = await import('./install.mjs');
const { root } = await import('./run.mjs');

const end = () => process.exit();
process.on('SIGINT', end);
process.on('SIGTERM', end);
// A signal to npm ends the shell between npm and this process, but Debian's `sh` does not pass it on.
const shell = process.ppid;
if (process.env.npm_lifecycle_event === 'start') {
  setInterval(() => process.ppid !== shell && end(), 500).unref();
}

await install();
process.chdir(root);
// In this process, so that whatever ends it ends Vite and the backend.
await import(pathToFileURL(join(root, 'node_modules/vite/bin/vite.js')).href);
