/** Names that are no domain (an app's, for instance) in the form of one, so that their letters can be compared. */
import { isParsedDomain, parseDomain } from './parse-domain.ts';

/** Made up: the part before it is compared. */
const ENDING = '.app';
/** Longest label of a domain; the beginning of a longer title is compared. */
const MAX_LABEL = 63;

/**
 * A title as two made-up domains: its words run together, and with hyphens between them.
 *
 * @param name any text
 * @returns none for a domain, and for a text that has no letters or digits
 */
export function appTitleAsDomains(name: string): readonly string[] {
  if (isParsedDomain(parseDomain(name))) return [];
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [words.join(''), words.join('-')]
    .map((label) => `${label.slice(0, MAX_LABEL).replace(/-$/, '')}${ENDING}`)
    .filter((made) => isParsedDomain(parseDomain(made)));
}
