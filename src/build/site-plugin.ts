/**
 * `vite build` for a site of pages: the client build, a server build of the same routes, then the pages as HTML with
 * their headers. Fails if any byte of the embedded backend would be shipped.
 */
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { checkDemoUrl, DEMO } from './demo-plugin.ts';
import { prerenderSite } from './prerender.ts';
import { findImportCycle } from './shared-chunks.ts';

/** Each build has its own, since two of one checkout may run at a time. */
const SERVER_DIR = `node_modules/.cache/naamraksha/server-${process.pid}`;
/** Modules that must never reach a browser, and those that only the demonstration ships. */
const FORBIDDEN =
  /^\/(?:src\/(?:build|mocks\/evidence)|tests|e2e|node_modules\/(?:srvx|dns-packet))\//;
const OF_THE_DEMO = /^\/(?:src\/(?:mocks|demo)|node_modules\/(?:msw|@mswjs))\//;

export function site(): Plugin {
  return {
    name: 'naamraksha:site',
    apply: 'build',
    config: () => ({
      // The server build shares the client's plugins, `define`s and aliases.
      builder: { sharedConfigBuild: true },
      environments: {
        client: {
          build: {
            manifest: true,
            // Every page starts with one file: React, the JSX runtime and the smallest helpers would each be a chunk,
            // because other chunks share them.
            rolldownOptions: {
              output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
            },
          },
        },
        ssr: {
          build: {
            outDir: SERVER_DIR,
            emptyOutDir: true,
            copyPublicDir: false,
            manifest: true,
            ssr: true,
            minify: false,
            reportCompressedSize: false,
            rolldownOptions: { input: 'src/build/entry-server.tsx' },
          },
        },
      },
    }),
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const { root, mode } = this.environment.config;
      const forbidden = (id: string) =>
        FORBIDDEN.test(local(root, id)) || (mode !== DEMO && OF_THE_DEMO.test(local(root, id)));
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      for (const output of chunks) {
        const shipped = output.moduleIds.find(forbidden);
        if (shipped) this.error(`${output.fileName} would ship ${shipped}`);
      }
      const cycle = findImportCycle(
        new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports])),
      );
      if (cycle) this.error(`Chunks import each other, see shared-chunks.ts: ${cycle.join(' → ')}`);
    },
    configResolved({ root, mode, envDir }) {
      if (mode !== DEMO) checkDemoUrl(loadEnv(mode, envDir || root, ''));
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error('Vite made no client or no server environment');
        if (!client.isBuilt) await builder.build(client);
        await builder.build(ssr);
        const { root, mode, envDir, logger } = builder.config;
        const start = performance.now();
        const serverDir = resolve(root, SERVER_DIR);
        const env = loadEnv(mode, envDir || root, '');
        const demo = mode === DEMO;
        for (const message of demo ? [] : missingSettings(env)) logger.warn(`\n${message}\n`);
        const pages = await prerenderSite({
          clientDir: resolve(root, client.config.build.outDir),
          serverDir,
          base: builder.config.base,
          demo,
          env: demo ? {} : env,
        });
        await rm(serverDir, { recursive: true, force: true });
        const took = Math.round(performance.now() - start);
        logger.info(`\n${pages} pages written as HTML in ${took} ms`);
      },
    },
  };
}

/** A module's path below the root, `/src/…`; unchanged for a module from elsewhere. */
function local(root: string, id: string): string {
  return id.startsWith(`${root}/`) ? id.slice(root.length) : id;
}

/**
 * The settings that a real site needs and this build lacks, each as a sentence for the deployer.
 *
 * @param env the environment of the build
 */
export function missingSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const costs = {
    VITE_API_HOST:
      'the pages call port 5000 of the host that serves them, and the policy allows calls to ' +
      'port 5000 of any host (connect-src *:5000). Set it to close that.',
    VITE_SITE_URL: 'no sitemap, no canonical links and no picture for shared links are written.',
    VITE_SALES_EMAIL: 'the pages name an address that does not exist.',
    VITE_SUPPORT_EMAIL:
      'people who forgot their password, and security.txt, are given the sales address (VITE_SALES_EMAIL).',
    HSTS_MAX_AGE: 'browsers may come by http, where what they are sent can be changed.',
  };
  return Object.entries(costs)
    .filter(([name]) => !env[name]?.trim())
    .map(([name, cost]) => `${name} is not set: ${cost}`);
}
