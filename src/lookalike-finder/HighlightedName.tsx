import { useEffect, useSyncExternalStore } from 'react';
import { MarkedName } from '@/components/MarkedName.tsx';
import { NO_HIGHLIGHTS, highlightsOf, type Highlights } from '@/lookalike/highlights.ts';
import { sessionState } from '@/lib/session-state.ts';
import { Store } from '@/lib/store.ts';
import { engine } from '@/lookalike/engine.ts';

interface HighlightedNameProps {
  asset: string;
  name: string;
  /** Also show the punycode form of an internationalised name. */
  forms?: boolean;
}

/** A lookalike as the engine aligns it with the asset; plain until the engine has answered. */
export function HighlightedName({ asset, name, forms = true }: HighlightedNameProps) {
  const names = highlightedNames();
  const marked = useSyncExternalStore(
    names.subscribe,
    () => names.of(asset, name),
    () => null,
  );
  useEffect(() => void names.ask(asset, name), [names, asset, name]);
  return <MarkedName name={name} forms={forms} marked={marked ?? NO_HIGHLIGHTS} />;
}

const MAX_KEPT = 4_000;

const keyOf = (asset: string, name: string) => `${asset} ${name}`;

class HighlightedNames {
  readonly #known = new Map<string, Highlights>();
  readonly #asked = new Set<string>();
  readonly #changes = new Store(0);

  /** For `useSyncExternalStore`. */
  readonly subscribe = this.#changes.subscribe;

  /** Returns the highlights of a name; null until the engine has answered. */
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

/** The highlighted names of this session. */
const highlightedNames = (): HighlightedNames => sessionState.get(HighlightedNames);
