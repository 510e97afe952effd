/**
 * Short-lived access tokens and refresh tokens: JSON Web Tokens signed with HMAC-SHA-256 (RFC 7519). Statuses and words
 * are those of flask-jwt: 401 expired or missing, 422 malformed.
 */
import * as v from 'valibot';
import { fromBase64url, hmacOf, randomBytes, sameBytes, toBase64url } from './cryptography.ts';
import type { UserRow } from './db.ts';
import { HttpError } from './http.ts';

type TokenType = 'access' | 'refresh';

const Claims = v.object({
  /** The user's id. */
  sub: v.string(),
  /** Together with the id, because an id given again after a reset is not the same person. */
  email: v.string(),
  type: v.picklist(['access', 'refresh']),
  /** The token's number, so that "all up to now" can be expired. */
  jti: v.number(),
  iat: v.number(),
  exp: v.number(),
});
type Claims = v.InferOutput<typeof Claims>;

export interface Tokens {
  issue(type: TokenType, user: Pick<UserRow, 'id' | 'email'>): string;
  /** @throws HttpError 401 or 422 as flask-jwt answers */
  read(authorization: string | null, type: TokenType): Claims;
  /** Expires every access token issued so far; refresh tokens stay valid. */
  expireAccess(): void;
  setAccessSeconds(seconds: number): void;
  /** Returns what a later run needs to recognise this run's tokens. */
  keys(): TokenKeys;
}

export interface TokenKeys {
  /** base64url */
  readonly secret: string;
  /** Number of issued tokens. */
  readonly issued: number;
}

export const ACCESS_SECONDS = 15 * 60;
const REFRESH_SECONDS = 7 * 24 * 3600;
const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

function encode(value: unknown): string {
  return toBase64url(new TextEncoder().encode(JSON.stringify(value)));
}

function decode(part: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(fromBase64url(part)));
  } catch {
    return undefined;
  }
}

function refuse(status: 401 | 422, message: string): HttpError {
  return new HttpError(status, message, { msg: true });
}

/**
 * @param before the keys of an earlier run with the same accounts. Without them the secret is new and its tokens fail,
 *   so that an id given again opens no other person's session.
 */
export function createTokens(before?: TokenKeys): Tokens {
  const secret = before ? fromBase64url(before.secret) : randomBytes(32);
  let issued = before?.issued ?? 0;
  let expiredUpTo = 0;
  let life = ACCESS_SECONDS;

  const sign = (input: string): Uint8Array => hmacOf(secret, input);

  return {
    issue(type, user) {
      issued += 1;
      const now = Date.now() / 1000;
      const claims: Claims = {
        sub: String(user.id),
        email: user.email,
        type,
        jti: issued,
        iat: Math.floor(now),
        exp: Math.round((now + (type === 'access' ? life : REFRESH_SECONDS)) * 1000) / 1000,
      };
      const input = `${HEADER}.${encode(claims)}`;
      return `${input}.${toBase64url(sign(input))}`;
    },

    read(authorization, type) {
      if (!authorization) throw refuse(401, 'Missing Authorization Header');
      const [scheme, token, ...rest] = authorization.trim().split(/\s+/);
      if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length > 0) {
        throw refuse(422, "Bad Authorization header. Expected 'Authorization: Bearer <JWT>'");
      }
      const [header, payload, signature, ...more] = token.split('.');
      if (!header || !payload || !signature || more.length > 0) {
        throw refuse(422, 'Not enough segments');
      }
      if (!sameBytes(fromBase64url(signature), sign(`${header}.${payload}`))) {
        throw refuse(422, 'Signature verification failed');
      }
      const parsed = v.safeParse(Claims, decode(payload));
      if (!parsed.success) throw refuse(422, 'Invalid payload');
      const claims = parsed.output;
      if (claims.type !== type) {
        throw refuse(
          422,
          type === 'refresh'
            ? 'Only refresh tokens are allowed'
            : 'Only non-refresh tokens are allowed',
        );
      }
      const forced = type === 'access' && claims.jti <= expiredUpTo;
      if (forced || claims.exp * 1000 <= Date.now()) throw refuse(401, 'Token has expired');
      return claims;
    },

    expireAccess() {
      expiredUpTo = issued;
    },
    setAccessSeconds(seconds) {
      life = seconds;
    },
    keys: () => ({ secret: toBase64url(secret), issued }),
  };
}
