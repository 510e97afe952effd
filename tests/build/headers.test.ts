import { expect, test } from 'vitest';
import { headersFile, readHeadersFile } from '@/build/host-files.ts';
import { contentSecurityPolicy, readHsts, securityHeaders } from '@/build/security-headers.ts';

const input = { scriptHashes: ['sha256-abc='], connect: ['https://api.example.in'] };

test('the policy allows ourselves, our one inline script and our backend, and nothing else', () => {
  expect(contentSecurityPolicy(input).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-abc='",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self' https://api.example.in",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types naamraksha-worker',
  ]);
});

test('HSTS only where asked for', () => {
  expect(securityHeaders(input)).not.toHaveProperty('Strict-Transport-Security');
  expect(securityHeaders({ ...input, hstsMaxAge: 300 })).toHaveProperty(
    'Strict-Transport-Security',
    'max-age=300',
  );
  expect(readHsts(' ')).toBeNull();
  expect(readHsts('31536000')).toBe(31_536_000);
  expect(() => readHsts('a year')).toThrow('HSTS_MAX_AGE');
});

test('what _headers says is what preview reads', () => {
  const headers = securityHeaders(input);
  expect(readHeadersFile(headersFile(headers))).toEqual({
    ...headers,
    'Cache-Control': 'no-cache',
  });
});
