/** Databases of their own for a test: a fresh IndexedDB, a clock, and what waits for other tabs. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { onTestFinished, vi } from 'vitest';
import { CaseDatabase } from '@/cases/model/browser/case-database.ts';
import type { CaseOwner } from '@/cases/model/browser/names.ts';
import type { CaseSubject } from '@/cases/model/types.ts';

export const ASHA: CaseOwner = { account: 'asha@bank.example', backend: 'https://api.example' };

export const subject = (alert: string): CaseSubject => ({
  alert,
  asset: 'bank.example',
  domain: `${alert}.example`,
});

/** An empty browser profile. */
export function newProfile(): void {
  vi.stubGlobal('indexedDB', new IDBFactory());
}

export const NOON = Date.UTC(2026, 10, 23, 12);

/** One tab of the profile; closed when the test ends. Each change is a second later than the one before. */
export function tab(owner = ASHA, start = NOON): CaseDatabase {
  let now = start;
  const opened = new CaseDatabase(owner, () => (now += 1000));
  onTestFinished(() => opened.close());
  return opened;
}
