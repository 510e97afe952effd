/** The page's cryptography against the vectors of the RFCs and against Node's own. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fromBase64url, sameBytes, toBase64url } from '@/mocks/cryptography.ts';
import { nodeCryptography } from '@/mocks/cryptography-node.ts';
import { hmacSha256, pageCryptography, scrypt, sha256 } from '@/mocks/cryptography-page.ts';
import { hashPassword, verifyPassword } from '@/mocks/passwords.ts';
import { seed } from '@/mocks/seed.ts';
import { createDb } from '@/mocks/db.ts';
import { DEMO_ACCOUNTS } from '@/mocks/demo-accounts.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (data: Uint8Array) => Buffer.from(data).toString('hex');

test.each([0, 1, 55, 56, 63, 64, 65, 1000])('SHA-256 of %i bytes is what Node says', (length) => {
  const message = Uint8Array.from({ length }, (_none, index) => (index * 37) % 256);
  expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
});

test('SHA-256 of "abc" (FIPS 180-4)', () => {
  expect(hex(sha256(bytes('abc')))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

test('HMAC-SHA-256 (RFC 4231, cases 2 and 6)', () => {
  expect(hex(hmacSha256(bytes('Jefe'), bytes('what do ya want for nothing?')))).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
  const long = new Uint8Array(131).fill(0xaa);
  expect(
    hex(hmacSha256(long, bytes('Test Using Larger Than Block-Size Key - Hash Key First'))),
  ).toBe('60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54');
});

test.each([
  {
    password: '',
    salt: '',
    options: { cost: 16, size: 1, length: 64 },
    key:
      '77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442' +
      'fcd0069ded0948f8326a753a0fc81f17e8d3e0fb2e0d3628cf35e20c38d18906',
  },
  {
    password: 'pleaseletmein',
    salt: 'SodiumChloride',
    options: { cost: 16_384, size: 8, length: 64 },
    key:
      '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2' +
      'd5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887',
  },
])('scrypt of "$password" (RFC 7914, section 12, p = 1)', async (vector) => {
  const key = await scrypt(bytes(vector.password), bytes(vector.salt), vector.options);
  expect(hex(key)).toBe(vector.key);
});

test('base64url there and back; any other text is no bytes', () => {
  const all = Uint8Array.from({ length: 256 }, (_none, index) => index);
  expect(toBase64url(all)).toBe(Buffer.from(all).toString('base64url'));
  expect(sameBytes(fromBase64url(toBase64url(all)), all)).toBe(true);
  expect(fromBase64url('a+b/')).toHaveLength(0);
  expect(fromBase64url('a')).toHaveLength(0);
});

describe.each([
  ['Node', nodeCryptography],
  ['the page', pageCryptography],
])('in %s', (_where, cryptography) => {
  test('every demo account opens with its password, and with no other', async () => {
    const { users } = seed(createDb());
    for (const { email, password } of DEMO_ACCOUNTS.slice(0, 2)) {
      const hash = users.find((user) => user.email === email)?.password_hash ?? '';
      // Each takes the whole processor.
      // oxlint-disable-next-line no-await-in-loop
      expect(await verifyPassword(cryptography, password, hash)).toBe(true);
    }
    const hash = users.all()[0]?.password_hash ?? '';
    expect(await verifyPassword(cryptography, 'Demo-superadmin', hash)).toBe(false);
  });

  test('two hashes of one password differ, and the other place reads them', async () => {
    const hashes = [
      await hashPassword(cryptography, 'påsswörd'),
      await hashPassword(cryptography, 'påsswörd'),
    ];
    expect(hashes[0]).not.toBe(hashes[1]);
    // The same letters, composed otherwise (NFKC); then one letter less.
    const opens = (typed: string) => verifyPassword(nodeCryptography, typed, hashes[1] ?? '');
    expect(await opens('pa\u030Asswo\u0308rd')).toBe(true);
    expect(await opens('pa\u030Asswo\u0308r')).toBe(false);
  });
});
