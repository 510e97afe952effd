/**
 * The built site with its own embedded backend, for one test worker: a child process that says
 * where both are, and stops and starts the backend on request.
 */
import { fileURLToPath } from 'node:url';
import { preview, runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** TypeScript does not run in plain Node 20. */
async function load(path) {
  const { module } = await runnerImport(path, {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': `${root}src` } },
  });
  return module;
}

const { startBackend } = await load('/src/mocks/server.ts');
const { injectMeta, metaTags } = await load('/src/mocks/meta-tags.ts');
const { DEMO_ACCOUNTS } = await load('/src/mocks/demo-accounts.ts');
const { evidenceMiddleware } = await load('/src/mocks/vite-plugin.ts');
// The runner is closed once a module is loaded, so no module can load another later.
const zone = await load('/src/mocks/evidence/zone.ts');
const loadZone = async () => zone;
const { previewSite } = await load('/src/build/preview-plugin.ts');

let backend = await startBackend({ port: 0, loadZone, hosts: ['naam.test'] });
const { origin, port } = backend;
const tags = metaTags(origin, DEMO_ACCOUNTS, '/evidence');

/**
 * As the embedded backend's plugin does; the site serves it while the backend is stopped, too. To compress each page
 * for a browser on the same machine would take a sixth of the journeys' time.
 */
const evidence = {
  name: 'evidence',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      delete request.headers['accept-encoding'];
      next();
    });
    middlewares.use(evidenceMiddleware(() => backend.evidence));
  },
};

const server = await preview({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [evidence, previewSite({ transformHtml: (html) => injectMeta(html, tags) })],
  // Port 0 means the default in Vite, so a free one is looked for from here.
  preview: { host: '127.0.0.1', port: 4300, strictPort: false, allowedHosts: ['naam.test'] },
});

const actions = {
  async 'stop-backend'() {
    await backend.close();
  },
  async 'start-backend'() {
    backend = await startBackend({ port, loadZone, hosts: ['naam.test'] });
  },
};

process.on('message', (message) => {
  const done = (error) => process.send?.({ done: message, error: error?.message ?? null });
  actions[message]?.().then(() => done(), done);
});
process.on('disconnect', () => process.exit(0));

const address = server.httpServer.address();
process.send?.({ site: `http://127.0.0.1:${address.port}`, backend: origin });
