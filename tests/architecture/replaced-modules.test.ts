/** Test files share their workers: one that replaces a module would find it loaded by another, or leave it to one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const TESTS = resolve(import.meta.dirname, '..');

test('a test that replaces modules has its own worker: *.isolated.test', () => {
  const shared = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('.isolated.'))
    .filter((file) => /^vi\.(?:mock|doMock)\(/m.test(readFileSync(join(TESTS, file), 'utf8')));
  expect(shared).toEqual([]);
});
