/** One exchange with the backend: address, headers, time-out, abort. Does not know sessions. */
import { apiBase } from '@/backend.ts';
import { send } from '@/lib/transport.ts';
import { endpoints, type EndpointName } from './contract/index.ts';
import { isRecord } from './contract/read.ts';
import { ApiError, serverWords, type ApiErrorKind } from './errors.ts';

/**
 * Longest silence of the backend between two pieces of its answer, and before the first one unless the contract gives
 * the call longer (`firstByteMs`).
 */
const SILENCE_MS = 15_000;

export interface ExchangeOptions {
  /** Ends the call with an ApiError of kind `aborted`. */
  signal?: AbortSignal | undefined;
  /** Called after each piece of the body: bytes so far, and the announced total (null if unknown). */
  onProgress?: ((loaded: number, total: number | null) => void) | undefined;
}

/** An answer, whatever its status. */
export interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly body: ArrayBuffer;
}

/**
 * Sends one call of the contract and reads the whole answer. The time-out counts silence, not the whole download: a
 * long list on a slow line is not an error.
 *
 * @param bearer the token to send, or null
 * @throws ApiError of kind `config`, `unreachable`, `timeout` or `aborted`; never `http`
 */
export async function exchange(
  name: EndpointName,
  input: unknown,
  bearer: string | null,
  { signal, onProgress }: ExchangeOptions = {},
): Promise<Answer> {
  const url = addressOf(name, input);
  const { method, sends, firstByteMs = SILENCE_MS } = endpoints[name];
  const headers = new Headers({ Accept: 'application/json', 'Content-Type': 'application/json' });
  if (bearer !== null) headers.set('Authorization', `Bearer ${bearer}`);

  const controller = new AbortController();
  const cancel = () => controller.abort(new ApiError('aborted', `${name} was cancelled`));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expectPieceWithin = (ms: number) => {
    const silence = new ApiError('timeout', `${name}: no answer for ${ms} ms`);
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(silence), ms);
  };
  expectPieceWithin(firstByteMs);
  signal?.addEventListener('abort', cancel);
  if (signal?.aborted) cancel();
  try {
    const response = await send(url, {
      method,
      headers,
      body: sends === 'json' ? JSON.stringify(input) : null,
      // Never from or into the browser's cache: several calls that change something are GETs, and a cached list could
      // be another user's.
      cache: 'no-store',
      credentials: 'omit',
      signal: controller.signal,
    });
    const body = await readBody(response, (loaded, total) => {
      expectPieceWithin(SILENCE_MS);
      onProgress?.(loaded, total);
    });
    return { ok: response.ok, status: response.status, statusText: response.statusText, body };
  } catch (cause) {
    const reason: unknown = controller.signal.reason;
    if (reason instanceof ApiError) throw reason;
    throw new ApiError('unreachable', `${name}: the backend cannot be reached`, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

function addressOf(name: EndpointName, input: unknown): string {
  const { path, sends } = endpoints[name];
  let base: string;
  try {
    base = apiBase();
  } catch (cause) {
    throw new ApiError('config', cause instanceof Error ? cause.message : String(cause), { cause });
  }
  if (sends !== 'query') return base + path;
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(isRecord(input) ? input : {})) {
    if (typeof value === 'string') query.set(key, value);
  }
  return `${base}${path}?${query.toString()}`;
}

async function readBody(
  response: Response,
  onPiece: (loaded: number, total: number | null) => void,
): Promise<ArrayBuffer> {
  const announced = Number(response.headers.get('Content-Length') ?? Number.NaN);
  const total = Number.isFinite(announced) ? announced : null;
  let loaded = 0;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      loaded += piece.byteLength;
      onPiece(loaded, total);
      controller.enqueue(piece);
    },
  });
  return new Response(response.body?.pipeThrough(counting)).arrayBuffer();
}

/** The value of a body, undefined if it is no JSON. A byte order mark is skipped. Never throws. */
export function readJson(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(textOf(body));
  } catch {
    return undefined;
  }
}

/** True if a body is a page: a proxy's, a Wi-Fi portal's, the error page of a framework. */
export const isMarkup = (body: ArrayBuffer): boolean => textOf(body).startsWith('<');

const textOf = (body: ArrayBuffer): string => new TextDecoder().decode(body).trim();

/** Returns the error for a refusing answer, with the server's words if the body has any. */
export const refusal = (name: EndpointName, answer: Answer): ApiError =>
  errorOf('http', `${name} was refused with ${answer.status}`, answer);

/** Returns the error for a successful answer that cannot be read. */
export const unreadable = (name: EndpointName, answer: Answer, cause?: unknown): ApiError =>
  errorOf('shape', `${name}: the answer cannot be read`, answer, cause);

function errorOf(kind: ApiErrorKind, message: string, answer: Answer, cause?: unknown): ApiError {
  const serverMessage = serverWords(readJson(answer.body));
  return new ApiError(kind, message, { ...answer, serverMessage, cause });
}
