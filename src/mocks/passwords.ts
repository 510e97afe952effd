/** Passwords are stored as salted scrypt hashes (RFC 7914), written `scrypt$salt$hash` in base64url. */
import { deriveKey, fromBase64url, randomBytes, sameBytes, toBase64url } from './cryptography.ts';

const KEY_BYTES = 32;

/** Hashes a password with a fresh salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password.normalize('NFKC'), salt);
  return `scrypt$${toBase64url(salt)}$${toBase64url(key)}`;
}

/** Compares in constant time. An unreadable hash matches nothing. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, salt, hash] = stored.split('$');
  if (scheme !== 'scrypt' || !salt || !hash) return false;
  const expected = fromBase64url(hash);
  if (expected.length !== KEY_BYTES) return false;
  const key = await deriveKey(password.normalize('NFKC'), fromBase64url(salt));
  return sameBytes(key, expected);
}

/** Checked for an unknown email address, so that the answer takes as long as for a known one. */
export const UNKNOWN_ACCOUNT_HASH =
  'scrypt$25Ps7Hy_71SQEOhZ1ZhUDg$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
