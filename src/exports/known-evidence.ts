/** Columns with the latest answers of DNS and the registries. */
import { registrarText } from '@/evidence/model/facts.ts';
import { keptAnswers } from '@/evidence/model/kept.ts';
import type { Registration } from '@/evidence/model/rdap/types.ts';
import { alertDns } from '@/alerts/model/alert-dns.ts';
import { DNS_CSV_HEADER, dnsCsvCells } from '@/evidence/index.ts';

/** One source; no heads if it has no answers. */
export interface Columns {
  readonly heads: readonly string[];
  /** By A-label names. */
  readonly cells: ReadonlyMap<string, readonly string[]>;
  /** The cells of a name without an answer. */
  readonly none: readonly string[];
}

const NOTHING: Columns = { heads: [], cells: new Map(), none: [] };

/** The newest answers. The list's check takes in those of single look-ups and of earlier sessions. */
export function knownDns(): Columns {
  const cells = new Map<string, readonly string[]>();
  for (const name of alertDns()?.known()?.keys() ?? []) {
    const look = keptAnswers().dns.last(name);
    cells.set(name, dnsCsvCells(look?.state, look?.source ?? ''));
  }
  if (cells.size === 0) return NOTHING;
  return { heads: DNS_CSV_HEADER, cells, none: dnsCsvCells(undefined, '') };
}

const REGISTRATION_HEADS = ['registrar', 'registered_on', 'registration_asked_at'] as const;

function registrationCells(registration: Registration): readonly string[] {
  const asked = new Date(registration.at).toISOString();
  if (registration.is !== 'registered') return ['No record', '', asked];
  const on = registration.registeredOn;
  return [registrarText(registration) ?? '', on === null ? '' : new Date(on).toISOString(), asked];
}

/** By registrable names. Only answers of a registry are kept. */
export function knownRegistrations(): Columns {
  const cells = new Map<string, readonly string[]>();
  for (const [name, registration] of [
    ...keptAnswers().registrations.earlier,
    ...keptAnswers().registrations.all(),
  ]) {
    if (registration.is === 'no-answer') continue;
    cells.set(name, registrationCells(registration));
  }
  if (cells.size === 0) return NOTHING;
  return { heads: REGISTRATION_HEADS, cells, none: ['', '', ''] };
}
