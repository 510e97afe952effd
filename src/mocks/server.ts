/** The embedded backend as a real HTTP server on loopback, with CORS. */
import { getResponse } from 'msw';
import { serve, type Server, type ServerRequest } from 'srvx';
import { createBackend } from './backend.ts';
import type { Backend } from './call.ts';
import { answerDev, mayCall, mayUseDevApi } from './dev-api.ts';
import { createEvidence, type AnswerEvidence, type LoadZone } from './evidence/service.ts';
import { CONTRACT_PATHS } from './handlers/index.ts';
import { HttpError } from './http.ts';

const HOST = '127.0.0.1';
const MOST_FALLBACKS = 50;
const LAST_PORT = 65_535;
const MOST_BODY_BYTES = 128 * 1024;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

export interface StartOptions {
  /** 0 takes any free one. */
  port: number;
  /** True to take the next free port if the wanted one is in use. */
  fallbackPorts?: boolean;
  /** Host names, besides loopback ones, of pages that may call and of addresses that they call. */
  hosts?: readonly string[];
  /** For a host whose modules cannot load others later. */
  loadZone?: LoadZone | undefined;
}

export interface RunningBackend {
  /** `http://host:port`, without a trailing slash. */
  readonly origin: string;
  readonly port: number;
  readonly backend: Backend;
  /** The demonstration resolver and registry over the same store; the site serves them. */
  readonly evidence: AnswerEvidence;
  /** Ends the server and its open connections; a second call does nothing more. */
  close(): Promise<void>;
}

/**
 * Starts a backend.
 *
 * @throws the listen error when the port is not available (`EADDRINUSE`, `EACCES`)
 */
export async function startBackend(options: StartOptions): Promise<RunningBackend> {
  const { port, fallbackPorts = false, hosts = [], loadZone } = options;
  const backend = createBackend();
  const evidence = createEvidence(backend.db, loadZone);
  const served = { backend, hosts };
  const server = await listen(served, port, fallbackPorts ? MOST_FALLBACKS : 0);
  const address = server.node?.server?.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  let closed: Promise<void> | null = null;
  return {
    origin: `http://${HOST}:${actual}`,
    port: actual,
    backend,
    evidence,
    close() {
      closed ??= server.close(true);
      return closed;
    },
  };
}

interface Served {
  backend: Backend;
  hosts: readonly string[];
}

async function listen(served: Served, port: number, fallbacks: number): Promise<Server> {
  const server = serve({
    hostname: HOST,
    port,
    manual: true,
    silent: true,
    gracefulShutdown: false,
    maxRequestBodySize: MOST_BODY_BYTES,
    fetch: (request) => respond(served, request),
  });
  try {
    await server.serve();
    return server;
  } catch (error) {
    if (fallbacks === 0 || port === 0 || !isTaken(error)) throw error;
    // The system may reserve whole ranges (Windows reserves hundreds); the last try takes any free port.
    const next = fallbacks === 1 || port === LAST_PORT ? 0 : port + 1;
    return listen(served, next, fallbacks - 1);
  }
}

function isTaken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === 'EADDRINUSE' || code === 'EACCES';
}

async function respond({ backend, hosts }: Served, incoming: ServerRequest): Promise<Response> {
  const socket = incoming.runtime?.node?.req.socket;
  const { pathname } = new URL(incoming.url);
  const dev = pathname === '/__dev' || pathname.startsWith('/__dev/');
  if (dev && !mayUseDevApi(incoming, socket?.remoteAddress ?? '')) {
    return new HttpError(403, 'Only for this machine').toResponse();
  }
  if (!mayCall(incoming, hosts)) {
    return new HttpError(403, 'Only for pages of this machine, and of DEV_HOSTS').toResponse();
  }
  if (incoming.method === 'OPTIONS') return preflight(incoming);
  try {
    const request = await whole(incoming);
    const response = dev ? await answerDev(backend, request) : await route(backend, request);
    if (response.type === 'error') socket?.destroy();
    else return withCors(response, incoming);
  } catch (error) {
    if (!(error instanceof HttpError)) console.error(error);
    const known = error instanceof HttpError ? error : new HttpError(500, 'Internal server error');
    return withCors(known.toResponse(), incoming);
  }
  // This answer is never read: the socket is gone.
  return new Response(null, { status: 502 });
}

/** The request as the platform's own Request, which MSW can clone, with its body read to the end. */
async function whole(incoming: ServerRequest): Promise<Request> {
  const { url, method, headers } = incoming;
  if (!METHODS.has(method)) throw new HttpError(405, 'Method Not Allowed');
  // A HEAD is the GET without its body, which the server omits.
  if (method === 'GET' || method === 'HEAD') return new Request(url, { headers });
  let body: string;
  try {
    body = await incoming.text();
  } catch {
    throw new HttpError(413, 'The request body is too large or broke off');
  }
  return new Request(url, { method, headers, body });
}

async function route(backend: Backend, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const found = CONTRACT_PATHS.has(pathname) ? await getResponse(backend.handlers, request) : null;
  return found ?? new HttpError(404, `Nothing at ${pathname}`).toResponse();
}

function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('Origin');
  return origin === null
    ? { Vary: 'Origin' }
    : { Vary: 'Origin', 'Access-Control-Allow-Origin': origin };
}

function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(request),
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type',
      'Access-Control-Max-Age': '600',
      // Chromium asks for it when a page from elsewhere calls a loopback address.
      ...(request.headers.has('Access-Control-Request-Private-Network') && {
        'Access-Control-Allow-Private-Network': 'true',
      }),
    },
  });
}

function withCors(response: Response, request: Request): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(corsHeaders(request))) headers.set(name, value);
  // HTTP/1.1 has a text for its status; the super-admin's errors show it (specification section 8).
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}
