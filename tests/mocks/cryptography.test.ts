/** The embedded backend's cryptography against Node's own. */
import { createHmac, scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { deriveKey, fromBase64url, hmacOf, sameBytes, toBase64url } from '@/mocks/cryptography.ts';
import { hashPassword, verifyPassword } from '@/mocks/passwords.ts';
import { seed } from '@/mocks/seed.ts';
import { createDb } from '@/mocks/db.ts';
import { DEMO_ACCOUNTS } from '@/mocks/demo-accounts.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (data: Uint8Array) => Buffer.from(data).toString('hex');

test('it computes the same HMAC-SHA-256 as Node, with keys longer than a block too', () => {
  for (const length of [4, 64, 131]) {
    const key = new Uint8Array(length).fill(0xaa);
    const text = 'what do ya want for nothing? क्षेत्र';
    expect(hex(hmacOf(key, text))).toBe(createHmac('sha256', key).update(text).digest('hex'));
  }
});

test('it derives the same key with scrypt as Node', async () => {
  const salt = bytes('SodiumChloride');
  const key = hex(await deriveKey('pleaseletmein', salt));
  expect(key).toBe(scryptSync('pleaseletmein', salt, 32).toString('hex'));
  // The first half of the third vector of RFC 7914, section 12.
  expect(key).toBe('7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2');
});

test('base64url there and back; any other text is no bytes', () => {
  const all = Uint8Array.from({ length: 256 }, (_none, index) => index);
  expect(toBase64url(all)).toBe(Buffer.from(all).toString('base64url'));
  expect(sameBytes(fromBase64url(toBase64url(all)), all)).toBe(true);
  expect(fromBase64url('a+b/')).toHaveLength(0);
  expect(fromBase64url('a')).toHaveLength(0);
});

test('every demo account opens with its password, and with no other', async () => {
  const { users } = seed(createDb());
  for (const { email, password } of DEMO_ACCOUNTS.slice(0, 2)) {
    const hash = users.find((user) => user.email === email)?.password_hash ?? '';
    // Each takes the whole processor.
    // oxlint-disable-next-line no-await-in-loop
    expect(await verifyPassword(password, hash)).toBe(true);
  }
  const hash = users.all()[0]?.password_hash ?? '';
  expect(await verifyPassword('Demo-superadmin', hash)).toBe(false);
});

test('two hashes of one password differ, and each is read', async () => {
  const hashes = [await hashPassword('påsswörd'), await hashPassword('påsswörd')];
  expect(hashes[0]).not.toBe(hashes[1]);
  // Equal letters in another composition (NFKC); then one letter less.
  const opens = (typed: string) => verifyPassword(typed, hashes[1] ?? '');
  expect(await opens('pa\u030Asswo\u0308rd')).toBe(true);
  expect(await opens('pa\u030Asswo\u0308r')).toBe(false);
});
