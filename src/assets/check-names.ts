/** Finds faults and facts about a domain before it is added. */
import type { Asset } from '@/api/contract/index.ts';
import type { Alert } from '@/alerts/model/alert.ts';
import { isIpAddress } from '@/lib/browser-url.ts';
import { toUnicode } from '@/lib/idna.ts';
import { codePoint, graphemes } from '@/lib/invisible.ts';
import { isFreeMail } from '@/lib/free-mail-providers.ts';
import { isPublicSuffix } from '@/lib/public-suffix.ts';
import { readOwnDomain } from '@/lib/read-name.ts';
import type { FoundConflict } from '@/lookalike/conflicts.ts';
import { highlightsFor } from '@/lookalike/highlights.ts';
import {
  needsConfirmation,
  hasNonAsciiSwap,
  isUnderRestrictedSuffix,
} from '@/lookalike/own-lookalike.ts';
import { mixedScriptLetters } from '@/lookalike/scripts.ts';
import type { Explanation } from '@/lookalike/types.ts';
import type { NameState } from './name-state.ts';

/** Relation of a new domain to one of the organisation's own, if it is a warning or makes registration unnecessary. */
export interface OwnRelation {
  readonly kind: 'imitation' | 'below';
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
  /** The first letter that mixes alphabets; null if none does. */
  readonly foreign: ForeignLetter | null;
  /** Indexes of the graphemes of the Unicode form to highlight. */
  readonly highlighted: ReadonlySet<number>;
  /** The domain without `www.`, to be suggested; null if it has none. */
  readonly withoutWww: string | null;
  /** Alerts about it, about hosts below it and about domains above it. */
  readonly alerts: readonly Alert[];
}

/** Answers of the workers about some names. */
export interface Answers {
  /** `id` is a name, `other` the index of an own asset. */
  readonly conflicts: readonly FoundConflict[];
  /** How each lookalike imitates the own asset of its conflict, by name. */
  readonly explanations: ReadonlyMap<string, Explanation>;
  readonly alerts: ReadonlyMap<string, readonly Alert[]>;
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
  if (!asset || conflict.kind === 'same' || conflict.kind === 'beside') return null;
  const to = { own: asset.name, approved: asset.approved, says: '', highlighted: NO_LETTERS };
  if (conflict.kind === 'below') return { ...to, kind: 'below' };
  const isForeign = hasNonAsciiSwap(explanation?.alignment ?? []);
  // Under a restricted ending, a plain name like one's own is hardly an imitation.
  if (isUnderRestrictedSuffix(name, isForeign)) return null;
  // The own name with another TLD is an ordinary second registration.
  if (!needsConfirmation(conflict.technique, isForeign)) return null;
  if (!explanation) return { ...to, kind: 'imitation' };
  const highlighted = highlightsFor(explanation, name)?.highlighted ?? NO_LETTERS;
  return { ...to, kind: 'imitation', says: sentencesOf(explanation), highlighted };
}

/** How a name imitates another, in the sentences of the engine. */
function sentencesOf({ techniques }: Explanation): string {
  const [main, ...others] = techniques;
  // Several changes have a sentence each. Otherwise the other techniques describe the same change.
  const isMultiple = techniques.some(({ technique }) => technique === 'multiple');
  const also = isMultiple ? others.filter(({ technique }) => technique !== 'multiple') : [];
  return [main, ...also].flatMap((one) => one?.says ?? []).join(' ');
}

/** Finds letters of other alphabets in labels with Latin letters. */
function readMixed(ascii: string): Pick<NameFacts, 'foreign' | 'highlighted'> {
  // Only an internationalised name has any.
  const name = ascii.includes('xn--') ? graphemes(toUnicode(ascii)) : [];
  const mixed = mixedScriptLetters(name);
  const [first] = mixed;
  if (!first) return { foreign: null, highlighted: NO_LETTERS };
  const [at, script] = first;
  const text = name[at] ?? '';
  return {
    foreign: { text, codePoint: codePoint(text), script },
    highlighted: new Set(mixed.keys()),
  };
}

/**
 * Judges one name.
 *
 * @param name ASCII form
 * @param facts undefined while it is checked, null if it could not be compared
 * @param alerts number of alerts about it or near it
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
  return isImitation || facts.foreign !== null || alerts > 0 ? 'warned' : 'clear';
}
