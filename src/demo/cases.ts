/**
 * The initial work of the demonstration: invented cases of the last days on its invented alerts, so that views, figures
 * and report show something at once. Written once; Reset writes it again.
 */
import { CaseDatabase } from '@/cases/model/browser/case-database.ts';
import type { CaseChange, CaseStatus, CaseSubject } from '@/cases/model/types.ts';

const HOUR = 3_600_000;

const status = (to: CaseStatus): CaseChange => ({ what: 'status', status: to });
const note = (text: string): CaseChange => ({ what: 'note', note: text });
const report = (channel: string, ticket: string): CaseChange => ({ what: 'sent', channel, ticket });

const REGISTRAR = 'The registrar’s abuse contact';

/** Marks of the demonstration: the bank's alert, how many hours ago, and the change. */
const WORK: readonly (readonly [alert: string, hoursAgo: number, change: CaseChange])[] = [
  ['29', 70, status('investigating')],
  ['29', 68, report(REGISTRAR, 'ABUSE-20417')],
  ['29', 22, status('down')],
  ['1', 69, status('investigating')],
  ['1', 66, report(REGISTRAR, 'ABUSE-20431')],
  ['1', 21, note('Registrar asked for a screenshot; sent the same day.')],
  ['27', 46, status('investigating')],
  ['27', 45, report('CERT-In incident reporting', '')],
  ['2', 45, status('investigating')],
  ['2', 20, report(REGISTRAR, 'ABUSE-20502')],
  ['6', 44, report(REGISTRAR, 'ABUSE-20466')],
  ['6', 4, status('down')],
  ['30', 26, status('investigating')],
  ['30', 25, note('Same name servers as alert 14.')],
  ['14', 25, status('investigating')],
  ['17', 24, status('investigating')],
  ['11', 23, status('not-harmful')],
  ['11', 23, note('Parked for years, no mail.')],
  ['9', 3, status('ours')],
  ['9', 3, note('Registered by our own careers team.')],
];

/** Alerts that are new. */
const NEW = new Set(['28', '31', '36', '40']);

interface Beginning {
  /** The e-mail address of the account that did it all. */
  readonly account: string;
  readonly backend: string;
  readonly alerts: readonly CaseSubject[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** @throws CaseError where the browser keeps nothing */
export async function writeDemoCases({ account, backend, alerts, now }: Beginning): Promise<void> {
  let clock = now;
  const database = new CaseDatabase({ account, backend }, () => clock);
  const iso = (hoursAgo: number) => new Date(now - hoursAgo * HOUR).toISOString();
  try {
    const byId = new Map(alerts.map((subject) => [subject.alert, subject]));
    for (const [alert, hoursAgo, change] of WORK.toSorted(([, a], [, b]) => b - a)) {
      const subject = byId.get(alert);
      if (subject === undefined) continue;
      clock = now - hoursAgo * HOUR;
      // oxlint-disable-next-line no-await-in-loop -- a history is written in its order
      await database.change([{ subject, change }]);
    }
    await database.connection.run('readwrite', ['arrivals', 'visit'], async (transaction) => {
      const seen = alerts.map(({ alert }) => alert).filter((alert) => !NEW.has(alert));
      const after = await transaction.objectStore('arrivals').add({ at: iso(80), ids: seen });
      await transaction.objectStore('visit').put({ since: iso(80), after, seen: [] }, 0);
    });
  } finally {
    database.close();
  }
}
