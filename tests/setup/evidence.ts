/** Live evidence under Vitest: the demonstration resolver and registry, or answers that a test writes. */
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { onTestFinished } from 'vitest';
import { sessionState } from '@/lib/session-state.ts';
import { createEvidence, type Evidence } from '@/mocks/evidence/service.ts';
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

/** The demonstration's answers about the seeded names. */
export function serveEvidence(): Evidence {
  nameEvidence();
  const evidence = createEvidence(backend.db);
  answerEvidence(async ({ request }) => {
    const answered = await evidence.answer(request);
    return answered?.type === 'error' ? cutOff() : (answered ?? undefined);
  });
  return evidence;
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
