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
    /** What the page was told is created: every answer of success that these faults bring is one. */
    const created = new Set<string>();
    const answered = (request: Request) => {
      const subject = createdBy(request);
      if (subject !== null && creating.get(subject) === request) creating.delete(subject);
    };
    page.on('request', (request) => {
      calls.#since.set(request, Date.now());
      const { pathname } = new URL(request.url());
      calls.#sent.set(pathname, calls.sent(pathname) + 1);
      const subject = createdBy(request);
      if (subject === null) return;
      ledger.request(subject, 1);
      if (creating.has(subject)) ledger.wrong.push(`${subject}: sent while it was being sent`);
      if (created.has(subject)) ledger.wrong.push(`${subject}: sent again after it was created`);
      creating.set(subject, request);
    });
    page.on('response', (response) => {
      answered(response.request());
      const subject = createdBy(response.request());
      if (subject !== null && response.ok()) created.add(subject);
      if (response.status() !== 401) return;
      ledger.refused += 1;
      // Refused for its token: the product may send it once more.
      if (subject !== null) ledger.request(subject, -1);
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
function createdBy(request: Request): string | null {
  const [method, body] = [request.method(), request.postData()];
  if (method !== 'POST' || body === null) return null;
  const sent = JSON.parse(body) as Record<string, unknown>;
  const subject =
    sent['domain'] ?? sent['companyName'] ?? (sent['username'] ? sent['email'] : null);
  return typeof subject === 'string' ? subject : null;
}
