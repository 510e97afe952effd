/** The calls that a page makes: what each could create, and which of them nobody has answered yet. */
import type { Page, Request, Response } from '@playwright/test';
import type { Ledger } from './ledger.ts';

/** Outcome of a request to create something. */
interface Creation {
  /** The call that nobody has answered yet. */
  request: Request | null;
  /** When the last call was answered, or failed. */
  answered: number;
  /** Every answer of success that these faults bring comes after the work. */
  done: boolean;
}

/** Number of ended calls that are reported. */
const MOST_TOLD = 12;

export class Calls {
  readonly #since = new Map<Request, number>();
  /** The calls that ended last, in words. */
  readonly #ended: string[] = [];
  readonly #sent = new Map<string, number>();
  readonly #creations = new Map<string, Creation>();
  readonly #ledger: Ledger;
  /** Counts what happens, for an order in time. */
  #now = 0;
  /** When the last press ended; Infinity while there is one. */
  #pressed = 0;

  private constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  /** Follows the calls of a page, and puts in the ledger what was sent without a separate decision. */
  static of(page: Page, ledger: Ledger): Calls {
    const calls = new Calls(ledger);
    page.on('request', (request) => calls.#request(request));
    page.on('response', (response) => calls.#response(response));
    page.on('requestfinished', (request) => calls.#end(request));
    page.on('requestfailed', (request) => {
      calls.#end(request);
      calls.#answered(request);
    });
    return calls;
  }

  /** Whatever is pressed in here may send what was sent before, and has failed. */
  async pressing(press: () => Promise<void>): Promise<void> {
    this.#pressed = Infinity;
    try {
      await press();
    } finally {
      this.#pressed = this.#now += 1;
    }
  }

  #request(request: Request): void {
    this.#since.set(request, Date.now());
    const { pathname } = new URL(request.url());
    this.#sent.set(pathname, this.sent(pathname) + 1);
    const subject = createdBy(request);
    if (subject === null) return;
    const before = this.#creations.get(subject);
    if (before?.request) this.#wrong(subject, 'sent while it was being sent');
    else if (before?.done) this.#wrong(subject, 'sent again after it was created');
    else if (before && this.#pressed < before.answered)
      this.#wrong(subject, 'sent again by itself');
    this.#creations.set(subject, { request, answered: 0, done: before?.done ?? false });
  }

  #response(response: Response): void {
    const request = response.request();
    this.#answered(request);
    const subject = createdBy(request);
    const creation = subject === null ? undefined : this.#creations.get(subject);
    if (creation && response.ok()) creation.done = true;
    if (response.status() !== 401) return;
    this.#ledger.refused += 1;
    // Refused for its token: the product may send it once more.
    if (subject !== null && !creation?.done) this.#creations.delete(subject);
  }

  #end(request: Request): void {
    const seconds = (Date.now() - (this.#since.get(request) ?? Date.now())) / 1000;
    this.#since.delete(request);
    const end = request.failure()?.errorText ?? request.existingResponse()?.status();
    const at = new Date().toISOString().slice(11, 19);
    this.#ended.push(`${at} ${new URL(request.url()).pathname} ${end}, ${seconds.toFixed(1)} s`);
    if (this.#ended.length > MOST_TOLD) this.#ended.shift();
  }

  #answered(request: Request): void {
    const subject = createdBy(request);
    const creation = subject === null ? undefined : this.#creations.get(subject);
    if (creation?.request !== request) return;
    creation.request = null;
    creation.answered = this.#now += 1;
  }

  #wrong(subject: string, words: string): void {
    this.#ledger.wrong.push(`${subject}: ${words}`);
  }

  /** How many calls the page has sent to this path. */
  sent(path: string): number {
    return this.#sent.get(path) ?? 0;
  }

  /** True if something that was to be created has had no answer yet. */
  get isCreating(): boolean {
    return [...this.#creations.values()].some(({ request }) => request !== null);
  }

  /** The calls that ended last, and the time: a page that is busy for long may have got answers all the while. */
  lastEnded(): string {
    return [...this.#ended, `${new Date().toISOString().slice(11, 19)} now`].join('\n');
  }

  /** Names the pending requests; a page without any would wait for ever. */
  underWay(): string {
    const waiting = [...this.#since].map(([request, since]) => {
      const { pathname } = new URL(request.url());
      return `${request.method()} ${pathname} for ${Math.round((Date.now() - since) / 1000)} s`;
    });
    return waiting.length === 0 ? 'no call under way' : `waits for ${waiting.join(', ')}`;
  }
}

/** Returns the name in the body of a creating call; null for every other call. */
function createdBy(request: Request): string | null {
  const [method, body] = [request.method(), request.postData()];
  if (method !== 'POST' || body === null) return null;
  const sent = JSON.parse(body) as Record<string, unknown>;
  const subject =
    sent['domain'] ?? sent['companyName'] ?? (sent['username'] ? sent['email'] : null);
  return typeof subject === 'string' ? subject : null;
}
