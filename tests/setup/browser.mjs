/**
 * Finds the Chromium for the browser tests, and fetches one when the machine has none. One that is made
 * without windows comes first: a page in it opens in half the time of a whole browser's, headless or not.
 * NAAM_BROWSER=headless|sparticuz|installed|playwright|download tries only that one.
 */
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bin, cacheDir, npm, run, stop } from './run.mjs';

/** The last one that supports Node 20. Its Linux x64 binary is inside the package. */
const PACKAGE = '@sparticuz/chromium@147.0.0';

const WITHOUT_WINDOWS = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * @typedef {{ path: string, env: Record<string, string>, from: string }} Browser
 *   `env` is what its process needs besides the environment
 */

/** True if the browser starts: a stub that asks to install something, or a missing library, does not. */
async function starts(path, env = {}) {
  // Chrome on Windows opens a window for --version.
  if (process.platform === 'win32') return existsSync(path);
  const { code, output } = await run([path, '--version'], { env, timeout: 20_000 });
  return code === 0 && /\d+\.\d+/.test(output);
}

async function installedAs(names, places = []) {
  const directories = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => directories.map((directory) => join(directory, name)));
  for (const path of new Set([...candidates, ...places])) {
    if (existsSync(path) && (await starts(path))) return { path, env: {}, from: 'installed' };
  }
  return null;
}

const headless = () => installedAs(WITHOUT_WINDOWS);
const installed = () => installedAs(NAMES, USUAL_PLACES);

async function playwrights() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  if (!existsSync(path) || !(await starts(path))) return null;
  return { path, env: {}, from: 'Playwright' };
}

/** @returns {Promise<Browser | null>} */
async function fromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const target = join(cacheDir, 'chromium');
  const unpacked = async () => {
    const env = { LD_LIBRARY_PATH: join(target, 'al2023', 'lib') };
    if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = join(target, 'fonts');
    const path = join(target, 'chromium');
    if (!existsSync(path) || !(await starts(path, env))) return null;
    return { path, env, from: PACKAGE };
  };
  const before = await unpacked();
  if (before) return before;

  console.log(`Fetching a browser (${PACKAGE}) ...`);
  const prefix = join(cacheDir, 'sparticuz');
  await mkdir(prefix, { recursive: true });
  const { code, output } = await run(
    // Without a network an installed browser is to be had sooner than npm gives up.
    npm(
      'install',
      '--no-save',
      '--no-package-lock',
      '--fetch-retries=1',
      '--prefix',
      prefix,
      PACKAGE,
    ),
  );
  if (code !== 0) {
    console.log(`It cannot be fetched: ${output.trim().split('\n')[0]}`);
    return null;
  }
  const partial = `${target}.partial`;
  await rm(target, { recursive: true, force: true });
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  const home = join(prefix, 'node_modules', '@sparticuz', 'chromium');
  const { inflate } = await import(pathToFileURL(join(home, 'build/esm/lambdafs.js')).href);
  // Its helper unpacks into the folder for temporary files.
  const { TMPDIR } = process.env;
  process.env.TMPDIR = partial;
  try {
    for (const name of ['chromium', 'fonts.tar', 'swiftshader.tar', 'al2023.tar']) {
      await inflate(join(home, 'bin', `${name}.br`));
    }
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  await rename(partial, target);
  // The packed copy is not needed any more.
  await rm(prefix, { recursive: true, force: true });
  return unpacked();
}

async function downloaded() {
  console.log('Fetching a browser (playwright install chromium) ...');
  const { code, output } = await run(bin('playwright/cli.js', 'install', 'chromium'));
  if (code !== 0) console.error(output);
  return code === 0 ? playwrights() : null;
}

const WAYS = {
  headless,
  sparticuz: fromPackage,
  installed,
  playwright: playwrights,
  download: downloaded,
};

/** @returns {Promise<Browser>} ends the script when there is none to be had */
export async function findBrowser() {
  const { CHROMIUM_PATH, NAAM_BROWSER } = process.env;
  if (CHROMIUM_PATH && !NAAM_BROWSER) {
    if (!existsSync(CHROMIUM_PATH)) stop(`CHROMIUM_PATH is set, but ${CHROMIUM_PATH} is missing.`);
    return { path: CHROMIUM_PATH, env: {}, from: 'CHROMIUM_PATH' };
  }
  const ways = NAAM_BROWSER ? [WAYS[NAAM_BROWSER]] : Object.values(WAYS);
  for (const way of ways) {
    const browser = await way?.();
    if (browser) return browser;
  }
  return stop(
    'No browser for the browser tests was found or could be fetched. Install Chromium or Chrome, or set CHROMIUM_PATH.',
  );
}

/** The environment that e2e/playwright.config.ts reads. */
export function browserEnv(browser) {
  return {
    CHROMIUM_PATH: browser.path,
    CHROMIUM_ENV: JSON.stringify(browser.env),
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  };
}
