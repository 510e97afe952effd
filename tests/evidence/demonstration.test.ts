/** The demonstration's zone and the pages' reader agree about every fate, so that journeys can count by it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resolver } from '@/evidence/dns/ask.ts';
import { checkName } from '@/evidence/dns/check-name.ts';
import { createDb } from '@/mocks/db.ts';
import { type Fate, verdictOf } from '@/mocks/evidence/fates.ts';
import { evidenceMiddleware } from '@/mocks/evidence/middleware.ts';
import { createZone } from '@/mocks/evidence/zone.ts';
import { seed } from '@/mocks/seed.ts';
import { startBackend, type RunningBackend } from '@/mocks/server.ts';

let backend: RunningBackend;
let url: string;
const site = createServer((request, response) =>
  evidenceMiddleware(() => backend.evidence)(request, response, () => response.end()),
);
site.keepAliveTimeout = 60_000;
beforeAll(async () => {
  backend = await startBackend({ port: 0 });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/evidence/doh`;
});
afterAll(async () => {
  site.close();
  site.closeAllConnections();
  await backend.close();
});

const zone = createZone(seed(createDb()));
const byFate = new Map<Fate, string>();
for (const { impersonating_domain: host } of seed(createDb()).alerts.all()) {
  const held = zone.look(host);
  if (held && !byFate.has(held.fate)) byFate.set(held.fate, held.registrable);
}
byFate.set('wildcard', 'sahyadrilokbank.ws');

test.each([...byFate])('%s: %s', async (fate, name) => {
  const state = await checkName(name, { ask: resolver({ url, timeOut: 1_000 }) });
  expect({ dns: state.is, mail: state.is === 'in-dns' && state.mail }).toEqual(verdictOf(fate));
});
