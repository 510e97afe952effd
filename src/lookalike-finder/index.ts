/** The lookalike finder: a domain in, the list of its lookalikes out. */
export { bestOfEach } from './best-of-each.ts';
export { Ending, NoName, UnknownEnding } from './Ending.tsx';
export { FirstLook } from './FirstLook.tsx';
export { FoundLookalikes } from './FoundLookalikes.tsx';
export { HERO_EXAMPLES } from './hero-examples.ts';
export { listIn } from './list-address.ts';
export { LitName } from './LitName.tsx';
export { MixedName } from './MixedName.tsx';
export { shownName } from './shown-name.ts';
export { TECHNIQUE_GROUPS } from './technique-groups.ts';
export { useExamples } from './use-examples.ts';
export { useLookalikes } from './use-lookalikes.ts';
