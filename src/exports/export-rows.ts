/** Alerts and facts about them, as the rows of an export. */
import { standing } from '@/cases/model/history.ts';
import type { AlertCase } from '@/cases/model/types.ts';
import { readAlertName } from './model/names.ts';
import type { AlertName, ExportCase, ExportRow, RowSource } from './model/types.ts';
import type { Alert } from '@/alerts/model/alert.ts';
import { namesAbove } from '@/lib/is-same-or-subdomain.ts';
import type { AlertTechniques } from '@/alerts/model/techniques.ts';
import type { Columns } from './known-evidence.ts';

/** Facts about the alerts that are not in the list. */
export interface Known {
  /** By alert ids; null if they cannot be read. */
  readonly cases: ReadonlyMap<string, AlertCase> | null;
  readonly techniques: AlertTechniques;
  /** Time when this browser first saw an alert: ISO 8601, null if it is not known. */
  readonly firstSeen: (alert: string) => string | null;
  /** By A-label names. */
  readonly dns: Columns;
  /** By registrable names. */
  readonly registrations: Columns;
}

/** Source of a row: an alert, or the subject of a case whose alert is not listed. */
export type Exported = Pick<Alert, 'id' | 'asset_name' | 'impersonating_domain'> & Partial<Alert>;

function workOf({ status, note, history }: AlertCase): ExportCase {
  const marks = standing(history).filter(
    ({ change: { what } }) => what !== 'note' && what !== 'looked',
  );
  return {
    status,
    note,
    firstMarked: marks[0]?.at ?? null,
    lastChange: history.findLast(({ change }) => change.what !== 'looked')?.at ?? null,
  };
}

/** The cells of the name itself, or of the nearest name above it: a registration is about the registrable name. */
function cellsOfNearest({ cells, none }: Columns, name: string): readonly string[] {
  for (const at of [name, ...namesAbove(name)]) {
    const found = cells.get(at);
    if (found) return found;
  }
  return none;
}

export class ExportRows implements RowSource {
  readonly count: number;
  readonly #alerts: readonly Exported[];
  readonly #known: Known;
  readonly #names: (AlertName | undefined)[];

  /** @param alerts in the order of the file */
  constructor(alerts: readonly Exported[], known: Known) {
    this.#alerts = alerts;
    this.#known = known;
    this.count = alerts.length;
    this.#names = Array.from({ length: this.count });
  }

  readonly judged = (index: number): Pick<ExportRow, 'name' | 'work'> => {
    const { id, impersonating_domain: domain } = this.#alert(index);
    const known = this.#known.cases?.get(id);
    return {
      name: (this.#names[index] ??= readAlertName(domain)),
      work: known ? workOf(known) : null,
    };
  };

  readonly at = (index: number): ExportRow => {
    const alert = this.#alert(index);
    const { dns, registrations, firstSeen } = this.#known;
    const { name, work } = this.judged(index);
    const compared = this.#compared(alert);
    const isLike = compared !== null && !['mixed', 'unreadable'].includes(compared.kind);
    const key = name.is === 'name' ? name.ascii : '';
    return {
      alert: alert.id,
      asset: alert.asset_name,
      domain: alert.impersonating_domain,
      name,
      details: alert.details ?? '',
      technique: compared?.kind ?? null,
      similarity: isLike ? compared.percent / 100 : null,
      score: alert.severity_score ?? null,
      work,
      firstSeen: firstSeen(alert.id),
      evidence: [...(dns.cells.get(key) ?? dns.none), ...cellsOfNearest(registrations, key)],
    };
  };

  #compared(alert: Exported) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of what is no alert of a list nothing is known
    return this.#known.techniques.of(alert as Alert);
  }

  #alert(index: number): Exported {
    const alert = this.#alerts[index];
    if (!alert) throw new Error(`No alert at ${index}`);
    return alert;
  }
}
