/** A presence that a test moves by hand. */
import type { Presence } from '@/evidence/model/dns/pace.ts';

export class ManualPresence implements Presence {
  #isAway = false;
  readonly #callBacks = new Set<() => void>();

  readonly isAway = () => this.#isAway;
  readonly subscribe = (callBack: () => void) => {
    this.#callBacks.add(callBack);
    return () => {
      this.#callBacks.delete(callBack);
    };
  };

  set(isAway: boolean): void {
    this.#isAway = isAway;
    for (const callBack of this.#callBacks) callBack();
  }
}
