/** For e2e/auth: the app's own client and session, with as many calls at once as a test wants. */
import { call } from '@/api/client.ts';
import { boot, sessionStore } from '@/auth/session.ts';

interface Outcome {
  answered: number;
  failed: string[];
}

declare global {
  interface Window {
    callManyTimes(count: number): Promise<Outcome>;
    sessionNow(): string;
    /** Every change of the session since the test began to look. */
    sessionHistory: string[];
  }
}

const now = () => JSON.stringify(sessionStore.getSnapshot());

window.sessionHistory = [];
sessionStore.subscribe(() => window.sessionHistory.push(now()));
boot();

window.sessionNow = now;
window.callManyTimes = async (count) => {
  const calls = Array.from({ length: count }, () => call('assetList'));
  const results = await Promise.allSettled(calls);
  return {
    answered: results.filter(({ status }) => status === 'fulfilled').length,
    failed: results.flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason)] : [],
    ),
  };
};
