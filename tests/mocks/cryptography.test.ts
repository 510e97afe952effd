/** The page's cryptography against Node's own. */
import { describe, expect, test } from 'vitest';
import { fromBase64url, sameBytes, toBase64url } from '@/mocks/cryptography.ts';
import { nodeCryptography } from '@/mocks/cryptography-node.ts';
import { pageCryptography } from '@/mocks/cryptography-page.ts';
import { hashPassword, verifyPassword } from '@/mocks/passwords.ts';
import { seed } from '@/mocks/seed.ts';
import { createDb } from '@/mocks/db.ts';
import { DEMO_ACCOUNTS } from '@/mocks/demo-accounts.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (data: Uint8Array) => Buffer.from(data).toString('hex');

test('both compute the same HMAC-SHA-256, with keys longer than a block too', () => {
  for (const length of [4, 64, 131]) {
    const key = new Uint8Array(length).fill(0xaa);
    const text = 'what do ya want for nothing? क्षेत्र';
    expect(hex(pageCryptography.hmac(key, text))).toBe(hex(nodeCryptography.hmac(key, text)));
  }
});

test('both derive the same key with scrypt', async () => {
  const salt = bytes('SodiumChloride');
  const [page, node] = await Promise.all([
    pageCryptography.scrypt('pleaseletmein', salt),
    nodeCryptography.scrypt('pleaseletmein', salt),
  ]);
  expect(hex(page)).toBe(hex(node));
  // The first half of the third vector of RFC 7914, section 12.
  expect(hex(page)).toBe('7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2');
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
    // Equal letters in another composition (NFKC); then one letter less.
    const opens = (typed: string) => verifyPassword(nodeCryptography, typed, hashes[1] ?? '');
    expect(await opens('pa\u030Asswo\u0308rd')).toBe(true);
    expect(await opens('pa\u030Asswo\u0308r')).toBe(false);
  });
});
