import { expect, test } from 'vitest';
import { headersFile, readHeadersFile, redirectsFile } from '@/build/host-files.ts';
import {
  contentSecurityPolicy,
  readHsts,
  readOrigins,
  readUrl,
  securityHeaders,
} from '@/build/security-headers.ts';

const hashes = { scripts: ['sha256-abc='], styles: ['sha256-def='] };
const input = { hashes, connect: ['https://api.example.in'] };

test('the policy allows ourselves, our one inline script and sheet, our backend, and nothing else', () => {
  expect(contentSecurityPolicy(input).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-abc='",
    "style-src 'self' 'sha256-def='",
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
  expect(readHsts(' ')).toBeNull();
  const hsts = readHsts('31536000; includeSubDomains');
  expect(securityHeaders({ ...input, hsts })['Strict-Transport-Security']).toBe(
    'max-age=31536000; includeSubDomains',
  );
  expect(() => readHsts('300; Set-Cookie: a')).toThrow('HSTS_MAX_AGE');
  expect(() => readHsts('a year')).toThrow('HSTS_MAX_AGE');
});

test('the site cannot be framed, opened into or read by other origins', () => {
  const headers = securityHeaders(input);
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin');
  expect(headers['Cross-Origin-Resource-Policy']).toBe('same-origin');
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
  expect(headers['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
  const switches = headers['Permissions-Policy']?.split(', ') ?? [];
  expect(switches.filter((part) => !part.endsWith('=()'))).toEqual([]);
  expect(switches).toContain('camera=()');
});

test('reports of violations only where asked for, in the old and the new way', () => {
  expect(Object.values(securityHeaders(input)).join()).not.toMatch(/report-/);
  expect(securityHeaders(input)).not.toHaveProperty('Reporting-Endpoints');
  const headers = securityHeaders({ ...input, reportUrl: 'https://reports.example.in/csp' });
  expect(headers['Content-Security-Policy']).toMatch(
    /; report-uri https:\/\/reports\.example\.in\/csp; report-to naamraksha$/,
  );
  expect(headers['Reporting-Endpoints']).toBe('naamraksha="https://reports.example.in/csp"');
});

test('an address for reports cannot end its directive, its header or its quotation', () => {
  expect(readUrl('VITE_REPORT_URL', ' ')).toBeNull();
  expect(readUrl('VITE_REPORT_URL', '/reports')).toBe('/reports');
  expect(readUrl('VITE_REPORT_URL', `https://r.example/a;b,c"d'e$f\\g h`)).toBe(
    'https://r.example/a%3bb%2cc%22d%27e%24f/g%20h',
  );
  for (const wrong of ['reports', '//r.example', 'javascript:alert(1)', 'https://']) {
    expect(() => readUrl('VITE_REPORT_URL', wrong)).toThrow('VITE_REPORT_URL');
  }
});

test('origins for pages are whole origins, which no policy reads otherwise', () => {
  expect(readOrigins('API_ORIGINS', undefined)).toEqual([]);
  expect(readOrigins('API_ORIGINS', ' ')).toEqual([]);
  expect(readOrigins('API_ORIGINS', ' https://A.example.in/\n http://10.0.0.5:5000 ')).toEqual([
    'https://a.example.in',
    'http://10.0.0.5:5000',
  ]);
  for (const wrong of [
    'api.example.in',
    '/api',
    'https://api.example.in/v1',
    'https://me@api.example.in',
    'https://*.example.in',
    'https://a.example;script-src',
    'https://a.example,https://b.example',
    "'unsafe-inline'",
    '*',
    'https:',
    'data:',
  ]) {
    expect(() => readOrigins('API_ORIGINS', wrong)).toThrow(`not "${wrong}"`);
  }
});

test('what _headers says is what preview reads', () => {
  const headers = securityHeaders(input);
  expect(readHeadersFile(headersFile(headers))).toEqual(headers);
});

test('the consoles are sent to the shell by its address, which hosts do not redirect', () => {
  // Cloudflare Pages answers /app.html with a redirect to /app, and the console's address is lost.
  expect(redirectsFile()).toContain('/admin/* /app 200\n');
  expect(redirectsFile()).not.toContain('.html');
});
