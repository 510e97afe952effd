import type { GeneratedName, Technique } from '@/lookalike/index.ts';

/**
 * Each technique in turn: the first name of each, then the second of each, and so on. In a list by
 * likeness alone the first hundreds would all be homoglyphs.
 *
 * @param names most deceptive first, as they stay within their technique
 */
export function inTurn(names: readonly GeneratedName[]): readonly GeneratedName[] {
  const byTechnique = new Map<Technique | undefined, GeneratedName[]>();
  for (const name of names) {
    const [technique] = name.techniques;
    const known = byTechnique.get(technique);
    if (known) known.push(name);
    else byTechnique.set(technique, [name]);
  }
  const mixed: GeneratedName[] = [];
  let left = [...byTechnique.values()];
  for (let round = 0; left.length > 0; round += 1) {
    left = left.filter((list) => {
      const name = list[round];
      if (name) mixed.push(name);
      return name !== undefined;
    });
  }
  return mixed;
}
