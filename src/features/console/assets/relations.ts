/** What a name that is about to be added has to do with the names the organisation has already. */
import type { Asset } from '@/api/contract/index.ts';
import type { ConflictKind } from '@/lookalike/conflicts.ts';
import { engine } from '@/lookalike/engine.ts';
import type { CharacterFacts, Technique, WordedExplanation } from '@/lookalike/types.ts';
import { domainOf } from '@/lib/read-name.ts';
import { beyondAscii } from '@/lib/invisible.ts';
import { deceives, isHeld } from '@/lookalike/own-imitation.ts';
import type { AlertedNames } from './use-named-alerts.ts';

/** A letter of another script, or with a mark, in the place of a plain one. */
export interface ForeignLetter {
  /** Where it stands in the name; counts from 1. */
  readonly place: number;
  readonly facts: Pick<CharacterFacts, 'text' | 'codePoint' | 'script'>;
  /** The letter it stands for. */
  readonly meant: string;
}

export interface OwnRelation {
  readonly kind: ConflictKind;
  /** The main technique of a lookalike; else null. */
  readonly technique: Technique | null;
  /** The organisation's own name, as the list has it. */
  readonly own: string;
  /** Whether that one is approved. */
  readonly approved: boolean;
  /** How the new name imitates it, in one sentence; '' where it does not. */
  readonly says: string;
  /** What else was changed; '' for nothing. */
  readonly also: string;
  /** The places of the graphemes that differ, from 0. */
  readonly lit: ReadonlySet<number>;
  readonly foreign: readonly ForeignLetter[];
  /** The new name with its foreign letters replaced by those they stand for. */
  readonly plain: string;
}

/** By the ASCII form of the new name; a name that is like none of the others has none. */
export type OwnRelations = ReadonlyMap<string, OwnRelation>;

/**
 * Whether adding the name deserves a second thought. The same name under another ending is only something to
 * know, as is a host below one that is there; a foreign letter in either is not.
 */
export const imitates = ({ kind, technique, foreign }: OwnRelation): boolean =>
  kind === 'lookalike' && deceives(technique, foreign.length > 0);

/** What the alignment says about the new name. */
function reading({ alignment }: WordedExplanation): Pick<OwnRelation, 'lit' | 'foreign' | 'plain'> {
  const lit = new Set<number>();
  const foreign: ForeignLetter[] = [];
  let plain = '';
  let place = 0;
  for (const { kind, asset, candidate } of alignment) {
    const meant = asset.map(({ text }) => text);
    const isForeign = candidate.some((cell) =>
      cell.deceptive?.some(({ text }) => beyondAscii(text)),
    );
    plain += (kind === 'changed' && isForeign ? asset : candidate).map(({ text }) => text).join('');
    for (const [at, cell] of candidate.entries()) {
      if (kind !== 'same') lit.add(place);
      place += 1;
      for (const facts of cell.deceptive ?? []) {
        if (kind !== 'changed' || !beyondAscii(facts.text)) continue;
        const stands = meant.length === candidate.length ? (meant[at] ?? '') : meant.join('');
        foreign.push({ place, facts, meant: stands });
      }
    }
  }
  return { lit, foreign, plain };
}

/** What the techniques behind the main one say, where there are several changes: else they only tell the same again. */
const alsoSaid = ({ techniques }: WordedExplanation): string =>
  techniques.some(({ technique }) => technique === 'multiple')
    ? techniques
        .slice(1)
        .filter(({ technique }) => technique !== 'multiple')
        .map(({ says }) => says)
        .join(' ')
    : '';

/** The asset that an alert is about; undefined where it is none of the organisation's. */
function alertedOf(about: string | undefined, own: readonly Asset[]): Asset | undefined {
  const ascii = about === undefined ? null : domainOf(about);
  return ascii === null ? undefined : own.find(({ name }) => domainOf(name) === ascii);
}

/**
 * Compares new names with the organisation's own, in the engine's worker.
 *
 * @param names ASCII forms
 * @param alerts alerts about them, or names above them: an imitation is told of the asset that its alert is
 *   about, so that both name the same
 * @returns what the worker rejects with (see Engine) is passed on
 */
export async function askRelations(
  names: readonly string[],
  own: readonly Asset[],
  alerts: AlertedNames,
  signal: AbortSignal,
): Promise<OwnRelations> {
  const fresh = names.map((name) => ({ id: name, name, owner: 'new' }));
  const owned = own.map(({ name }, at) => ({ id: String(at), name, owner: 'own' }));
  const approved = owned.filter((_, at) => own[at]?.approved);
  const among = (some: typeof owned) => engine().findConflicts(fresh, some, () => {}, signal);
  const all = await among(owned);
  const sure = approved.length === owned.length ? all : await among(approved);
  // A name that waits may itself be an imitation: what imitates an approved one is told of that.
  const models = new Map(
    sure.flatMap((one) => (one.kind === 'lookalike' ? [[one.id, one] as const] : [])),
  );
  const found = all.map((one) => (one.kind === 'lookalike' ? (models.get(one.id) ?? one) : one));
  const relations = await Promise.all(
    found.map(async ({ id, other, kind, technique }) => {
      const nearest = own[Number(other)];
      if (!nearest) return [];
      const alerted =
        kind === 'lookalike'
          ? // What an alert below it imitates may be a host below the asset.
            alertedOf(alerts.get(id)?.find(({ where }) => where !== 'below')?.row.asset_name, own)
          : undefined;
      const asset = alerted ?? nearest;
      const explained = kind === 'lookalike' ? await engine().explain(asset.name, id) : null;
      const main = explained?.kind === 'explanation' ? explained.techniques[0] : undefined;
      const relation: OwnRelation = {
        kind,
        technique: asset === nearest ? technique : (main?.technique ?? technique),
        own: asset.name,
        approved: asset.approved,
        ...(explained?.kind === 'explanation'
          ? { says: main?.says ?? '', also: alsoSaid(explained), ...reading(explained) }
          : { says: '', also: '', lit: new Set<number>(), foreign: [], plain: id }),
      };
      // Where few may register, a name like one's own is hardly an imitation: findStrangers says what it is.
      const passesOver = kind === 'lookalike' && isHeld(id, relation.foreign.length > 0);
      return passesOver ? [] : [[id, relation] as const];
    }),
  );
  return new Map(relations.flat());
}
