/** What an access token says about itself. The token may be no JSON Web Token: the contract allows any text. */
import { isRecord } from '@/api/contract/read.ts';

export interface TokenFacts {
  /** When the token ends, ISO 8601 in UTC; null when it does not say. */
  readonly expires: string | null;
}

/**
 * Reads the claims of a JSON Web Token (RFC 7519) without checking its signature: the facts are shown,
 * nothing is decided by them.
 *
 * @returns null when it cannot be read as one
 */
export function readToken(token: string): TokenFacts | null {
  const payload = token.split('.')[1];
  if (payload === undefined || payload === '') return null;
  const claims = parse(payload);
  if (!isRecord(claims)) return null;
  const { exp } = claims;
  return { expires: typeof exp === 'number' ? isoOf(exp) : null };
}

function parse(part: string): unknown {
  try {
    const base64 = part.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** @param seconds since the epoch; null when no calendar has the day */
function isoOf(seconds: number): string | null {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
