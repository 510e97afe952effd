import { expect, test } from 'vitest';
import { domainOf } from '@/lib/read-name.ts';
import { parseDomain } from '@/lookalike/index.ts';

/** As the alert's page asks: the engine's reading, of what is a domain name. */
function registrableName(host: string): string | null {
  const name = domainOf(host);
  const forms = name === null ? null : parseDomain(name);
  return forms && 'registrable' in forms ? forms.registrable : null;
}

test.each([
  ['hdfcbamk.com', 'hdfcbamk.com'],
  ['Login.Secure.HDFCbamk.CO.IN.', 'hdfcbamk.co.in'],
  ['a.b.bank.in', 'b.bank.in'],
  ['brand.github.io', 'github.io'],
  ['www.fóo.example', 'xn--fo-5ja.example'],
  ['raqm.भारत', 'raqm.xn--h2brj9c'],
  ['co.in', 'co.in'],
  ['com', null],
  ['192.0.2.1', null],
  ['https://hdfcbamk.com/', null],
  ['hdfc\u202Ebamk.com', null],
  ['', null],
])('%s belongs to %s', (host, name) => expect(registrableName(host)).toBe(name));
