/** `npm run bench:lookalike`: loads the benchmark through Vite, since plain Node 20 runs no TypeScript. */
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { hand } from './results.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const server = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
try {
  const { run } = await server.ssrLoadModule('/tests/bench/lookalike.ts');
  process.exitCode = await run((rows) => hand('lookalike', rows));
} finally {
  await server.close();
}
