/** Live evidence under Vitest: the demonstration resolver and registry, or answers that a test writes. */
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { onTestFinished } from 'vitest';
import { sessionState } from '@/lib/session-state.ts';
import { createEvidence } from '@/mocks/evidence/service.ts';
import { backend, server } from './backend.ts';

/** Has the served page name the path below which both are asked for, until the test ends. Nothing is known yet. */
export function nameEvidence(): void {
  sessionState.close();
  const meta = document.createElement('meta');
  meta.name = 'evidence';
  meta.content = '/evidence';
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}

/** 429 with Retry-After; 200 of the right type with bytes that mean nothing; a cut connection. */
type Fault = 'rate-limited' | 'malformed' | 'drop';

/** Seconds. */
const RETRY_AFTER = 30;

const FAULTS: Readonly<Record<Fault, () => Response>> = {
  'rate-limited': () =>
    new HttpResponse(null, { status: 429, headers: { 'Retry-After': `${RETRY_AFTER}` } }),
  malformed: () =>
    new HttpResponse('{"\u0000', { headers: { 'Content-Type': 'application/dns-message' } }),
  drop: cutOff,
};

/** The demonstration's answers about the seeded names. */
export function serveEvidence() {
  nameEvidence();
  const answer = createEvidence(backend.db);
  let strike: () => Response | null = () => null;
  const served = {
    /** Number of questions to the resolver. */
    asked: 0,
    /** Has the next calls fail, after some that are answered; null for no more. */
    setFault(fault: Fault | null, { after = 0, times = Infinity } = {}) {
      let call = 0;
      strike = () => {
        call += 1;
        return fault !== null && call > after && call <= after + times ? FAULTS[fault]() : null;
      };
    },
  };
  answerEvidence(async ({ request }) => {
    if (request.url.includes('/doh')) served.asked += 1;
    return strike() ?? (await answer(request)) ?? undefined;
  });
  return served;
}

/**
 * An answer of the resolver that breaks after its headers. With `HttpResponse.error()`, a call that is given up in the same
 * moment, as those beside the first broken one are, leaves a rejected promise of MSW's that nothing handles.
 */
function cutOff(): Response {
  const body = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('Failed to fetch')),
  });
  return new HttpResponse(body, { headers: { 'content-type': 'application/dns-message' } });
}

/** Answers every question to either as the test wants. */
export function answerEvidence(reply: HttpResponseResolver): void {
  server.use(http.get('*/evidence/*', reply), http.get('*/evidence/rdap/domain/:name', reply));
}
