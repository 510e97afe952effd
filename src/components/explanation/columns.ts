/** Turns the engine's alignment into columns of two characters, one above the other. */
import type { CharacterFacts, Segment } from '@/lookalike/index.ts';
import { beyondAscii } from '@/lib/invisible.ts';
import { lineStarts } from '@/components/DomainName.tsx';

export interface Column {
  /** Null if this name has no character and the other one has. */
  asset: string | null;
  candidate: string | null;
  kind: Segment['kind'];
  /** Letters that no mono face draws in one cell. */
  wide: boolean;
  /** The deceptive characters here, except plain Latin letters and those that the asset also has. */
  facts: readonly CharacterFacts[];
  /** The name whose character is highlighted; null if neither is. */
  highlighted: 'asset' | 'candidate' | null;
}

/** Signs that join a letter to the next one (virama). In two cells the pair would read differently. */
const JOINS = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d]$/;

/**
 * True if a character needs an explanation beyond its look. False for plain Latin letters, hyphens and dots, and for
 * another ending unless it is in another script.
 */
function tells(segment: Segment, facts: CharacterFacts): boolean {
  if (/^[a-z.-]$/.test(facts.text)) return false;
  return segment.technique !== 'tld-swap' || beyondAscii(facts.text);
}

const factsOf = (cells: Segment['asset']): readonly CharacterFacts[] =>
  cells.flatMap(({ deceptive }) => deceptive ?? []);

function join(one: Column, two: Column): Column {
  const text = (first: string | null, second: string | null) =>
    first === null && second === null ? null : `${first ?? ''}${second ?? ''}`;
  return {
    asset: text(one.asset, two.asset),
    candidate: text(one.candidate, two.candidate),
    kind: one.kind === 'same' ? two.kind : one.kind,
    wide: true,
    facts: [...one.facts, ...two.facts],
    highlighted: one.highlighted ?? two.highlighted,
  };
}

type Run = readonly [from: number, to: number];

/** True if both names end a label with this column, as far as they have a character here. */
const endsLabel = ({ asset, candidate }: Column): boolean =>
  (asset ?? '.').endsWith('.') && (candidate ?? '.').endsWith('.');

/** The stretches of columns `[from, to)` between which lines may end: where both names have a dot. */
export function labelsOf(columns: readonly Column[]): readonly Run[] {
  const labels = columns.flatMap((column, at) => (at > 0 && endsLabel(column) ? [at + 1] : []));
  const ends = [...lineStarts(labels), columns.length];
  return ends.map((end, at) => [ends[at - 1] ?? 0, end] as const);
}

/** Number of mono cells that columns take. */
export function cellsOf(columns: readonly Column[]): number {
  return columns.reduce((sum, { wide }) => sum + (wide ? 2 : 1), 0);
}

/** A replaced word is above its replacement, instead of in front of it. */
function* pairReplacements(segments: readonly Segment[]): Generator<Segment> {
  for (const [at, segment] of segments.entries()) {
    const next = segments[at + 1];
    const before = segments[at - 1];
    if (segment.kind === 'removed' && next?.kind === 'added') {
      yield { ...next, kind: 'changed', asset: segment.asset };
    } else if (segment.kind !== 'added' || before?.kind !== 'removed') {
      yield segment;
    }
  }
}

/** One column per character, so that the pair of names wraps as a pair on small screens. */
export function columnsOf(segments: readonly Segment[]): Column[] {
  const columns: Column[] = [];
  let joins = false;
  for (const segment of pairReplacements(segments)) {
    const { kind, asset, candidate } = segment;
    const strange = factsOf(asset).length > 0;
    for (let at = 0; at < Math.max(asset.length, candidate.length); at += 1) {
      const upper = asset[at];
      const lower = candidate[at];
      const column: Column = {
        asset: upper?.text ?? null,
        candidate: lower?.text ?? null,
        kind,
        wide: upper?.width === 2 || lower?.width === 2,
        facts: strange
          ? (upper?.deceptive ?? [])
          : (lower?.deceptive ?? []).filter(
              (facts) => !upper?.text.includes(facts.text) && tells(segment, facts),
            ),
        highlighted: null,
      };
      if (strange) column.highlighted = upper ? 'asset' : null;
      else if (kind !== 'same') column.highlighted = lower ? 'candidate' : null;
      const last = columns.at(-1);
      if (last && joins) columns[columns.length - 1] = join(last, column);
      else columns.push(column);
      joins = JOINS.test(column.asset ?? '') || JOINS.test(column.candidate ?? '');
    }
  }
  return columns;
}

/** A deceptive character, and the other name's text in its place. */
export interface Deceptive {
  readonly facts: CharacterFacts;
  /** The other name's text at this place; empty if it has none. */
  readonly other: string;
  /** The name that contains it. */
  readonly of: 'asset' | 'candidate';
}

const textOf = (cells: Segment['asset']) => cells.map(({ text }) => text).join('');

/** The deceptive characters of an alignment, each once: other scripts first, then digits and signs. */
export function deceptiveCharacters(segments: readonly Segment[]): Deceptive[] {
  const seen = new Map<string, Deceptive>();
  for (const segment of segments) {
    const of = factsOf(segment.asset).length > 0 ? 'asset' : 'candidate';
    const other = textOf(of === 'asset' ? segment.candidate : segment.asset);
    for (const facts of factsOf(segment[of])) {
      // A letter with another vowel sign is still the same letter.
      if (other.includes(facts.text) || !tells(segment, facts)) continue;
      const key = `${facts.codePoint} ${other}`;
      if (!seen.has(key)) seen.set(key, { facts, other, of });
    }
  }
  const foreign = ({ facts }: Deceptive) => Number(beyondAscii(facts.text));
  return [...seen.values()].toSorted((one, two) => foreign(two) - foreign(one));
}
