/** Finds what is wrong or worth knowing about a domain before it is added. */
import type { Asset } from '@/api/contract/index.ts';
import { isIpAddress } from '@/lib/browser-url.ts';
import { toUnicode } from '@/lib/idna.ts';
import { codePoint, graphemes } from '@/lib/invisible.ts';
import { isFreeMail } from '@/lib/free-mail-providers.ts';
import { isPublicSuffix, registrableOf } from '@/lib/public-suffix.ts';
import { domainOf, readOwnDomain } from '@/lib/read-name.ts';
import { restrictionOf } from '@/lib/restricted-suffixes.ts';
import type { FoundConflict } from '@/lookalike/conflicts.ts';
import {
  needsConfirmation,
  hasNonAsciiSwap,
  isUnderRestrictedSuffix,
} from '@/lookalike/own-lookalike.ts';
import { mixedScriptLetters } from '@/lookalike/scripts.ts';
import type { Explanation } from '@/lookalike/types.ts';
import type { PlacedAlert } from './alerts-about.ts';
import type { NameState } from './name-state.ts';

/** How a new domain relates to one of the organisation's own. */
export interface OwnRelation {
  readonly kind: 'imitation' | 'other-suffix' | 'below' | 'beside';
  /** The own domain, as the asset list has it. */
  readonly own: string;
  readonly approved: boolean;
  /** How an imitation differs, in one or more sentences; else ''. */
  readonly says: string;
  /** Indexes of the graphemes of the Unicode form that differ; empty unless it is an imitation. */
  readonly highlighted: ReadonlySet<number>;
}

/** A letter of another alphabet in a label with Latin letters. */
export interface ForeignLetter {
  readonly text: string;
  /** `U+0430`. */
  readonly codePoint: string;
  readonly script: string;
}

export interface NameFacts {
  /** Null if it is like none of the organisation's own. */
  readonly relation: OwnRelation | null;
  /** Letters that mix alphabets, each once. */
  readonly foreign: readonly ForeignLetter[];
  /** Indexes of the graphemes of the Unicode form to highlight. */
  readonly highlighted: ReadonlySet<number>;
  /** The domain without `www.`, to be suggested; null if it has none. */
  readonly withoutWww: string | null;
  /** Who alone may register it, in one sentence; '' if anybody may. */
  readonly holders: string;
  /** True if it has nothing in common with the organisation's own. */
  readonly isUnlikeOwn: boolean;
  /** Alerts about it, about hosts below it and about domains above it. */
  readonly alerts: readonly PlacedAlert[];
}

/** Answers of the workers about some names. */
export interface Answers {
  /** `id` is a name, `other` the index of an own asset. */
  readonly conflicts: readonly FoundConflict[];
  /** How each lookalike imitates the own asset of its conflict, by name. */
  readonly explanations: ReadonlyMap<string, Explanation>;
  readonly alerts: ReadonlyMap<string, readonly PlacedAlert[]>;
}

const NO_LETTERS: ReadonlySet<number> = new Set();

/**
 * Reads what the workers answered.
 *
 * @param names ASCII forms
 * @param own the organisation's assets
 * @returns an entry for each name
 */
export function checkNames(
  names: readonly string[],
  own: readonly Asset[],
  answers: Answers,
): ReadonlyMap<string, NameFacts> {
  const conflicts = new Map(answers.conflicts.map((conflict) => [conflict.id, conflict]));
  const isUnlike = unlikeOwn(own);
  return new Map(
    names.map((name) => {
      const relation = relationOf(name, conflicts.get(name), own, answers.explanations.get(name));
      const mixed = readMixed(name);
      const bare = readOwnDomain(name);
      const facts: NameFacts = {
        ...mixed,
        relation,
        highlighted: relation?.kind === 'imitation' ? relation.highlighted : mixed.highlighted,
        withoutWww: bare.ok && bare.ascii !== name ? bare.ascii : null,
        holders: holdersOf(name),
        isUnlikeOwn: relation === null && isUnlike(name),
        alerts: answers.alerts.get(name) ?? [],
      };
      return [name, facts];
    }),
  );
}

function relationOf(
  name: string,
  conflict: FoundConflict | undefined,
  own: readonly Asset[],
  explanation: Explanation | undefined,
): OwnRelation | null {
  const asset = conflict && own[Number(conflict.other)];
  if (!asset || conflict.kind === 'same') return null;
  const to = { own: asset.name, approved: asset.approved, says: '', highlighted: NO_LETTERS };
  if (conflict.kind !== 'lookalike') return { ...to, kind: conflict.kind };
  const isForeign = hasNonAsciiSwap(explanation?.alignment ?? []);
  // Where only few may register, a plain name like one's own is hardly an imitation: the note says who may.
  if (isUnderRestrictedSuffix(name, isForeign)) return null;
  if (!needsConfirmation(conflict.technique, isForeign)) return { ...to, kind: 'other-suffix' };
  return { ...to, kind: 'imitation', ...(explanation && imitationIn(explanation)) };
}

/** How a name imitates another: the sentences of the engine, and the graphemes that differ. */
function imitationIn({
  techniques,
  alignment,
}: Explanation): Pick<OwnRelation, 'says' | 'highlighted'> {
  const [main, ...others] = techniques;
  // Several changes have a sentence each. Otherwise the other techniques describe the same change.
  const isMultiple = techniques.some(({ technique }) => technique === 'multiple');
  const also = isMultiple ? others.filter(({ technique }) => technique !== 'multiple') : [];
  const says = [main, ...also].flatMap((one) => one?.says ?? []).join(' ');
  const highlighted = new Set<number>();
  let at = 0;
  for (const { kind, candidate } of alignment) {
    if (kind !== 'same') for (const place of candidate.keys()) highlighted.add(at + place);
    at += candidate.length;
  }
  return { says, highlighted };
}

/** Finds the letters of other alphabets in labels with Latin letters. */
function readMixed(ascii: string): Pick<NameFacts, 'foreign' | 'highlighted'> {
  // Only an internationalised name has any.
  const name = ascii.includes('xn--') ? graphemes(toUnicode(ascii)) : [];
  const mixed = mixedScriptLetters(name);
  const foreign = new Map<string, ForeignLetter>();
  for (const [at, script] of mixed) {
    const text = name[at] ?? '';
    foreign.set(text, { text, codePoint: codePoint(text), script });
  }
  return { foreign: [...foreign.values()], highlighted: new Set(mixed.keys()) };
}

/** Says who alone may register a name; '' if anybody may. */
function holdersOf(name: string): string {
  const restriction = restrictionOf(name);
  return restriction === null
    ? ''
    : `Only ${restriction.holders} can register under .${restriction.ending}.`;
}

/** Letters in a row that two names rarely share by accident. */
const RUN = 4;
/** Accents of Latin, Greek and Cyrillic letters; the vowel signs of Indic scripts belong to their word. */
const ACCENTS = /[\u0300-\u036f]/g;

const squashed = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** All letters and digits before the public suffix, and those of the registered label. Input: ASCII. */
function lettersOf(name: string): { text: string; brand: string } {
  const registrable = registrableOf(name) ?? name;
  const [label = ''] = registrable.split('.');
  const hosts = name.slice(0, name.length - registrable.length);
  return { text: squashed(toUnicode(hosts + label)), brand: squashed(toUnicode(label)) };
}

/** Returns the letters of an own asset; all of an app's name counts. */
function lettersOfAsset({ name }: Asset): { text: string; brand: string } {
  const domain = domainOf(name);
  return domain === null ? { text: squashed(name), brand: squashed(name) } : lettersOf(domain);
}

const runsIn = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - RUN + 1) }, (_run, at) =>
    text.slice(at, at + RUN),
  );

/** Returns a test for names that share neither four letters in a row with an own name, nor a whole shorter one. */
function unlikeOwn(own: readonly Asset[]): (name: string) => boolean {
  const known = own.map(lettersOfAsset).filter(({ brand }) => brand !== '');
  const runs = new Set(known.flatMap(({ text }) => runsIn(text)));
  const short = known.map(({ brand }) => brand).filter((brand) => brand.length < RUN);
  return (name) => {
    const { text } = lettersOf(name);
    const isShared =
      runsIn(text).some((run) => runs.has(run)) || short.some((brand) => text.includes(brand));
    return known.length > 0 && text !== '' && !isShared;
  };
}

/**
 * Judges one name.
 *
 * @param name ASCII form
 * @param facts undefined while it is checked, null if it could not be compared
 * @param alerts how many alerts are about it or near it
 * @param isLate true if the check has taken too long to wait for
 */
export function judgeName(
  name: string,
  facts: NameFacts | null | undefined,
  alerts: number,
  isLate: boolean,
): NameState {
  if (isIpAddress(name)) return 'ip';
  if (isPublicSuffix(name)) return 'suffix';
  if (isFreeMail(name)) return 'warned';
  if (facts === undefined) return isLate ? 'unknown' : 'checking';
  if (facts === null) return 'unknown';
  const isImitation = facts.relation?.kind === 'imitation';
  return isImitation || facts.foreign.length > 0 || alerts > 0 ? 'warned' : 'clear';
}
