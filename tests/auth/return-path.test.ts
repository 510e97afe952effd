import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeFor, loginPathFrom, pathAfterLogin, safeReturnPath } from '@/session/return-path.ts';

describe('safeReturnPath', () => {
  it.each([
    ['/admin', 'admin'],
    ['/admin/assets?q=shop&sort=-name#top', 'admin'],
    ['/admin/alerts/a%2Fb', 'admin'],
    ['/admin?next=https://evil.example', 'admin'],
    ['/superadmin/organizations', 'superadmin'],
  ] as const)('%s is safe for %s', (path, role) => {
    expect(safeReturnPath(path, role)).toBe(path);
  });

  it.each([
    '//evil.example/admin',
    '/\\evil.example/admin',
    '\\\\evil.example/admin',
    '/\t/evil.example/admin',
    '/admin\\..\\superadmin',
    'https://evil.example/admin',
    'https:/admin',
    'javascript:alert(1)//admin',
    'data:text/html,admin',
    'admin',
    '',
    ' /admin',
    '/admin\n',
    '/administrator',
    '/admin/../superadmin',
    '/admin/%2e%2e/superadmin',
    '/admin/.%2E/admin/assets',
    '/admin/./assets',
    '/superadmin/../admin',
    '/superadmin',
    '/login',
    '/',
    '///admin',
    '/@evil.example/admin',
    `/admin/${'x'.repeat(3_000)}`,
    null,
    undefined,
    7,
    ['/admin'],
    { toString: () => '/admin' },
  ])('%j is not, for an admin', (path) => {
    expect(safeReturnPath(path, 'admin')).toBeNull();
  });

  it('gives a user nowhere to return to', () => {
    expect(safeReturnPath('/admin', 'user')).toBeNull();
    expect(safeReturnPath('/unauthorized', 'user')).toBeNull();
  });

  it('whatever it lets through stays on this origin and in the area', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      'admin',
      '//',
      ':',
      '@',
      '\t',
    );
    const hostile = fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 8 });
    fc.assert(
      fc.property(hostile, fc.boolean(), (pieces, prefixed) => {
        const path = (prefixed ? '/admin' : '') + pieces.join('');
        const safe = safeReturnPath(path, 'admin');
        if (safe === null) return;
        const url = new URL(safe, 'http://naam.test/login');
        expect(url.origin).toBe('http://naam.test');
        expect(url.pathname).toMatch(/^\/admin(\/|$)/);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('where a sign-in leads', () => {
  it.each([
    ['superadmin', '/superadmin'],
    ['admin', '/admin'],
    ['user', '/unauthorized'],
  ] as const)('%s is at home at %s', (role, home) => {
    expect(homeFor(role)).toBe(home);
    expect(pathAfterLogin('', role)).toBe(home);
  });

  it('a remembered page comes back for its own role only', () => {
    const login = loginPathFrom('/admin/assets?q=a b&sort=name#x', 'admin');
    const { search } = new URL(login, 'http://naam.test');
    expect(pathAfterLogin(search, 'admin')).toBe('/admin');
    const encoded = new URL(loginPathFrom('/admin/assets?q=a%20b#x', 'admin'), 'http://naam.test');
    expect(pathAfterLogin(encoded.search, 'admin')).toBe('/admin/assets?q=a%20b#x');
    expect(pathAfterLogin(encoded.search, 'superadmin')).toBe('/superadmin');
  });

  it('the home of the role needs no remembering', () => {
    expect(loginPathFrom('/admin', 'admin')).toBe('/login');
  });

  it('a hostile next leads home', () => {
    expect(pathAfterLogin('?next=//evil.example', 'admin')).toBe('/admin');
    expect(pathAfterLogin('?next=%2F%5Cevil.example', 'admin')).toBe('/admin');
  });
});
