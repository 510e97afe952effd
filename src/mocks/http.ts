/** Answers, errors and body reading of the embedded backend. */
import { HttpResponse } from 'msw';
import { isRecord } from '../api/contract/read.ts';

interface ErrorExtras {
  headers?: Record<string, string>;
  /** True to send the message as `msg` too, like flask-jwt for every problem with a token. */
  msg?: boolean;
}

/** Ends a call with a status and `{error: message}`. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly extras: ErrorExtras;

  constructor(status: number, message: string, extras: ErrorExtras = {}) {
    super(message);
    this.status = status;
    this.extras = extras;
  }

  toResponse(): Response {
    const body = this.extras.msg
      ? { msg: this.message, error: this.message }
      : { error: this.message };
    return HttpResponse.json(body, {
      status: this.status,
      ...(this.extras.headers && { headers: this.extras.headers }),
    });
  }
}

/** A JSON answer. */
export function json(body: unknown, status = 200): Response {
  return new HttpResponse(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  });
}

/**
 * Reads the JSON object a call sends.
 *
 * @throws HttpError 415 for another type, 400 for any other body
 */
export async function readObject(request: Request): Promise<Record<string, unknown>> {
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')) {
    throw new HttpError(415, 'The request body must be application/json');
  }
  let body: unknown;
  try {
    body = await request.json();
  } catch {
    throw new HttpError(400, 'The request body is not valid JSON');
  }
  if (!isRecord(body)) throw new HttpError(400, 'The request body must be a JSON object');
  return body;
}

/**
 * Reads one text field.
 *
 * @param label the field's name in messages
 * @param max maximum number of characters
 * @returns the text, trimmed
 * @throws HttpError 400 when it is missing, 422 when it is no text, empty or too long
 */
export function textField(
  body: Record<string, unknown>,
  field: string,
  label: string,
  max = 200,
): string {
  const value = untrimmedField(body, field, label, max).trim();
  if (value === '') throw new HttpError(422, `${label} must not be empty`);
  return value;
}

/** Like textField, for passwords: leading and trailing spaces count. */
export function untrimmedField(
  body: Record<string, unknown>,
  field: string,
  label: string,
  max = 200,
): string {
  const value = body[field];
  if (value === undefined || value === null) throw new HttpError(400, `${label} is required`);
  if (typeof value !== 'string') throw new HttpError(422, `${label} must be text`);
  if (value === '') throw new HttpError(422, `${label} must not be empty`);
  if (value.length > max) {
    throw new HttpError(422, `${label} must not be longer than ${max} characters`);
  }
  return value;
}

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** At least two letters, or a punycode label: `xn--h2brj9c` (.भारत) holds digits and hyphens. */
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/;

/** True if `name` (lower case, IDN as `xn--`) is a host name that specification section 5 allows. */
export function isHostname(name: string): boolean {
  const labels = name.split('.');
  return (
    name.length <= 253 &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '')
  );
}

/** Reads `domain`, in lower case. @throws HttpError 422 when it is no host name */
export function domainField(body: Record<string, unknown>): string {
  const value = textField(body, 'domain', 'Domain', 300).toLowerCase();
  if (!isHostname(value)) throw new HttpError(422, 'Please enter a valid domain name');
  return value;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Reads `email`, in lower case, since accounts are found by it. @throws HttpError 422 for any other text */
export function emailField(body: Record<string, unknown>): string {
  const value = textField(body, 'email', 'Email', 254).toLowerCase();
  if (!EMAIL.test(value)) throw new HttpError(422, 'Please enter a valid email address');
  return value;
}

/** Reads `password` and `confirm_password` (specification section 5). @throws HttpError 422 */
export function newPassword(body: Record<string, unknown>): string {
  const password = untrimmedField(body, 'password', 'Password');
  if (password !== untrimmedField(body, 'confirm_password', 'Password confirmation')) {
    throw new HttpError(422, 'Passwords do not match');
  }
  if (password.length < 8) {
    throw new HttpError(422, 'Password must be at least 8 characters long');
  }
  return password;
}

/**
 * Reads `?id=`.
 *
 * @throws HttpError 400 when it is missing or no whole number
 */
export function idParameter(url: URL): number {
  const raw = url.searchParams.get('id');
  if (raw === null || raw === '') throw new HttpError(400, 'Parameter id is required');
  if (!/^\d{1,15}$/.test(raw)) throw new HttpError(400, 'Parameter id must be a number');
  return Number(raw);
}
