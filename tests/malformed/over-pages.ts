/**
 * The real pages over malformed answers: something readable, nothing that loads for ever, nothing printed,
 * no error page. 2 answers a call in `npm test` (34 pages), 120 with FULL=1 (2,040 pages), and with PAGES=10000
 * as many as contract.test.ts gives the calls in a full run, from the same seeds (half an hour).
 */
import { configure, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { endpoints, type EndpointName } from '@/api/contract/index.ts';
import { logout } from '@/session/session.ts';
import { backend, server, signIn } from '../setup/backend.ts';
import { renderApp } from '../setup/render-app.tsx';
import { CALLS, malformedAnswers, responseOf, type Malformed } from './bodies.ts';
import { SCENES } from './scenes.ts';

const PAGES = Number(process.env['PAGES'] ?? (process.env['FULL'] ? 2_040 : 34));
const EACH = Math.ceil(PAGES / CALLS.length);
const SEED = 20_261_121;

const VERBS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** Nothing is under way, and there is something to read. */
async function expectReadable(): Promise<void> {
  await waitFor(
    () => {
      expect(document.querySelectorAll('.animate-turn')).toHaveLength(0);
      expect(screen.queryByText(/^(?:Loading|Checking who)/)).toBeNull();
      expect(document.querySelector('h1')?.textContent?.trim()).toBeTruthy();
    },
    { timeout: 15_000 },
  );
  expect(screen.queryByText('Unexpected Application Error')).toBeNull();
  expect(screen.queryByText(/could not be shown/)).toBeNull();
  expect(document.body.textContent?.trim().length ?? 0).toBeGreaterThan(40);
  // The answers hold markup: it is text wherever it is shown.
  expect(document.querySelectorAll('main script, main img[onerror]')).toHaveLength(0);
}

/** Declares the tests of these calls, in a file of their own: two files share the cores. */
export function testPagesOver(calls: readonly EndpointName[]): void {
  // Thousands of pages on a busy machine; what never appears still fails.
  configure({ asyncUtilTimeout: 15_000, reactStrictMode: true });
  // A refused token leaves what was typed for whoever signs in again, which would be the next test.
  beforeEach(logout);

  /** The call answers so from now on; says how often it was made. */
  function answerWith(name: EndpointName, answer: Malformed): { made: number } {
    const counter = { made: 0 };
    const { method, path } = endpoints[name];
    server.use(
      VERBS[method](`*${path}`, () => {
        counter.made += 1;
        return responseOf(answer);
      }),
    );
    return counter;
  }

  describe.each(calls)('pages over malformed answers to %s', (name) => {
    const next = malformedAnswers(SEED + CALLS.indexOf(name));
    const answers = Array.from({ length: EACH }, (_, index) => ({ index, answer: next(name) }));
    test.each(answers)('answer $index', { timeout: 60_000 }, async ({ answer }) => {
      const { role, path, act } = SCENES[name];
      const counter = answerWith(name, answer);
      if (role) signIn(role);
      if (name === 'refresh') backend.tokens.expireAccess();
      const { user } = await renderApp({ at: path });
      await act?.(user);
      await waitFor(() => expect(counter.made).toBeGreaterThan(0));
      await expectReadable();
    });
  });
}
