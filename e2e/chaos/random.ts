/** Every decision of a chaos run comes from here, so that a seed repeats it. */
import { prng } from '../../src/mocks/prng.ts';

export interface Random {
  /** True in this share of the throws, 0 to 1. */
  chance(share: number): boolean;
  /** One of them. */
  pick<Item>(items: readonly Item[]): Item;
}

/** @param who gives each person of a run a luck of their own */
export function randomOf(seed: number, who: string): Random {
  let mixed = seed;
  for (const letter of who) mixed = Math.imul(mixed, 31) + (letter.codePointAt(0) ?? 0);
  const next = prng(mixed);
  return {
    chance: (share) => next() < share,
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
  };
}
