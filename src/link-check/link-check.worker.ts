/** The link check in a worker of its own, so that no text holds the page up. */
import { serve } from '@/lib/worker-side.ts';
import { type Answer, checkMessage } from './model/check-message.ts';

export class LinkCheckWorker {
  check(text: string, company: string): Answer {
    return checkMessage(text, company);
  }
}

serve(new LinkCheckWorker());
