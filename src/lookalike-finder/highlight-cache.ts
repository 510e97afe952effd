/** Which characters of a lookalike deceive, asked of the engine once per name and kept. */
import { sessionState } from '@/lib/session-state.ts';
import { Store } from '@/lib/store.ts';
import { engine } from '@/lookalike/engine.ts';
import { highlightsOf, type Highlights } from '@/lookalike/highlights.ts';

const MAX_KEPT = 4_000;

const keyOf = (asset: string, name: string) => `${asset} ${name}`;

export class LitNames {
  readonly #known = new Map<string, Highlights>();
  readonly #asked = new Set<string>();
  readonly #changes = new Store(0);

  /** For `useSyncExternalStore`. */
  readonly subscribe = this.#changes.subscribe;

  /** What differs from the asset and what is missing; null while the engine is asked. */
  of(asset: string, name: string): Highlights | null {
    return this.#known.get(keyOf(asset, name)) ?? null;
  }

  /** Asks for a name, unless it is known or asked for already. */
  async ask(asset: string, name: string): Promise<void> {
    const key = keyOf(asset, name);
    if (this.#known.has(key) || this.#asked.has(key)) return;
    this.#asked.add(key);
    try {
      const marked = highlightsOf(await engine().explain(asset, name));
      if (this.#known.size >= MAX_KEPT) this.#known.clear();
      this.#known.set(key, marked);
      this.#changes.set(this.#changes.get() + 1);
    } catch {
      // Without an answer the name stays plain, which is not wrong.
    } finally {
      this.#asked.delete(key);
    }
  }

  close(): void {
    this.#known.clear();
  }
}

/** The lit names of this session. */
export const litNames = (): LitNames => sessionState.get(LitNames);
