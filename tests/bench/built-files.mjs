/**
 * Lists the built files that pages load: the first load of a prerendered page by its HTML, each page of the consoles
 * by the manifest that the build keeps for this (src/build/prerender.ts).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { cacheDir, root } from '../setup/run.mjs';

const SCRIPTS = /(?:src|href)="(\/assets\/[^"]+\.js)"/g;
const STYLES = /href="(\/assets\/[^"]+\.css)"/g;
const ENTRY = 'index.html';
/** Modules that every page of the consoles loads besides the entry. */
const AROUND = [
  'src/layouts/SessionLayout.tsx',
  'src/session/RequireRole.tsx',
  'src/layouts/ConsoleLayout.tsx',
];
/** Comes when a public page is idle. */
const FIELD = 'src/site/particles/ParticleField.tsx';
const PAGE = /^src\/pages\/(?:admin|superadmin)\/\w+\.tsx$/;

/**
 * Returns the files that a page's own HTML loads, below the root folder.
 *
 * @param {string} outDir where the build is
 * @param {string} page the name of the HTML file, without the ending
 */
export function firstLoad(outDir, page) {
  const html = readFileSync(join(root, outDir, `${page}.html`), 'utf8');
  const named = (pattern) => {
    const files = [...html.matchAll(pattern)].map(([, file]) => join(outDir, file));
    if (files.length === 0) throw new Error(`${outDir}/${page}.html loads nothing like ${pattern}`);
    return [...new Set(files)];
  };
  return { scripts: named(SCRIPTS), styles: named(STYLES) };
}

/** @typedef {{ page: string, first: string[], all: string[] }} ConsolePage files below the root folder */

/** Adds a chunk, what it imports and, where `later`, what it may import after that. */
function collect(manifest, key, later, into) {
  if (into.has(key)) return;
  const chunk = manifest[key];
  if (!chunk) throw new Error(`Vite's manifest knows no ${key}`);
  into.add(key);
  for (const next of chunk.imports ?? []) collect(manifest, next, later, into);
  // The entry lists all pages; a page does not load the others.
  if (!later || key === ENTRY) return;
  for (const next of chunk.dynamicImports ?? []) collect(manifest, next, later, into);
}

/** The scripts of some chunks, with what those may import later, as files below the root folder. */
function scriptsOf(manifest, outDir, chunks, later) {
  const keys = new Set();
  for (const key of chunks) collect(manifest, key, later, keys);
  const scripts = [...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'));
  return [...new Set(scripts)].map((file) => {
    const path = join(outDir, file);
    if (!existsSync(join(root, path))) throw new Error(`${path} is missing: build again.`);
    return path;
  });
}

/** The manifest that the build keeps for this. */
function readManifest(outDir) {
  const kept = join(cacheDir, 'manifests', `${basename(outDir)}.json`);
  return JSON.parse(readFileSync(kept, 'utf8'));
}

/** The scripts that / loads before anyone touches it: its first load, and the particle field when it is idle. */
export function homeScripts(outDir = 'dist') {
  const field = scriptsOf(readManifest(outDir), outDir, [FIELD], true);
  return [...new Set([...firstLoad(outDir, 'index').scripts, ...field])];
}

/** @returns {ConsolePage[]} what loads before any interaction, and with everything the page may load */
export function consolePages(outDir = 'dist') {
  const manifest = readManifest(outDir);
  const pages = Object.keys(manifest).filter((key) => PAGE.test(key));
  if (pages.length === 0) throw new Error('The build has no page of the consoles.');
  return pages.map((page) => ({
    page: page.replace('src/pages/', '').replace('Page.tsx', ''),
    first: scriptsOf(manifest, outDir, [ENTRY, ...AROUND, page], false),
    all: scriptsOf(manifest, outDir, [ENTRY, ...AROUND, page], true),
  }));
}

function workers(outDir) {
  const folder = join(outDir, 'workers');
  const files = readdirSync(join(root, folder), { recursive: true });
  return files.filter((file) => file.endsWith('.js')).map((file) => join(folder, file));
}

/**
 * The scripts of the consoles' one worker, the engine's. `npm run bench:consoles` counts what the browser fetches in a
 * session that opens the alert list, one alert and the conflicts of the approvals.
 */
export function workerScripts(outDir = 'dist') {
  return workers(outDir).filter((file) => !basename(file).startsWith('link-check.worker-'));
}

/** Bytes, gzip level 9, each file by itself as it is sent. */
export function gzipBytes(paths) {
  return paths.reduce(
    (sum, path) => sum + gzipSync(readFileSync(join(root, path)), { level: 9 }).length,
    0,
  );
}
