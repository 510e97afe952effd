/** `npm run bench:exports`: loads the benchmark through Vite, since plain Node 20 runs no TypeScript. */
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { hand, print } from './results.mjs';

const path = (from) => fileURLToPath(new URL(from, import.meta.url));
const server = await createServer({
  root: path('../..'),
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  resolve: {
    alias: {
      '@': path('../../src'),
      // The build for browsers: in Node the package hashes with Node's own cryptography.
      uuid: path('../../node_modules/uuid/dist/index.js'),
    },
  },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
try {
  const { run } = await server.ssrLoadModule('/tests/bench/exports.ts');
  const results = await run();
  print(results);
  process.exitCode = hand('exports', results);
} finally {
  await server.close();
}
