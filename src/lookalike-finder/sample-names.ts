/** What the demonstration resolver can be asked about: names that imitate its sample organisations, no others. */
import type { ResolverConfig } from '@/evidence-config.ts';

/** The sample organisation's name that visitors are led to. */
export const SAMPLE_NAME = 'sahyadrilokbank.co.in';

/** The names of the sample organisations. */
export const SAMPLE_NAMES: readonly string[] = [
  SAMPLE_NAME,
  'sahyadrilokbank.com',
  'marutham-textiles.com',
  'maruthamhandloom.in',
  'nilgirikurinji.in',
];

/**
 * Whether a resolver can say which lookalikes of a name exist. A demonstration knows those of its samples alone.
 *
 * @param domain an A-label name in lower case
 */
export const knowsLookalikesOf = (resolver: ResolverConfig, domain: string): boolean =>
  resolver.isSample !== true || SAMPLE_NAMES.includes(domain.replace(/^www\./, ''));
