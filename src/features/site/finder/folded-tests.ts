/** Whose test is folded in this session: a visitor who comes back to a checked list finds the page as it was. */
import { sessionState } from '@/lib/session-state.ts';

class FoldedTests {
  readonly #domains = new Set<string>();

  has(domain: string): boolean {
    return this.#domains.has(domain);
  }

  set(domain: string, folded: boolean): void {
    if (folded) this.#domains.add(domain);
    else this.#domains.delete(domain);
  }

  close(): void {
    this.#domains.clear();
  }
}

/** Input: ASCII forms. */
export const foldedTests = (): FoldedTests => sessionState.get(FoldedTests);
