/** A DoH resolver over real HTTP whose every answer a test decides, down to the bytes. */
import * as dnsPacket from 'dns-packet';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AskedType } from '@/evidence/model/dns/types.ts';

export type Reply =
  | Uint8Array
  | { status?: number; headers?: Record<string, string>; body?: string | Uint8Array }
  /** Never answers. */
  | 'hang'
  /** Ends the connection without a word. */
  | 'cut'
  /** Ends it in the middle of the body. */
  | 'cut-body';

export interface Asked {
  readonly name: string;
  readonly type: AskedType;
}

export interface DohServer {
  readonly url: string;
  /** Queries in order. */
  readonly asked: string[];
  readonly requests: IncomingMessage[];
  /** May be replaced while the server runs. */
  reply: (asked: Asked) => Reply;
  readonly close: () => Promise<void>;
}

function send(response: ServerResponse, reply: Reply): void {
  if (reply === 'hang') return;
  if (reply === 'cut') {
    response.destroy();
    return;
  }
  if (reply === 'cut-body') {
    response.writeHead(200, { 'content-type': 'application/dns-message', 'content-length': 400 });
    response.write(new Uint8Array(20), () => response.destroy());
    return;
  }
  const { status, headers, body } =
    reply instanceof Uint8Array ? { status: 200, headers: {}, body: reply } : reply;
  response.writeHead(status ?? 200, { 'content-type': 'application/dns-message', ...headers });
  response.end(body);
}

/** Starts on a free port of 127.0.0.1. */
export async function dohServer(reply: DohServer['reply']): Promise<DohServer> {
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://doh.test').searchParams.get('dns') ?? '';
    const question = dnsPacket.decode(Buffer.from(query, 'base64url')).questions?.[0];
    const asked = { name: question?.name ?? '', type: (question?.type ?? 'A') as AskedType };
    doh.asked.push(`${asked.name} ${asked.type}`);
    doh.requests.push(request);
    send(response, doh.reply(asked));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const doh: DohServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/dns-query`,
    asked: [],
    requests: [],
    reply,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
  return doh;
}
