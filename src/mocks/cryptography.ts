/**
 * Functions that the embedded backend needs to keep secrets, in plain JavaScript: browsers have no scrypt and, on an
 * insecure origin, no `crypto.subtle` either. Its accounts are shown on the log-in page: nothing here protects anything
 * of value.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { sha256 } from '@noble/hashes/sha2.js';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Bytes that cannot be guessed. */
export const randomBytes = (count: number): Uint8Array =>
  crypto.getRandomValues(new Uint8Array(count));

/** HMAC-SHA-256 (RFC 2104) of a text. */
export const hmacOf = (key: Uint8Array, text: string): Uint8Array =>
  hmac(sha256, key, bytesOf(text));

/** scrypt (RFC 7914): 32 bytes. It lets a page paint every 10 ms. */
export const deriveKey = (password: string, salt: Uint8Array): Promise<Uint8Array> =>
  scryptAsync(bytesOf(password), salt, { N: 16_384, r: 8, p: 1, dkLen: 32, asyncTick: 10 });

/** True if two byte strings are equal, in a time that does not reveal where they differ. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0);
  return difference === 0;
}

/** Bytes as base64url without padding (RFC 4648, section 5). */
export function toBase64url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes of a base64url text; empty if it is no such text. */
export function fromBase64url(text: string): Uint8Array {
  if (!/^[\w-]*$/.test(text)) return new Uint8Array();
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
