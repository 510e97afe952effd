/** A registry for tests: a real HTTP server with given answers. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Answering = (response: ServerResponse, request: IncomingMessage) => void;

export class Registry {
  /** Requests in order. */
  readonly asked: IncomingMessage[] = [];
  readonly #server;

  private constructor(answer: Answering) {
    this.#server = createServer((request, response) => {
      this.asked.push(request);
      answer(response, request);
    });
  }

  static async that(answer: Answering): Promise<Registry> {
    const registry = new Registry(answer);
    registry.#server.listen(0, '127.0.0.1');
    await once(registry.#server, 'listening');
    return registry;
  }

  /** One that gives the same answer to everything. */
  static answering(status: number, headers: Record<string, string>, body = ''): Promise<Registry> {
    return Registry.that((response) => response.writeHead(status, headers).end(body));
  }

  get host(): string {
    const address = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('not listening');
    return `127.0.0.1:${address.port}`;
  }

  get base(): string {
    return `http://${this.host}/evidence/rdap`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
