/** `npm run pictures`: builds, finds a browser and an encoder, takes the pictures of the consoles. */
import { needNode } from './node-version.mjs';

needNode();
const { existsSync } = await import('node:fs');
const { mkdir } = await import('node:fs/promises');
const { join } = await import('node:path');
const { pathToFileURL } = await import('node:url');
const { browserEnv, findBrowser } = await import('./browser.mjs');
const { install } = await import('./install.mjs');
const { bin, cacheDir, npm, run, stop } = await import('./run.mjs');

/**
 * Fetched here and not in package.json: who does not take pictures should not install an image library
 * with its 25 packages for other systems.
 */
const ENCODER = 'sharp@0.35.5';

/** @returns {Promise<string>} the address of the encoder's module */
async function findEncoder() {
  const prefix = join(cacheDir, ENCODER);
  const entry = join(prefix, 'node_modules', 'sharp', 'dist', 'index.mjs');
  if (!existsSync(entry)) {
    console.log(`Fetching an encoder (${ENCODER}) ...`);
    await mkdir(prefix, { recursive: true });
    const { code, output } = await run(
      npm('install', '--no-save', '--no-package-lock', '--prefix', prefix, ENCODER),
    );
    if (code !== 0) stop(output);
  }
  return pathToFileURL(entry).href;
}

await install();
const browser = await findBrowser();
const encoder = await findEncoder();
const build = await run(bin('vite/bin/vite.js', 'build'));
if (build.code !== 0) stop(build.output);
const { code } = await run(
  bin(
    '@playwright/test/cli.js',
    'test',
    '--config',
    'e2e/pictures.config.ts',
    ...process.argv.slice(2),
  ),
  { env: { ...browserEnv(browser), PICTURES: encoder }, show: true },
);
process.exit(code);
