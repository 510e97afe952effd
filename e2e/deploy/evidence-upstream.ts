/** Stand-ins for a resolver and a registry behind nginx, which answer as the demonstration's do. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { encode, type RecordType } from 'dns-packet';
import { createDb } from '../../src/mocks/db.ts';
import { createEvidence } from '../../src/mocks/evidence/service.ts';
import { seed } from '../../src/mocks/seed.ts';

/** The parameter `dns` of a question (RFC 8484 section 4.1.1). */
export function queryOf(name: string, type: RecordType): string {
  const query = encode({ type: 'query', id: 0, flags: 1 << 8, questions: [{ name, type }] });
  return query.toString('base64url');
}

/** A request as it arrived. */
export type Came = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** A server at `/dns-query` and `/rdap/domain/<name>`, whose answers bring headers that must not pass. */
export async function startUpstream() {
  const answerOf = createEvidence(seed(createDb()));
  let retryAfter: number | null = null;
  const came: Came[] = [];
  const server = createServer((call, response) => {
    const { method = 'GET', url = '/', headers } = call;
    came.push({ method, url, headers });
    const path = url.replace(/^\/dns-query/, '/evidence/doh').replace(/^\/rdap/, '/evidence/rdap');
    const send = async () => {
      if (retryAfter !== null) {
        return void response.writeHead(429, { 'Retry-After': `${retryAfter}` }).end();
      }
      const answer = await answerOf({ method, url: `http://upstream.invalid${path}` });
      if (answer === null) return void response.writeHead(404).end();
      response.writeHead(answer.status, {
        ...Object.fromEntries(answer.headers),
        'cache-control': 'public, max-age=60',
        'Set-Cookie': 'seen=1',
        'Strict-Transport-Security': 'max-age=31536000',
        'Clear-Site-Data': '"*"',
        'Content-Security-Policy': "default-src 'self'",
      });
      response.end(Buffer.from(await answer.arrayBuffer()));
    };
    void send();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  /** From now on every call is answered with 429 and so many seconds. */
  const refuse = (seconds: number) => {
    retryAfter = seconds;
  };
  return { came, refuse, url, close };
}
