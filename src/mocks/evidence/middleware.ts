/** The demonstration resolver and registry below the site's own address, in `vite` and `vite preview`. */
import { sendNodeResponse } from 'srvx/node';
import type { Connect } from 'vite';
import type { AnswerEvidence } from './service.ts';

/** @param evidence called for each request, since a restarted backend has another one */
export function evidenceMiddleware(evidence: () => AnswerEvidence): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { method = 'GET', url = '/' } = request;
    if (!url.startsWith('/evidence')) {
      next();
      return;
    }
    const send = async () => {
      const answer = await evidence()({ method, url: `http://site.invalid${url}` });
      return answer === null ? next() : sendNodeResponse(response, answer);
    };
    send().catch(next);
  };
}
