/** A registry that this site does not have for a name: asking again finds nothing until its provider sets one up. */
import { config } from '@/config.ts';
import type { Registration } from './model/rdap/types.ts';

/** True if asking again cannot help. */
export const isNotSetUp = (answer: Registration | null): boolean =>
  answer?.is === 'no-answer' && answer.reason.code === 'NO-REGISTRY';

/** Who can help, as a sentence without a full stop. */
export const SET_UP_WORDS = `${config.brand} has to set it up`;
