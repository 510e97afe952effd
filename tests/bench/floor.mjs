/**
 * The floor that our first load is measured against: the smallest page with the same React and the same
 * router (createBrowserRouter, one lazy route), built with the same settings, the router's production
 * files (src/build/router-plugin.ts) among them.
 */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../setup/run.mjs';

const ROUTER = join(root, 'node_modules', 'react-router', 'dist', 'production');
const ENTRY = 'virtual:floor';
const PAGE = 'virtual:floor-page';
const SOURCES = {
  [ENTRY]: `
    import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    import { createBrowserRouter, RouterProvider } from 'react-router-dom';
    const routes = [{ path: '/', lazy: () => import('${PAGE}') }];
    createRoot(document.getElementById('root')).render(
      createElement(RouterProvider, { router: createBrowserRouter(routes) }),
    );`,
  [PAGE]: `
    import { createElement } from 'react';
    export const Component = () => createElement('h1', null, 'Floor');`,
};

/** @returns {Promise<number>} bytes of JavaScript, gzip level 9 */
export async function floorBytes() {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
        { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
      ],
    },
    plugins: [
      {
        name: 'floor',
        resolveId: (id) => (id in SOURCES ? `\0${id}` : null),
        load: (id) => SOURCES[id.slice(1)] ?? null,
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ENTRY },
    },
  });
  return result.output
    .filter((file) => file.type === 'chunk')
    .reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0);
}
