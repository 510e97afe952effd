/** Compares actions and their messages with the store in the end. */
import { MAY_BE_DONE, MAY_BE_GONE } from '../../src/api/errors.ts';
import type { BackendState } from '../support/site.ts';

/** `unknown`: the product said that it may have been done, or could not say anything any more. */
export type Outcome = 'done' | 'failed' | 'unknown';
export const CHANGES = [
  'add asset',
  'delete asset',
  'approve asset',
  'sign up',
  'delete organisation',
  'approve organisation',
  'add user',
  'edit profile',
] as const;
export type Change = (typeof CHANGES)[number];

/**
 * How an action ended: `idle` where there was nothing to do it with, `interrupted` where what was to be
 * pressed had gone.
 */
type Course = 'completed' | 'idle' | 'interrupted';
/** How often each action ended so, by its name. */
type Counts = Record<string, number>;

export interface Summary extends Record<Course, Counts> {
  told: Record<Outcome, number>;
  /** How often each change was tried, and reported as done. */
  tried: Record<Change, number>;
  done: Record<Change, number>;
  refused: number;
  /** Presses that did nothing, each with what the page met of it. */
  lost: readonly string[];
}

interface Entry {
  readonly change: Change;
  /** The asset's or organisation's name, the user's e-mail address, the profile's new address. */
  readonly subject: string;
  readonly told: Outcome;
  readonly words: string;
}

type Row = Record<string, unknown>;

/**
 * Returns true if the words of a failure say that the change may have been made. A row that exists already, or is gone
 * already, may come from the same attempt: browsers repeat a call when a kept connection breaks before its answer.
 */
const hasDoubt = (words: string): boolean =>
  [MAY_BE_DONE, MAY_BE_GONE].some((doubt) => words.includes(doubt)) ||
  /already (?:registered|exists)/.test(words);

export class Ledger {
  readonly #entries: Entry[] = [];
  readonly #actions: Record<Course, Counts> = { completed: {}, idle: {}, interrupted: {} };
  /** Faults of the run, in words. */
  readonly wrong: string[] = [];
  /** Calls refused for their token. */
  refused = 0;
  /** Presses that did nothing, each with what the page met of it. */
  readonly lost: string[] = [];

  action(name: string, course: Course): void {
    const counts = this.#actions[course];
    counts[name] = (counts[name] ?? 0) + 1;
  }

  /** @param words what the product said; a failure with a doubt in it is `unknown` */
  tell(change: Change, subject: string, told: Outcome, words = ''): Outcome {
    const meant = told === 'failed' && hasDoubt(words) ? 'unknown' : told;
    this.#entries.push({ change, subject, told: meant, words });
    return meant;
  }

  /** Each disagreement between the messages and the store, in words. */
  mismatches(before: BackendState['store'], after: BackendState['store']): string[] {
    return [
      ...this.wrong,
      ...this.#organizations(before.organizations, after.organizations),
      ...this.#assets(before, after),
      ...this.#users(before.users, after.users),
      ...this.#profile(after.organizations),
    ].map((line) => line + this.#history(line));
  }

  /** Returns the messages about the subject of a line, in order. */
  #history(line: string): string {
    const [subject] = line.split(': ');
    const those = this.#entries.filter((entry) => entry.subject === subject);
    return those.map(({ change, told, words }) => `; ${change} ${told} "${words}"`).join('');
  }

  summary(): Summary {
    const told = { done: 0, failed: 0, unknown: 0 };
    for (const entry of this.#entries) told[entry.told] += 1;
    const perChange = (entries: readonly Entry[]) =>
      Object.fromEntries(
        CHANGES.map((each) => [each, entries.filter(({ change }) => change === each).length]),
      ) as Record<Change, number>;
    const tried = perChange(this.#entries);
    const done = perChange(this.#entries.filter((entry) => entry.told === 'done'));
    return { ...this.#actions, told, tried, done, refused: this.refused, lost: this.lost };
  }

  #told(change: Change, subject: string): Set<Outcome> {
    const those = this.#entries.filter(
      (entry) => entry.change === change && entry.subject === subject,
    );
    return new Set(those.map(({ told }) => told));
  }

  #organizations(before: Row[], after: Row[]): string[] {
    return namesIn(before, after, this.#subjects('sign up')).flatMap((name) => [
      ...presence(name, {
        before: rowsOf(before, 'name', name).length,
        after: rowsOf(after, 'name', name).length,
        added: this.#told('sign up', name),
        deleted: this.#told('delete organisation', name),
      }),
      ...approval(name, this.#told('approve organisation', name), before, after),
    ]);
  }

  #assets(before: BackendState['store'], after: BackendState['store']): string[] {
    return namesIn(before.assets, after.assets, this.#subjects('add asset')).flatMap((name) => {
      const deleted = this.#told('delete asset', name);
      // An organisation takes its assets with it.
      const [row] = rowsOf(before.assets, 'name', name);
      const owner = before.organizations.find(({ id }) => id === row?.['owner_id']);
      const withOwner = this.#told('delete organisation', String(owner?.['name']));
      return [
        ...presence(name, {
          before: rowsOf(before.assets, 'name', name).length,
          after: rowsOf(after.assets, 'name', name).length,
          added: this.#told('add asset', name),
          deleted: new Set([...deleted, ...withOwner]),
        }),
        ...approval(name, this.#told('approve asset', name), before.assets, after.assets),
      ];
    });
  }

  #users(before: Row[], after: Row[]): string[] {
    return this.#subjects('add user').flatMap((email) =>
      presence(email, {
        before: rowsOf(before, 'email', email).length,
        after: rowsOf(after, 'email', email).length,
        added: this.#told('add user', email),
        deleted: new Set(),
      }),
    );
  }

  /** The address on file is the last one reported as saved, or one of those in doubt since then. */
  #profile(after: Row[]): string[] {
    const edits = this.#entries.filter(({ change }) => change === 'edit profile');
    const last = edits.findLastIndex(({ told }) => told === 'done');
    const possible = edits.slice(Math.max(0, last)).filter(({ told }) => told !== 'failed');
    if (last === -1) return [];
    const found = possible.some(({ subject }) => rowsOf(after, 'address', subject).length > 0);
    return found ? [] : [`profile: "${edits[last]?.subject}" was told as saved, and is not there`];
  }

  #subjects(change: Change): string[] {
    return this.#entries.filter((entry) => entry.change === change).map(({ subject }) => subject);
  }
}

/** Those of a table of the store that have this value. */
export const rowsOf = (rows: Row[], key: string, value: string) =>
  rows.filter((row) => row[key] === value);

const namesIn = (before: Row[], after: Row[], told: string[]) => [
  ...new Set([...before, ...after].map(({ name }) => String(name)).concat(told)),
];

interface Presence {
  before: number;
  after: number;
  added: Set<Outcome>;
  deleted: Set<Outcome>;
}

function presence(what: string, { before, after, added, deleted }: Presence): string[] {
  const mayBeGone = deleted.has('done') || deleted.has('unknown');
  if (after > Math.max(1, before)) return [`${what}: is there ${after} times`];
  if (after > 0 && deleted.has('done')) return [`${what}: told as deleted, and is there`];
  if (after > 0 && before === 0 && !added.has('done') && !added.has('unknown')) {
    return [`${what}: is there, and nobody was told so`];
  }
  if (after < before && !mayBeGone) return [`${what}: was there, and is lost`];
  if (after === 0 && added.has('done') && !mayBeGone) return [`${what}: told as added, and is not`];
  return [];
}

function approval(name: string, told: Set<Outcome>, before: Row[], after: Row[]): string[] {
  const [now] = rowsOf(after, 'name', name);
  const [then] = rowsOf(before, 'name', name);
  if (!now) return [];
  if (now['approved'] !== true) {
    const lost = told.has('done') || then?.['approved'] === true;
    return lost ? [`${name}: told as approved, and is not`] : [];
  }
  const expected = then?.['approved'] === true || told.has('done') || told.has('unknown');
  return expected ? [] : [`${name}: is approved, and nobody was told so`];
}

type Store = BackendState['store'];

/**
 * Tests that the store holds a change when the product reports it. Other people delete rows, but no person takes an
 * approval back, restores a row, or deletes a user.
 */
const HOLDS: Readonly<Record<Change, (subject: string, store: Store) => boolean>> = {
  // Only their own admins delete assets that were just added, and each admin does one thing at a time.
  'add asset': (name, { assets }) => rowsOf(assets, 'name', name).length > 0,
  'delete asset': (name, { assets }) => rowsOf(assets, 'name', name).length === 0,
  'approve asset': (name, { assets }) => rowsOf(assets, 'name', name)[0]?.['approved'] !== false,
  'sign up': () => true,
  'delete organisation': (name, { organizations }) =>
    rowsOf(organizations, 'name', name).length === 0,
  'approve organisation': (name, { organizations }) =>
    rowsOf(organizations, 'name', name)[0]?.['approved'] !== false,
  'add user': (email, { users }) => rowsOf(users, 'email', email).length > 0,
  'edit profile': (address, { organizations }) =>
    rowsOf(organizations, 'address', address).length > 0,
};

/** Says that a change was reported as done before the store held it; empty if the store holds it. */
export function toldTooEarly(change: Change, subject: string, store: Store): string[] {
  return HOLDS[change](subject, store) ? [] : [`${subject}: told "${change}" before it was so`];
}
