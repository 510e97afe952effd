import type { Technique } from '@/lookalike/index.ts';

/** Techniques whose names the engine makes in the order in which they are believed: the first is the best. */
export const BY_BELIEF: ReadonlySet<Technique> = new Set<Technique>([
  'combosquatting',
  'tld-swap',
  'dot-to-dash',
  'tld-in-label',
  'brand-in-subdomain',
  'multiple',
]);
