/** A site below a path of its host (DEMO_BASE of the demonstration). */
import { afterEach, expect, test, vi } from 'vitest';
import { basePath, publicFile, routePath } from '@/lib/base.ts';

afterEach(() => vi.unstubAllEnvs());

test('at the root of a host nothing is added or taken away', () => {
  expect(basePath()).toBe('');
  expect(routePath('/admin')).toBe('/admin');
  expect(publicFile('/favicon.svg')).toBe('/favicon.svg');
});

test.each([
  ['/a/b', '/'],
  ['/a/b/', '/'],
  ['/a/b/admin/alerts', '/admin/alerts'],
  ['/a/bc', '/a/bc'],
  ['/admin', '/admin'],
])('below /a/b/, the address %s is the route %s', (address, route) => {
  vi.stubEnv('BASE_URL', '/a/b/');
  expect(routePath(address)).toBe(route);
  expect(publicFile('/favicon.svg')).toBe('/a/b/favicon.svg');
});
