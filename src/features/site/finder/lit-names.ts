/** Which characters of a lookalike deceive, asked of the engine once per name and kept. */
import { lookalikeEngine } from '@/features/shared/engine/engine.ts';
import { markedGraphemes, type Marked } from '@/features/shared/names/lit-graphemes.ts';

const MAX_KEPT = 4_000;

const known = new Map<string, Marked>();
const asked = new Set<string>();
const listeners = new Set<() => void>();

const keyOf = (asset: string, name: string) => `${asset} ${name}`;

/** What differs from the asset and what is missing; null while the engine is asked. */
export function litOf(asset: string, name: string): Marked | null {
  return known.get(keyOf(asset, name)) ?? null;
}

/** Asks for a name, unless it is known or asked for already. */
export function askLit(asset: string, name: string): void {
  const key = keyOf(asset, name);
  if (known.has(key) || asked.has(key)) return;
  asked.add(key);
  void lookalikeEngine()
    .explain(asset, name)
    .then((found) => {
      if (known.size >= MAX_KEPT) known.clear();
      known.set(key, markedGraphemes(found));
      for (const listener of listeners) listener();
    })
    // Without an answer the name stays plain, which is no untruth.
    .catch(() => {})
    .finally(() => asked.delete(key));
}

/** For useSyncExternalStore. */
export function subscribeLit(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
