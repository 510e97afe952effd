/** The demonstration resolver and registry below the site's own address, in `vite` and `vite preview`. */
import { sendNodeResponse } from 'srvx/node';
import type { Connect } from 'vite';
import type { Evidence } from './service.ts';

/** @param evidence called for each request, since a restarted backend has another one */
export function evidenceMiddleware(evidence: () => Evidence): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { method = 'GET', url = '/' } = request;
    if (!url.startsWith('/evidence')) {
      next();
      return;
    }
    const send = async () => {
      const answer = await evidence().answer({ method, url: `http://site.invalid${url}` });
      if (answer === null) return next();
      if (answer.type === 'error') return void request.socket.destroy();
      return sendNodeResponse(response, answer);
    };
    send().catch(next);
  };
}
