/**
 * Answers that registries really gave, read from the folder that `RDAP_DATA` names (one answer a file,
 * `.json`); skipped without it. They are not part of the repository.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isRecord } from '@/evidence/rdap/lenient.ts';
import { readRegistration } from '@/evidence/rdap/read.ts';
import { toAscii } from '@/lib/hostname.ts';

const FOLDER = process.env['RDAP_DATA'];
const AT = Date.UTC(2026, 10, 23);

interface Read {
  file: string;
  answer: Record<string, unknown>;
  body: string;
}

function answers(): Read[] {
  if (FOLDER === undefined) return [];
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const body = readFileSync(join(FOLDER, file), 'utf8');
      const answer: unknown = JSON.parse(body);
      return { file, answer: isRecord(answer) ? answer : {}, body };
    });
}

/** Every mail address in a text. */
const addressesIn = (text: string) => new Set(text.match(/[\w.+-]+@[\w.-]+/g));

/** The entities of the answer with these roles and no others. */
const entitiesIn = (answer: Record<string, unknown>): Record<string, unknown>[] =>
  Array.isArray(answer['entities']) ? answer['entities'].filter(isRecord) : [];

const rolesIn = (entity: Record<string, unknown>): unknown[] =>
  Array.isArray(entity['roles']) ? entity['roles'] : [];

test.skipIf(FOLDER === undefined)('every real answer about a domain is read whole', () => {
  const domains = answers().filter(({ answer }) => answer['objectClassName'] === 'domain');
  expect(domains.length).toBeGreaterThan(3);
  for (const { file, answer, body } of domains) {
    const ldhName = answer['ldhName'];
    const name = toAscii(typeof ldhName === 'string' ? ldhName : '') ?? '';
    const read = readRegistration({ name, at: AT, source: 'naam.test', body });
    if (read.is !== 'registered') throw new Error(`${file}: ${JSON.stringify(read)}`);
    expect(read.registeredOn, file).toBeGreaterThan(0);
    expect(read.expiresOn ?? AT, file).toBeGreaterThan(read.registeredOn ?? 0);
    expect(read.statuses.length, file).toBe([answer['status']].flat().length);
    expect(read.nameServers.length, file).toBeGreaterThan(0);
    const registrars = entitiesIn(answer).filter((one) => rolesIn(one).includes('registrar'));
    expect(read.registrar !== null, file).toBe(registrars.length > 0);
    if (JSON.stringify(registrars).includes('"abuse"')) {
      expect(read.abuse?.from, file).toBe('registrar-abuse');
      expect(read.abuse?.emails.length, file).toBeGreaterThan(0);
    }
    // What only the people behind the name have is nowhere.
    const known = addressesIn(JSON.stringify(registrars));
    const people = entitiesIn(answer).filter((one) => !rolesIn(one).includes('registrar'));
    for (const address of addressesIn(JSON.stringify(people))) {
      if (!known.has(address)) expect(JSON.stringify(read), file).not.toContain(address);
    }
  }
});

test.skipIf(FOLDER === undefined)('what is no domain is no answer', () => {
  const others = answers().filter(({ answer }) => answer['objectClassName'] !== 'domain');
  for (const { file, body } of others) {
    const read = readRegistration({ name: 'a.example', at: AT, source: 'naam.test', body });
    expect(read, file).toMatchObject({ is: 'no-answer', reason: { code: 'MALFORMED' } });
  }
});
