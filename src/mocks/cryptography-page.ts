import { hmac } from '@noble/hashes/hmac.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Cryptography } from './cryptography.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/**
 * Computes in plain JavaScript, which also works on an insecure origin. The demonstration shows its accounts and their
 * passwords on its log-in page: nothing here protects anything of value.
 */
export const pageCryptography: Cryptography = {
  random: (count) => crypto.getRandomValues(new Uint8Array(count)),
  hmac: (key, text) => hmac(sha256, key, bytesOf(text)),
  // N, r and p as Node's defaults; it lets the page paint every 10 ms.
  scrypt: (password, salt) =>
    scryptAsync(bytesOf(password), salt, { N: 16_384, r: 8, p: 1, dkLen: 32, asyncTick: 10 }),
};
