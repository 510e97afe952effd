/** The link check in its own worker, so that no text blocks the page. */
import { serve } from '@/lib/worker-side.ts';
import { type Answer, checkMessage } from './model/check-message.ts';

export class LinkCheckWorker {
  check(text: string, company: string): Answer {
    return checkMessage(text, company);
  }
}

serve(new LinkCheckWorker());
