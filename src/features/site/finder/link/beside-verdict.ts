/** Which rules still say something below a verdict. */
import type { Topic } from './advice-table.ts';
import type { Rule } from './rule.ts';
import { isHome, type VerdictState } from './verdict-kind.ts';

/** What the advice on a topic says already. */
const SAID: Partial<Record<Topic, string>> = {
  chat: 'handle',
  file: 'apk',
  payment: 'receive',
  remote: 'screen',
  'upi-bait': 'receive',
};

/**
 * The rules of a message that say something which its verdict leaves open.
 *
 * @param state how it is taken; the answer on a company's own name sends its reader there itself
 * @param topic what the verdict is about; undefined of several links
 */
export const besideVerdict = (
  rules: readonly Rule[],
  state: VerdictState,
  topic?: Topic,
): readonly Rule[] =>
  rules.filter(
    ({ key, isLookUp }) =>
      !(isHome(state) && isLookUp === true) && (topic === undefined || SAID[topic] !== key),
  );
