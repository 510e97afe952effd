/** Asks the worker of the link check, which starts with the first question. */
import { RemoteWorker } from '@/lib/remote-worker.ts';
import { sessionState } from '@/lib/session-state.ts';
import workerAddress from './link-check.worker.ts?worker&url';
import type { LinkCheckWorker } from './link-check.worker.ts';
import type { Answer } from './model/check-message.ts';
import { verdictOf } from './model/verdicts.ts';

class LinkChecker extends RemoteWorker<LinkCheckWorker> {
  constructor() {
    super(workerAddress);
  }
}

const FAILED: Answer = {
  verdicts: [verdictOf(null, 'unread', 'failed')],
  beyond: [],
  invisible: [],
  pair: null,
  kept: '',
};

/**
 * Checks a text. See checkMessage.
 *
 * @returns a verdict that cannot tell if the worker fails: never rejects
 */
export async function checkLink(text: string, company: string): Promise<Answer> {
  try {
    const checker = sessionState.get(LinkChecker);
    return await checker.call<Answer>((api) => api.check(text, company));
  } catch {
    return FAILED;
  }
}
