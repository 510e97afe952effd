/** Names that the demonstration resolver knows: those that imitate its sample organisations. */
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
 * True if a resolver can say which lookalikes of a name exist. A demonstration knows only those of its samples.
 *
 * @param domain an A-label name in lower case
 */
export const knowsLookalikesOf = (resolver: ResolverConfig, domain: string): boolean =>
  resolver.isSample !== true || SAMPLE_NAMES.includes(domain.replace(/^www\./, ''));
