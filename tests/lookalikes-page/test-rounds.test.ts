/** The finder's test: fair, the same everywhere, and about names that look alike. */
import { describe, expect, it } from 'vitest';
import { explain, generate } from '@/lookalike/index.ts';
import { toUnicode } from '@/lib/idna.ts';
import {
  type Candidate,
  type Named,
  roundsOf,
  testable,
  TESTED,
} from '@/features/site/finder/test/rounds.ts';

/** As use-rounds.ts asks the worker. */
function candidatesOf(asset: string): Candidate[] {
  const names = new Map<string, Named>();
  for (const technique of TESTED) {
    const made = Array.from(
      generate(asset, { techniques: [technique], limit: 1_500 }),
      ({ domain }) => domain,
    );
    for (const named of testable(asset, made, 300)) names.set(named.domain, named);
  }
  return Array.from(names.values(), (named) => {
    const found = explain(asset, named.domain);
    const technique = found.techniques[0]?.technique;
    return technique ? { ...named, technique, similarity: found.similarity } : null;
  }).filter((candidate) => candidate !== null);
}

const testOf = (asset: string) => roundsOf(asset, candidatesOf(asset));

describe('the test of a domain', () => {
  it.each(['hdfcbank.com', 'yourcompany.in', 'sahyadrilokbank.co.in', 'ola.in', 'pay.nykaa.com'])(
    'of %s has five rounds of four names, one of them real, three that look like it by three techniques',
    (asset) => {
      const rounds = testOf(asset);
      expect(rounds).toHaveLength(5);
      const seen: string[] = [];
      for (const round of rounds) {
        expect(round).toHaveLength(4);
        expect(round.filter(({ real }) => real).map(({ name }) => name)).toEqual([asset]);
        const others = round.filter(({ real }) => !real);
        const techniques = others.map(({ name }) => explain(asset, name).techniques[0]?.technique);
        expect(new Set(techniques).size).toBe(3);
        for (const { name } of others)
          expect(explain(asset, name)).toHaveProperty('relation', 'other');
        seen.push(...others.map(({ name }) => name));
      }
      expect(new Set(seen).size).toBe(seen.length);
      // The right answer is not in one place only.
      expect(
        new Set(rounds.map((round) => round.findIndex(({ real }) => real))).size,
      ).toBeGreaterThan(1);
    },
  );

  it('says which names no eye can tell, in two rounds at most', () => {
    const twins = testOf('hdfcbank.com').map((round) => round.filter(({ twin }) => twin));
    expect(twins.map(({ length }) => length)).toEqual([0, 0, 1, 0, 1]);
    for (const { name } of twins.flat()) {
      expect(toUnicode(name)).toMatch(/[асеорхѕіјο]/);
      expect(toUnicode(name)).not.toMatch(/[\u0300-\u036f]/);
    }
  });

  it('is the same for everyone who opens its link', () => {
    const candidates = candidatesOf('hdfcbank.com');
    expect(roundsOf('hdfcbank.com', candidates.toReversed())).toEqual(testOf('hdfcbank.com'));
  });

  it('has names in the script of the domain, and none for a name without lookalikes', () => {
    const rounds = testOf('xn--c2bro4b8cwa.xn--h2brj9c');
    for (const round of rounds) expect(round.some(({ real }) => real)).toBe(true);
    expect(roundsOf('hdfcbank.com', [])).toEqual([]);
  });
});
