/** `npm start` and `npm test` run `npm ci` only if something is missing. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

interface Install {
  isInstalled(project: string): boolean;
}
const { isInstalled }: Install = await import(
  pathToFileURL(resolve('tests/setup/install.mjs')).href
);

const REACT = { version: '19.3.1', integrity: 'sha512-a' };
const OTHER_PLATFORM = { version: '1.2.18', integrity: 'sha512-b', optional: true };
const LOCKED = {
  '': { version: '0.1.0' },
  'node_modules/react': REACT,
  'node_modules/@rolldown/binding-win32-x64-msvc': OTHER_PLATFORM,
};

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'naamraksha-install-'));
  mkdirSync(join(project, 'node_modules/react'), { recursive: true });
  writeFileSync(join(project, 'node_modules/react/package.json'), '{}');
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ packages: LOCKED }));
});
afterEach(() => rmSync(project, { recursive: true }));

/** Writes the file in which npm records what it installed. */
function record(text: string) {
  writeFileSync(join(project, 'node_modules/.package-lock.json'), text);
}

describe('isInstalled', () => {
  test('is true after `npm ci`, which skips optional packages of other platforms', () => {
    record(JSON.stringify({ packages: { 'node_modules/react': REACT } }));
    expect(isInstalled(project)).toBe(true);
  });

  test('is false if npm was interrupted before it wrote its record', () => {
    expect(isInstalled(project)).toBe(false);
  });

  test.each([
    ['half a record', '{"packages": {"node_modules/react"'],
    ['a package less', JSON.stringify({ packages: {} })],
    [
      'another version',
      JSON.stringify({ packages: { 'node_modules/react': { ...REACT, version: '19.3.0' } } }),
    ],
    [
      'another content of the same version',
      JSON.stringify({ packages: { 'node_modules/react': { ...REACT, integrity: 'sha512-c' } } }),
    ],
  ])('is false if npm’s record has %s', (_, text) => {
    record(text);
    expect(isInstalled(project)).toBe(false);
  });

  test('is false if the folder of a package is gone', () => {
    record(JSON.stringify({ packages: { 'node_modules/react': REACT } }));
    rmSync(join(project, 'node_modules/react'), { recursive: true });
    expect(isInstalled(project)).toBe(false);
  });

  test('is false without a lockfile that can be read, so that npm reports it', () => {
    record(JSON.stringify({ packages: { 'node_modules/react': REACT } }));
    writeFileSync(join(project, 'package-lock.json'), '<<<<<<< HEAD');
    expect(isInstalled(project)).toBe(false);
  });
});
