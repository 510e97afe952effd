import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { demonstration } from './src/build/demo-plugin.ts';
import { previewSite } from './src/build/preview-plugin.ts';
import { productionRouter } from './src/build/router-plugin.ts';
import { sharedChunk } from './src/build/shared-chunks.ts';
import { site } from './src/build/site-plugin.ts';
import { workerOptions } from './src/build/worker-options.ts';
import { injectMeta } from './src/mocks/meta-tags.ts';
import { devMetaTags, embeddedBackend } from './src/mocks/vite-plugin.ts';

/** For Vitest: no setting of this machine, which is what .env.example says. See tests/setup/settings.mjs. */
const noSettings = () => parseEnv(readFileSync(new URL('.env.example', import.meta.url), 'utf8'));

/**
 * True in Vitest, but for full runs: elements are built by React's production JSX runtime, which records no
 * stack for each. react-dom is the development one, with its warnings, in every run.
 */
const hasLeanJsx = process.env['VITEST'] !== undefined && process.env['FULL'] !== '1';
const productionJsx = {
  find: /^react\/jsx-runtime$/,
  replacement: fileURLToPath(
    new URL('node_modules/react/cjs/react-jsx-runtime.production.js', import.meta.url),
  ),
};

/** Of the environment or a .env file. */
function embeddedSettings(mode: string) {
  const env = loadEnv(mode, import.meta.dirname, '');
  return { env, apiHost: env['VITE_API_HOST'] };
}

export default defineConfig(({ mode }) => ({
  ...(hasLeanJsx ? { oxc: { jsx: { development: false } } } : {}),
  plugins: [
    react(),
    tailwindcss(),
    site(),
    demonstration(),
    productionRouter(),
    embeddedBackend(embeddedSettings(mode)),
    previewSite({ transformHtml: (html) => injectMeta(html, devMetaTags()) }),
  ],
  resolve: {
    alias: [
      { find: '@', replacement: fileURLToPath(new URL('src', import.meta.url)) },
      ...(hasLeanJsx ? [productionJsx] : []),
    ],
  },
  server: { host: '127.0.0.1', port: 5173 },
  preview: { host: '127.0.0.1', port: 4173 },
  build: {
    target: 'es2022',
    // The strict policy has no font-src data:, and small files compress as well on their own.
    assetsInlineLimit: 0,
    // Every browser of that target preloads modules by itself.
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // It would write the list of public suffixes (68 kB) once for each place that reads it.
          optimization: { inlineConst: false },
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: sharedChunk },
                // Icons of one page come with it.
                { name: 'icons', test: /\/lucide-react\/dist\/esm\/(?!context)/, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
  worker: workerOptions,
  test: {
    // Files of one project share their workers, so that each module is evaluated once per worker, not per
    // file. What replaces modules or loads them anew gets a worker of its own.
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.{dom,isolated}.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'shown',
          include: ['tests/**/*.test.tsx', 'tests/**/*.dom.test.ts'],
          exclude: ['tests/**/*.isolated.test.tsx'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['tests/setup/document.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ['tests/**/*.isolated.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/setup/document.ts'],
        },
      },
    ],
    // A real origin: relative addresses resolve and storage works.
    environmentOptions: { jsdom: { url: 'http://naam.test/' } },
    setupFiles: ['tests/setup/every-test.ts'],
    css: false,
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // All cores: Vitest would leave one for a person who works beside it.
    maxWorkers: availableParallelism(),
    env: process.env['VITEST'] ? { ...noSettings(), NODE_ENV: 'test' } : {},
  },
}));
