/** The lookalike finder: a domain in, the list of its lookalikes out. */
export { bestOfEach } from './best-of-each.ts';
export {
  displayName,
  InvalidDomainNotice,
  MixedName,
  PublicSuffixNotice,
  UnknownTldNotice,
} from './DomainNotices.tsx';
export { SampleLookalikes } from './SampleLookalikes.tsx';
export { FoundLookalikes } from './FoundLookalikes.tsx';
export { HERO_EXAMPLES } from './hero-examples.ts';
export { HighlightedName } from './HighlightedName.tsx';
export { isPlain } from './sort-lookalikes.ts';
export { TECHNIQUE_GROUPS } from './technique-groups.ts';
export { useExamples } from './use-examples.ts';
export { useLookalikes } from './use-lookalikes.ts';
