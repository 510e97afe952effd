/**
 * Functions that the embedded backend needs to keep secrets. Node has its own (cryptography-node.ts); a page computes
 * them (cryptography-page.ts), because browsers have no scrypt and, on an insecure origin, no `crypto.subtle` either.
 */
export interface Cryptography {
  /** Bytes that cannot be guessed. */
  random(count: number): Uint8Array;
  /** HMAC-SHA-256 (RFC 2104) of a text. */
  hmac(key: Uint8Array, text: string): Uint8Array;
  /** scrypt (RFC 7914) with N = 16384, r = 8, p = 1: 32 bytes. */
  scrypt(password: string, salt: Uint8Array): Promise<Uint8Array>;
}

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
