/**
 * The budgets of design section 10, checked on dist/ by `npm run size`. The floor is built and weighed
 * anew each time, so that a new React or router moves the bar with it.
 */
import { consolePages, firstLoad, gzipBytes } from './tests/bench/built-files.mjs';
import { floorBytes } from './tests/bench/floor.mjs';

const floor = await floorBytes();
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const pages = consolePages();

/** The page of the consoles with the most of it, as an entry. Files that several pages share count for each. */
function heaviest(kind, what, { target, limit }) {
  const [{ page, paths }] = pages
    .map((entry) => ({ page: entry.page, paths: entry[kind], bytes: gzipBytes(entry[kind]) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  const wanted = target === limit ? '' : `; target ${target} kB`;
  const name = `consoles, JavaScript ${what} (heaviest: ${page}${wanted})`;
  return { name, path: paths, limit: `${limit} kB`, gzip: true };
}

export default [
  {
    name: `/ JavaScript (at most 1.15 × a bare React and router page, ${kilobytes(floor)})`,
    path: firstLoad('dist', 'index').scripts,
    limit: kilobytes(floor * 1.15),
    gzip: true,
  },
  { name: '/ CSS', path: firstLoad('dist', 'index').styles, limit: '10 kB', gzip: true },
  {
    name: '/login JavaScript',
    path: firstLoad('dist', 'login').scripts,
    limit: '150 kB',
    gzip: true,
  },
  heaviest('first', 'before any interaction', { target: 150, limit: 150 }),
  heaviest('all', 'with all a page may load', { target: 230, limit: 230 }),
];
