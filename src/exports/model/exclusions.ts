/**
 * Decides which alerts a format leaves out, and why. A blocklist works on many machines at once, and some formats block
 * all subdomains of a name: it must never block a host of the organisation's own.
 */
import { readOwnDomain, withoutWww } from '@/lib/read-name.ts';
import { isPublicSuffix } from '@/lib/public-suffix.ts';
import type { CaseStatus } from '@/cases/model/types.ts';
import { FORMATS, type ExportFormat } from './formats.ts';
import { readAlertName } from './names.ts';
import { REASONS, type Reason } from './reasons.ts';
import { LONGEST_IN_ZONE } from './rpz.ts';
import { statusOf, type ExportRow } from './types.ts';

/** A name that an analyst has marked, in the rows or not. */
export interface MarkedName {
  /** As the backend sent it. */
  readonly domain: string;
  readonly status: CaseStatus;
}

/** Names that must not be blocked. */
export interface Allowlist {
  /** The names of the organisation's approved assets, as registered; null if the list cannot be read. */
  readonly assets: readonly string[] | null;
  /** Every name that was marked, in the rows or not; null if the marks cannot be read. */
  readonly marked: readonly MarkedName[] | null;
}

/** The fields of a row that decide. */
export type ExclusionInput = Pick<ExportRow, 'name' | 'work'>;

/** The name itself, then each name above it: `a.b.in`, `b.in`, `in`. */
function* upwards(ascii: string): Generator<string> {
  for (let at = 0; at >= 0;) {
    yield ascii.slice(at);
    const dot = ascii.indexOf('.', at);
    at = dot < 0 ? -1 : dot + 1;
  }
}

/** A set of names that also finds those above or below one. */
class Names {
  readonly #names = new Set<string>();
  readonly #above = new Set<string>();

  add(ascii: string): void {
    for (const one of upwards(ascii)) {
      if (one === ascii) this.#names.add(one);
      else this.#above.add(one);
    }
  }

  has = (ascii: string): boolean => this.#names.has(ascii);

  isAbove = (ascii: string): boolean => this.#above.has(ascii);

  isBelow(ascii: string): boolean {
    for (const one of upwards(ascii)) if (one !== ascii && this.#names.has(one)) return true;
    return false;
  }
}

/** Judges the alerts of one export. */
class Judge {
  readonly #assets = new Names();
  readonly #ours = new Names();
  readonly #harmless = new Names();
  readonly #format: ExportFormat;
  readonly #includeNew: boolean;
  readonly #listed = new Set<string>();
  /** The names that a list leaves out only because no analyst has marked them yet. */
  readonly #unseen = new Set<string>();

  constructor(format: ExportFormat, includeNew: boolean, { assets, marked }: Allowlist) {
    this.#format = format;
    this.#includeNew = includeNew;
    for (const asset of assets ?? []) {
      const reading = readOwnDomain(asset);
      if (reading.ok) this.#assets.add(reading.ascii);
    }
    for (const { domain, status } of marked ?? []) {
      if (status !== 'ours' && status !== 'not-harmful') continue;
      const reading = readAlertName(domain);
      if (reading.is === 'name')
        (status === 'ours' ? this.#ours : this.#harmless).add(reading.ascii);
    }
  }

  /** Null for an alert that is exported. */
  reason(row: ExclusionInput): Reason | null {
    if (this.#format === 'csv') return null;
    if (row.name.is !== 'name') return row.name.is;
    const { ascii } = row.name;
    // A report names what was seen and blocks nothing; an organisation's own name is still no indicator.
    if (!FORMATS[this.#format].blocks) {
      if (this.#assets.has(withoutWww(ascii))) return 'own';
      return isPublicSuffix(ascii) ? 'suffix' : null;
    }
    const reason = this.#reasonToSpare(ascii, statusOf(row));
    if (reason === 'new' && !this.#isTooLong(ascii)) this.#unseen.add(ascii);
    return reason ?? this.#reasonOfList(ascii);
  }

  /** Number of alerts that the list would gain with the unmarked ones. */
  get unseen(): number {
    let more = 0;
    for (const ascii of this.#unseen) if (!this.#listed.has(ascii)) more += 1;
    return more;
  }

  #isTooLong(ascii: string): boolean {
    return this.#format === 'rpz' && ascii.length > LONGEST_IN_ZONE;
  }

  #reasonToSpare(ascii: string, status: CaseStatus): Reason | null {
    if (status === 'ours' || this.#ours.has(ascii)) return 'ours';
    if (status === 'not-harmful' || this.#harmless.has(ascii)) return 'not-harmful';
    for (const names of [this.#assets, this.#ours]) {
      if (names.has(ascii) || names.isAbove(ascii) || names.isBelow(ascii)) return 'own';
    }
    // A subdomain of a harmless name may be harmful (a hosting platform), but a wildcard blocks both.
    if (this.#harmless.isAbove(ascii)) return 'not-harmful';
    if (isPublicSuffix(ascii)) return 'suffix';
    return status === 'new' && !this.#includeNew ? 'new' : null;
  }

  #reasonOfList(ascii: string): Reason | null {
    if (this.#isTooLong(ascii)) return 'too-long';
    if (this.#listed.has(ascii)) return 'repeated';
    this.#listed.add(ascii);
    return null;
  }
}

/** The rows of an export and what it leaves out. */
export interface ExportPlan {
  /** The indexes of the alerts that it contains, in the order of the rows. */
  readonly kept: Uint32Array<ArrayBuffer>;
  /** Number of alerts left out, each for the first reason that applies. */
  readonly leftOut: Readonly<Record<Reason, number>>;
  /** Number of alerts that a blocklist would gain with the New ones; 0 if it includes them already. */
  readonly unseen: number;
}

const STEP = 250;

/**
 * Finds out what an export will contain; yields the number of judged alerts.
 *
 * @param includeNew true if a blocklist includes unmarked alerts
 * @throws Error for a blocklist while the assets or the marks are not known: it could block names to be spared
 */
export function* planExport(
  rows: { readonly count: number; readonly at: (index: number) => ExclusionInput },
  { format, includeNew, spared }: { format: ExportFormat; includeNew: boolean; spared: Allowlist },
): Generator<number, ExportPlan> {
  if (FORMATS[format].blocks && (spared.assets === null || spared.marked === null)) {
    throw new Error('No blocklist without the list of assets and the marks');
  }
  const judge = new Judge(format, includeNew, spared);
  const none: [Reason, number][] = REASONS.map((reason) => [reason, 0]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets the keys
  const leftOut = Object.fromEntries(none) as Record<Reason, number>;
  const kept = new Uint32Array(rows.count);
  let count = 0;
  for (let at = 0; at < rows.count; at += 1) {
    if (at % STEP === 0) yield at;
    const reason = judge.reason(rows.at(at));
    if (reason === null) {
      kept[count] = at;
      count += 1;
    } else leftOut[reason] += 1;
  }
  return { kept: kept.slice(0, count), leftOut, unseen: judge.unseen };
}
