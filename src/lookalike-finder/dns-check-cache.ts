/** The finder's checks of this session. A visitor who comes back to a list finds its answers. */
import type { ResolverConfig } from '@/evidence-config.ts';
import { DnsCheck } from '@/features/shared/evidence/dns-check.ts';
import { sessionState } from '@/lib/session-state.ts';

/** Each may hold tens of thousands of states. */
const MOST_KEPT = 4;

class CachedChecks {
  /** By the names whose lookalikes were checked; the one that was shown last is the last. */
  readonly #checks = new Map<string, { resolver: ResolverConfig; check: DnsCheck }>();

  of(domain: string, resolver: ResolverConfig): DnsCheck {
    const known = this.#checks.get(domain);
    const kept = known?.resolver === resolver ? known : { resolver, check: new DnsCheck(resolver) };
    if (known && known !== kept) known.check.close();
    this.#checks.delete(domain);
    this.#checks.set(domain, kept);
    for (const [oldest, { check }] of this.#checks) {
      if (this.#checks.size <= MOST_KEPT) break;
      check.close();
      this.#checks.delete(oldest);
    }
    return kept.check;
  }

  close(): void {
    for (const { check } of this.#checks.values()) check.close();
    this.#checks.clear();
  }
}

/** The one check of this domain's lookalikes with this resolver, with what it has found so far. */
export const cachedCheck = (domain: string, resolver: ResolverConfig): DnsCheck =>
  sessionState.get(CachedChecks).of(domain, resolver);
