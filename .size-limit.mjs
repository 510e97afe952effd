/**
 * The budgets of design section 10, checked on dist/ by `npm run size`: guards against accidents, with slack.
 * The floor is built and weighed anew each time, so that a new React or router moves its bar with it.
 */
import {
  consolePages,
  firstLoad,
  homeScripts,
  gzipBytes,
  workerScripts,
} from './tests/bench/built-files.mjs';
import { BUDGETS } from './tests/bench/budgets.mjs';
import { floorBytes } from './tests/bench/floor.mjs';

const floor = await floorBytes();
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const pages = consolePages();

/** The page of the consoles that loads the most of a kind, as an entry. */
function heaviest(kind, what, limit) {
  const [{ page, paths }] = pages
    .map((entry) => ({ page: entry.page, paths: entry[kind], bytes: gzipBytes(entry[kind]) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  return {
    name: `consoles, JavaScript ${what} (heaviest: ${page})`,
    path: paths,
    limit,
    gzip: true,
  };
}

export default [
  {
    // All sections of / come with the page: parts that arrive later cost more lines than they save bytes.
    name: `/ JavaScript (at most ${BUDGETS.homeRatio} × a bare React and router page, ${kilobytes(floor)})`,
    path: firstLoad('dist', 'index').scripts,
    limit: kilobytes(floor * BUDGETS.homeRatio),
    gzip: true,
  },
  {
    name: '/ JavaScript with the particle field, which it loads when idle',
    path: homeScripts(),
    limit: `${BUDGETS.homeIdle} kB`,
    gzip: true,
  },
  {
    name: '/ CSS',
    path: firstLoad('dist', 'index').styles,
    limit: `${BUDGETS.homeStyles} kB`,
    gzip: true,
  },
  {
    name: '/login JavaScript',
    path: firstLoad('dist', 'login').scripts,
    limit: `${BUDGETS.login} kB`,
    gzip: true,
  },
  // React, router, query library, schemas, virtual list and URL state are 150 kB of it.
  heaviest('first', 'before any interaction', `${BUDGETS.consolesFirst} kB`),
  heaviest('all', 'with all a page may load', `${BUDGETS.consolesAll} kB`),
  {
    name: 'the worker of a session',
    path: workerScripts(),
    limit: `${BUDGETS.workers} kB`,
    gzip: true,
  },
];
