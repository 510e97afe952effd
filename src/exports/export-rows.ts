/** Alerts and facts about them, as the rows of an export. */
import { alertDns } from '@/alerts/model/alert-dns.ts';
import type { Alert } from '@/alerts/model/alert.ts';
import type { AlertTechniques } from '@/alerts/model/techniques.ts';
import { standing } from '@/cases/model/history.ts';
import type { AlertCase } from '@/cases/model/types.ts';
import { DNS_CSV_HEADER, dnsCsvCells } from '@/evidence/index.ts';
import { registrarText } from '@/evidence/model/facts.ts';
import { keptAnswers } from '@/evidence/model/kept.ts';
import type { Registration } from '@/evidence/model/rdap/types.ts';
import { namesAbove } from '@/lib/is-same-or-subdomain.ts';
import type { ExclusionInput } from './model/exclusions.ts';
import { readAlertName } from './model/names.ts';
import type { ExportCase, ExportRow } from './model/types.ts';

/** An alert, and what decides if a file contains it. */
export interface ExportSubject extends ExclusionInput {
  readonly alert: Alert;
  /** Null if nothing was ever marked, or the cases cannot be read. */
  readonly work: AlertCase | null;
}

/** @param cases by alert ids; null if they cannot be read */
export function* subjectsOf(
  alerts: readonly Alert[],
  cases: ReadonlyMap<string, AlertCase> | null,
): Generator<ExportSubject> {
  for (const alert of alerts) {
    const name = readAlertName(alert.impersonating_domain);
    yield { alert, name, work: cases?.get(alert.id) ?? null };
  }
}

/** Facts about the alerts that are not in the list. */
export interface Known {
  readonly techniques: AlertTechniques;
  /** Time when this browser first saw an alert: ISO 8601, null if it is not known. */
  readonly firstSeen: (alert: string) => string | null;
  readonly evidence: readonly EvidenceColumns[];
}

/** Makes the rows on demand: a list may have a hundred thousand. */
export function* rowsOf(
  subjects: readonly ExportSubject[],
  { techniques, firstSeen, evidence }: Known,
): Generator<ExportRow> {
  for (const { alert, name, work } of subjects) {
    const compared = techniques.of(alert);
    const isLike = compared !== null && !['mixed', 'unreadable'].includes(compared.kind);
    const ascii = name.is === 'name' ? name.ascii : '';
    yield {
      alert: alert.id,
      asset: alert.asset_name,
      domain: alert.impersonating_domain,
      name,
      details: alert.details,
      technique: compared?.kind ?? null,
      similarity: isLike ? compared.percent / 100 : null,
      score: alert.severity_score,
      work: work && workOf(work),
      firstSeen: firstSeen(alert.id),
      evidence: evidence.flatMap(({ cellsOf }) => cellsOf(ascii)),
    };
  }
}

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

/** Columns of a table with the latest answers of one source. */
export interface EvidenceColumns {
  readonly heads: readonly string[];
  /** @param ascii an A-label name; '' for none */
  readonly cellsOf: (ascii: string) => readonly string[];
}

/** The columns of the sources that have answered about any name. */
export function evidenceColumns(): EvidenceColumns[] {
  const { dns, registrations } = keptAnswers();
  const dnsColumns: EvidenceColumns = {
    heads: DNS_CSV_HEADER,
    cellsOf(ascii) {
      const look = dns.last(ascii);
      return dnsCsvCells(look?.state, look?.source ?? '');
    },
  };
  const registrationColumns: EvidenceColumns = {
    heads: ['registrar', 'registered_on', 'registration_asked_at'],
    // A registration is about the registrable name: the name itself, or the nearest name above it.
    cellsOf(ascii) {
      for (const name of [ascii, ...namesAbove(ascii)]) {
        const found = registrations.get(name) ?? registrations.earlier.get(name);
        if (found) return registrationCells(found);
      }
      return ['', '', ''];
    },
  };
  // The list's check takes in the answers of single look-ups and of earlier sessions.
  const hasDns = (alertDns()?.check.states.size ?? 0) > 0;
  const answers = [...registrations.earlier.values(), ...registrations.all().values()];
  const hasRegistrations = answers.some(({ is }) => is !== 'no-answer');
  return [...(hasDns ? [dnsColumns] : []), ...(hasRegistrations ? [registrationColumns] : [])];
}

function registrationCells(registration: Registration): readonly string[] {
  const asked = new Date(registration.at).toISOString();
  if (registration.is !== 'registered') return ['No record', '', asked];
  const on = registration.registeredOn;
  return [registrarText(registration) ?? '', on === null ? '' : new Date(on).toISOString(), asked];
}
