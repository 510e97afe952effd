/** A list of alerts and what else is known of them, as the rows of an export; in the worker. */
import { readAlertName } from '@/exports/names.ts';
import type { ExportCase, ExportRow, AlertName, RowSource } from '@/exports/types.ts';
import { textFields, type PackedAlerts } from '@/features/shared/alert-index/packed-alerts.ts';
import { textReader } from '@/lib/packed-texts.ts';
import { MATCH_KINDS } from '@/lookalike/match-kind.ts';

const columnOf = (field: (typeof textFields)[number][0]) =>
  textFields.findIndex(([key]) => key === field);
const ID = columnOf('id');
const ASSET = columnOf('asset_name');
const DOMAIN = columnOf('impersonating_domain');
const DETAILS = columnOf('details');

/** What is exported, as far as it is there when an export begins. */
export interface ExportedList {
  readonly packed: PackedAlerts;
  /** Places of the alerts, in the order of the file. */
  readonly places: Uint32Array;
}

/** A name and the cells of its evidence. */
export type NameCells = readonly [name: string, cells: readonly string[]];

/** The evidence of one source: cells by A-label names, and those of a name that it said nothing of. */
export class CellsByName {
  readonly #cells: ReadonlyMap<string, readonly string[]>;
  readonly #none: readonly string[];

  constructor(cells: readonly NameCells[], none: readonly string[]) {
    this.#cells = new Map(cells);
    this.#none = none;
  }

  of(name: string): readonly string[] {
    return this.#cells.get(name) ?? this.#none;
  }

  /** Those of the name itself, or of the nearest name above it: a registration is of the registrable name. */
  ofNearest(name: string): readonly string[] {
    for (let at = name; at !== ''; at = at.includes('.') ? at.slice(at.indexOf('.') + 1) : '') {
      const cells = this.#cells.get(at);
      if (cells) return cells;
    }
    return this.#none;
  }
}

export class ExportRows implements RowSource {
  readonly count: number;
  /** By alert ids. */
  readonly cases = new Map<string, ExportCase>();
  dns = new CellsByName([], []);
  registrations = new CellsByName([], []);
  readonly #list: ExportedList;
  /** In the order of the whole list: the code of each alert's technique, and the similarity in hundredths. */
  #kinds: Uint8Array = new Uint8Array();
  #similarities: Uint8Array = new Uint8Array();
  readonly #read: ReturnType<typeof textReader>;
  readonly #names: (AlertName | undefined)[];
  /** By rows of the export. */
  readonly #firstSeen: (string | null)[];

  constructor(list: ExportedList) {
    this.#list = list;
    this.count = list.places.length;
    this.#read = textReader(list.packed.texts);
    this.#names = Array.from({ length: this.count });
    this.#firstSeen = Array.from({ length: this.count }, () => null);
  }

  /** The ids of some rows. */
  ids(from: number, to: number): string[] {
    return Array.from({ length: Math.min(to, this.count) - from }, (_, at) =>
      this.#text(from + at, ID),
    );
  }

  setFirstSeen(from: number, times: readonly (string | null)[]): void {
    for (const [at, time] of times.entries()) this.#firstSeen[from + at] = time;
  }

  setTechniques(kinds: Uint8Array, similarities: Uint8Array): void {
    this.#kinds = kinds;
    this.#similarities = similarities;
  }

  readonly judged = (index: number): Pick<ExportRow, 'name' | 'work'> => {
    const name = (this.#names[index] ??= readAlertName(this.#text(index, DOMAIN)));
    return { name, work: this.cases.get(this.#text(index, ID)) ?? null };
  };

  readonly at = (index: number): ExportRow => {
    const place = this.#place(index);
    const { name, work } = this.judged(index);
    const technique = MATCH_KINDS[this.#kinds[place] ?? -1] ?? null;
    const compared = technique !== null && technique !== 'mixed' && technique !== 'unreadable';
    const key = name.is === 'name' ? name.ascii : '';
    const score = this.#list.packed.scores[place] ?? Number.NaN;
    return {
      alert: this.#text(index, ID),
      asset: this.#text(index, ASSET),
      domain: this.#text(index, DOMAIN),
      name,
      details: this.#text(index, DETAILS),
      technique,
      similarity: compared ? (this.#similarities[place] ?? 0) / 100 : null,
      score: Number.isNaN(score) ? null : score,
      work,
      firstSeen: this.#firstSeen[index] ?? null,
      evidence: [...this.dns.of(key), ...this.registrations.ofNearest(key)],
    };
  };

  #place(index: number): number {
    return this.#list.places[index] ?? -1;
  }

  #text(index: number, column: number): string {
    return this.#read(this.#place(index), column);
  }
}
