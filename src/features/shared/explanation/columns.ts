/** Turns the engine's alignment into columns of two characters, one above the other. */
import type { CharacterFacts, Segment } from '@/lookalike/index.ts';

export interface Column {
  /** Null where this name has no character and the other one has. */
  asset: string | null;
  candidate: string | null;
  kind: Segment['kind'];
  /** Letters that no mono face draws in one cell. */
  wide: boolean;
  /** The deceptive characters here, except those that the asset has, too. */
  facts: readonly CharacterFacts[];
}

/** Signs that join a letter to the next one (virama). In two cells the pair would read differently. */
const JOINS = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d]$/;

/** Another ending is no deceptive character, unless it is written in another script. */
function tells(segment: Segment, facts: CharacterFacts): boolean {
  return segment.technique !== 'tld-swap' || facts.text > '\u007f';
}

function join(one: Column, two: Column): Column {
  const text = (first: string | null, second: string | null) =>
    first === null && second === null ? null : `${first ?? ''}${second ?? ''}`;
  return {
    asset: text(one.asset, two.asset),
    candidate: text(one.candidate, two.candidate),
    kind: one.kind === 'same' ? two.kind : one.kind,
    wide: true,
    facts: [...one.facts, ...two.facts],
  };
}

/** One column a character, so that the pair of names wraps as a pair on small screens. */
export function columnsOf(segments: readonly Segment[]): Column[] {
  const columns: Column[] = [];
  let joins = false;
  for (const segment of segments) {
    const { kind, asset, candidate } = segment;
    for (let at = 0; at < Math.max(asset.length, candidate.length); at += 1) {
      const upper = asset[at];
      const lower = candidate[at];
      const column: Column = {
        asset: upper?.text ?? null,
        candidate: lower?.text ?? null,
        kind,
        wide: upper?.width === 2 || lower?.width === 2,
        facts: (lower?.deceptive ?? []).filter(
          (facts) => !upper?.text.includes(facts.text) && tells(segment, facts),
        ),
      };
      const last = columns.at(-1);
      if (last && joins) columns[columns.length - 1] = join(last, column);
      else columns.push(column);
      joins = JOINS.test(column.asset ?? '') || JOINS.test(column.candidate ?? '');
    }
  }
  return columns;
}

/** The deceptive characters of an alignment, each once, in order. */
export function deceptiveCharacters(
  segments: readonly Segment[],
): { facts: CharacterFacts; meant: string }[] {
  const seen = new Map<string, { facts: CharacterFacts; meant: string }>();
  for (const segment of segments) {
    const meant = segment.asset.map((cell) => cell.text).join('');
    for (const cell of segment.candidate) {
      for (const facts of cell.deceptive ?? []) {
        // A letter with another vowel sign is still the same letter.
        if (meant.includes(facts.text) || !tells(segment, facts)) continue;
        const key = `${facts.codePoint} ${meant}`;
        if (!seen.has(key)) seen.set(key, { facts, meant });
      }
    }
  }
  return [...seen.values()];
}
