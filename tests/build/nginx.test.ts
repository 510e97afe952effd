import { expect, test } from 'vitest';
import { apiPathOf, nginxConfig } from '@/build/nginx.ts';

const HSTS = { 'Strict-Transport-Security': 'max-age=300' };
const headers = { 'X-One': `a 'b' "c" \\d`, 'X-Two': 'e; f' };

test('every header is sent with every status, quoted as nginx reads it', () => {
  const config = nginxConfig({ headers, apiPath: null });
  expect(config).toContain(`add_header X-One "a 'b' \\"c\\" \\\\d" always;`);
  expect(config).toContain('add_header X-Two "e; f" always;');
  // A location with its own add_header would drop those of the server.
  expect(config.match(/^ +add_header/gm)).toBeNull();
  expect(config).not.toContain('proxy_pass');
});

test('HSTS is sent by the proxied backend’s location too, which drops the site’s headers', () => {
  const config = nginxConfig({ headers: { ...headers, ...HSTS }, apiPath: '/api' });
  const [, location = ''] = config.split('location ^~ /api/ {');
  expect(location).toContain('add_header Strict-Transport-Security "max-age=300" always;');
  expect(location).toContain('proxy_hide_header Strict-Transport-Security;');
});

test('the proxied backend’s own headers are not sent twice', () => {
  const config = nginxConfig({ headers: { ...headers, ...HSTS }, apiPath: '/api' });
  const [, location = ''] = config.split('location ^~ /api/ {');
  const named = (word: string) =>
    Array.from(location.matchAll(new RegExp(`^ +${word} ([\\w-]+)`, 'gm')), ([, name]) => name);
  const added = named('add_header');
  expect(added).toEqual([
    'Cache-Control',
    'X-Content-Type-Options',
    'Content-Security-Policy',
    'Cross-Origin-Resource-Policy',
    'Strict-Transport-Security',
  ]);
  expect(named('proxy_hide_header')).toEqual(['Set-Cookie', ...added]);
});

test('what nginx would take for a variable is refused', () => {
  expect(() => nginxConfig({ headers: { 'X-One': 'a$host' }, apiPath: null })).toThrow('a$host');
});

test('a backend at a path of the site is proxied there', () => {
  const config = nginxConfig({ headers, apiPath: '/api' });
  expect(config).toContain('location ^~ /api/ {');
  expect(config).toContain('proxy_pass http://naamraksha_backend/;');
  expect(config).not.toContain('Strict-Transport-Security');
  expect(apiPathOf('/api/')).toBe('/api');
  for (const elsewhere of [
    undefined,
    '',
    '10.0.0.5',
    'https://api.example.in',
    '//x.example/api',
  ]) {
    expect(apiPathOf(elsewhere)).toBeNull();
  }
  for (const wrong of ['/a b', '/a;b', '/a{', '/a?b']) {
    expect(() => apiPathOf(wrong)).toThrow('VITE_API_HOST');
  }
});
