/**
 * Answers that registries really gave, read from the folder that `RDAP_DATA` names (one answer a file,
 * `.json`); skipped without it. They are not part of the repository.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isRecord } from '@/evidence/model/rdap/lenient.ts';
import { readRegistration } from '@/evidence/model/rdap/read.ts';
import { toAscii } from '@/lib/idna.ts';

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

const entitiesIn = (answer: Record<string, unknown>): Record<string, unknown>[] =>
  Array.isArray(answer['entities']) ? answer['entities'].filter(isRecord) : [];

const rolesIn = (entity: Record<string, unknown>): unknown[] =>
  Array.isArray(entity['roles']) ? entity['roles'] : [];

/** Returns the faults in the reading of one answer about a domain. */
function flawsOf({ answer, body }: Read): string[] {
  const ldhName = answer['ldhName'];
  const name = toAscii(typeof ldhName === 'string' ? ldhName : '') ?? '';
  const read = readRegistration({ name, at: AT, source: 'naam.test', body });
  if (read.is !== 'registered') return [JSON.stringify(read)];
  const isOf = (entity: Record<string, unknown>) => rolesIn(entity).includes('registrar');
  const registrars = JSON.stringify(entitiesIn(answer).filter(isOf));
  const people = JSON.stringify(entitiesIn(answer).filter((entity) => !isOf(entity)));
  const hasAbuse = registrars.includes('"abuse"');
  const checks: [string, boolean][] = [
    ['registered', (read.registeredOn ?? 0) > 0],
    ['expires', (read.expiresOn ?? 0) > (read.registeredOn ?? 0)],
    ['statuses', read.statuses.length === [answer['status']].flat().length],
    ['name servers', read.nameServers.length > 0],
    ['registrar', (read.registrar !== null) === (registrars !== '[]')],
    ['abuse', !hasAbuse || read.abuse?.from === 'registrar-abuse'],
    ['abuse address', !hasAbuse || (read.abuse?.emails.length ?? 0) > 0],
  ];
  const whole = JSON.stringify(read);
  const leaks = [...addressesIn(people)].filter(
    (address) => !registrars.includes(address) && whole.includes(address),
  );
  return [...checks.filter(([, isRight]) => !isRight).map(([what]) => what), ...leaks];
}

const isDomain = ({ answer }: Read) => answer['objectClassName'] === 'domain';

test.skipIf(FOLDER === undefined)('every real answer about a domain is read whole', () => {
  const domains = answers().filter(isDomain);
  expect(domains.length).toBeGreaterThan(3);
  const flawed = domains
    .map((one) => [one.file, flawsOf(one)])
    .filter(([, flaws]) => flaws?.length);
  expect(flawed).toEqual([]);
});

test.skipIf(FOLDER === undefined)('an answer about anything but a domain is refused', () => {
  const others = answers().filter((one) => !isDomain(one));
  const read = others.map(({ body }) =>
    readRegistration({ name: 'a.example', at: AT, source: 'naam.test', body }),
  );
  const none = { is: 'no-answer', at: AT, reason: { code: 'MALFORMED' } };
  expect(read).toEqual(others.map(() => none));
});
