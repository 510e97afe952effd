/** Addresses that start as workers, below a path too. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorker, holdWorker } from '@/lib/trusted-types.ts';

const started: string[] = [];
beforeEach(() => {
  started.length = 0;
  vi.stubGlobal(
    'Worker',
    vi.fn(function start(address: string) {
      started.push(address);
    }),
  );
  Object.assign(URL, { createObjectURL: () => 'blob:held' });
  vi.stubEnv('BASE_URL', '/a/');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('the workers of the build start, and nothing else', () => {
  createWorker('/a/workers/x-1.js');
  expect(started).toEqual(['http://naam.test/a/workers/x-1.js']);
  for (const address of [
    '/workers/x-1.js',
    '/a/workers/../assets/x.js',
    '/a/workers/x.js?y',
    'https://evil.example/a/workers/x.js',
    'blob:http://naam.test/1',
  ]) {
    expect(() => createWorker(address)).toThrow('Not a worker of this app');
    expect(() => holdWorker(address, '')).toThrow('Not a worker of this app');
  }
});

test('code in the page is only used in the demonstration', () => {
  holdWorker('/a/workers/y-1.js', 'onmessage = null');
  createWorker('/a/workers/y-1.js');
  vi.stubEnv('MODE', 'demo');
  createWorker('/a/workers/y-1.js');
  createWorker('/a/workers/z-1.js');
  expect(started).toEqual([
    'http://naam.test/a/workers/y-1.js',
    'blob:held',
    'http://naam.test/a/workers/z-1.js',
  ]);
});
