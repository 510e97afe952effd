/** Questions to the registry that came to nothing, kept in memory until the person signs out or the tab is closed. */
import type { NoRegistration } from '@/evidence/rdap/types.ts';
import { sessionState } from '@/lib/session-state.ts';

/** By registrable names, A-label ones. */
class MissedRegistrations {
  readonly all = new Map<string, NoRegistration>();

  close(): void {
    this.all.clear();
  }
}

/** The names about which the registry was asked last in vain, and why. */
export const missedRegistrations = (): Map<string, NoRegistration> =>
  sessionState.get(MissedRegistrations).all;
