/** A machine that follows the README has a .env; its settings must not reach the tests. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SCRIPT = resolve('tests/setup/settings.mjs');
const VITE = resolve('node_modules/vite/dist/node/index.js');
const NAMES = Array.from(
  readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm),
  ([, name]) => name ?? '',
);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naamraksha-settings-'));
  writeFileSync(join(folder, '.env'), NAMES.map((name) => `${name}=from-file`).join('\n'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what the scripts of the tests start sees no setting, of the shell or of a .env file', () => {
  const code = `
    import { pathToFileURL } from 'node:url';
    const { forgetSettings } = await import(pathToFileURL(${JSON.stringify(SCRIPT)}));
    const { loadEnv } = await import(pathToFileURL(${JSON.stringify(VITE)}));
    forgetSettings();
    const env = loadEnv('production', ${JSON.stringify(folder)}, '');
    const seen = ${JSON.stringify(NAMES)}.map((name) => env[name]);
    console.log(JSON.stringify({ seen, mode: process.env.NODE_ENV ?? null }));`;
  const shell = { VITE_API_HOST: 'from-shell', VITE_BRAND_NAME: 'from-shell' };
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { ...process.env, ...shell, NODE_ENV: 'production' },
  });
  expect(NAMES).toContain('VITE_API_HOST');
  expect(JSON.parse(out)).toEqual({ seen: NAMES.map(() => ''), mode: null });
});

test('nor do the tests that Vitest runs by itself', () => {
  for (const env of [process.env, import.meta.env]) {
    expect(Object.fromEntries(NAMES.map((name) => [name, env[name]]))).toEqual(
      Object.fromEntries(NAMES.map((name) => [name, ''])),
    );
  }
  expect(process.env['NODE_ENV']).toBe('test');
});
