/** The calls that a page makes: what each could create, and which of them nobody has answered yet. */
import type { Page, Request } from '@playwright/test';
import type { Ledger } from './ledger.ts';

export class Calls {
  readonly #since = new Map<Request, number>();
  readonly #sent = new Map<string, number>();

  /** Follows the calls of a page, and puts those that create something in the ledger. */
  static of(page: Page, ledger: Ledger): Calls {
    const calls = new Calls();
    const over = (request: Request) => void calls.#since.delete(request);
    /** What is being created, until the page hears of it. */
    const creating = new Map<string, Request>();
    const answered = (request: Request) => {
      const created = createdBy(request.method(), request.postData());
      if (created !== null && creating.get(created) === request) creating.delete(created);
    };
    page.on('request', (request) => {
      calls.#since.set(request, Date.now());
      const { pathname } = new URL(request.url());
      calls.#sent.set(pathname, calls.sent(pathname) + 1);
      const created = createdBy(request.method(), request.postData());
      if (created === null) return;
      ledger.request(created, 1);
      if (creating.has(created)) ledger.wrong.push(`${created}: sent while it was being sent`);
      creating.set(created, request);
    });
    page.on('response', (response) => {
      answered(response.request());
      if (response.status() !== 401) return;
      ledger.refused += 1;
      // Refused for its token: the product may send it once more.
      const created = createdBy(response.request().method(), response.request().postData());
      if (created !== null) ledger.request(created, -1);
    });
    page.on('requestfinished', over);
    page.on('requestfailed', (request) => {
      over(request);
      answered(request);
    });
    return calls;
  }

  /** How many calls the page has sent to this path. */
  sent(path: string): number {
    return this.#sent.get(path) ?? 0;
  }

  /** What is waited for, in words; a page that waits for nothing waits for ever. */
  underWay(): string {
    const waiting = [...this.#since].map(([request, since]) => {
      const { pathname } = new URL(request.url());
      return `${request.method()} ${pathname} for ${Math.round((Date.now() - since) / 1000)} s`;
    });
    return waiting.length === 0 ? 'no call under way' : `waits for ${waiting.join(', ')}`;
  }
}

/** What a call would create, by its body; null for every other call. */
function createdBy(method: string, body: string | null): string | null {
  if (method !== 'POST' || body === null) return null;
  const sent = JSON.parse(body) as Record<string, unknown>;
  const subject =
    sent['domain'] ?? sent['companyName'] ?? (sent['username'] ? sent['email'] : null);
  return typeof subject === 'string' ? subject : null;
}
