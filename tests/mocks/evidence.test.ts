/** The demonstration resolver and registry over HTTP. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decode, encode, type RecordType } from 'dns-packet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from '@/lookalike/index.ts';
import { createDb } from '@/mocks/db.ts';
import { SCENARIOS } from '@/mocks/evidence/dns-scenarios.ts';
import { createZone } from '@/mocks/evidence/zone.ts';
import { startBackend, type RunningBackend } from '@/mocks/server.ts';
import { seed } from '@/mocks/seed.ts';
import { evidenceMiddleware } from '@/mocks/vite-plugin.ts';

let backend: RunningBackend;
let origin: string;
const site = createServer((request, response) =>
  evidenceMiddleware(() => backend.evidence)(request, response, () => response.end('the site')),
);
// Connections outlive the tests that compute for seconds.
site.keepAliveTimeout = 60_000;
beforeAll(async () => {
  backend = await startBackend({ port: 0 });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  site.close();
  site.closeAllConnections();
  await backend.close();
});

const zone = createZone(seed(createDb()));
const RD = 1 << 8;

function ask(name: string, type: RecordType, init: RequestInit = {}): Promise<Response> {
  const query = encode({ type: 'query', id: 0, flags: RD, questions: [{ name, type }] });
  return fetch(`${origin}/evidence/doh?dns=${query.toString('base64url')}`, init);
}

/** Returns an answer in few words: `NXDOMAIN soa=com`, `NOERROR A=192.0.2.7`. */
async function said(name: string, type: RecordType): Promise<string> {
  const response = await ask(name, type);
  expect(response.headers.get('content-type')).toBe('application/dns-message');
  const packet = decode(Buffer.from(await response.arrayBuffer()));
  expect(packet.id).toBe(0);
  expect(packet.questions).toEqual([{ name, type, class: 'IN' }]);
  const words: string[] = [(packet as { rcode?: string }).rcode ?? ''];
  for (const answer of packet.answers ?? []) {
    words.push(answer.type);
  }
  for (const authority of packet.authorities ?? []) words.push(`soa=${authority.name}`);
  return words.join(' ');
}

test.each<[string, RecordType, string]>([
  ['sahyadrilokbank-kyc.com', 'NS', 'NOERROR NS NS'],
  ['sahyadrilokbank-kyc.com', 'MX', 'NOERROR MX MX'],
  ['sahyadrilokbank-kyc.com', 'TXT', 'NOERROR soa=sahyadrilokbank-kyc.com'],
  ['www.sahyadrilokbank-kyc.com', 'NS', 'NOERROR soa=sahyadrilokbank-kyc.com'],
  ['x0123456789abcdef.sahyadrilokbank-kyc.com', 'A', 'NXDOMAIN soa=sahyadrilokbank-kyc.com'],
  ['sahyadrilokbank-careers.net', 'MX', 'NOERROR soa=sahyadrilokbank-careers.net'],
  ['sahyadrilokbank.in', 'A', 'NOERROR A'],
  ['sahyadrilokbank.in', 'MX', 'NOERROR MX MX'],
  ['sahyadrilokbank.top', 'A', 'NOERROR soa=sahyadrilokbank.top'],
  ['netbankng.sahyadrilokbank.top', 'A', 'NOERROR soa=netbankng.sahyadrilokbank.top'],
  ['sahyadrilokbakn.co.in', 'NS', 'NXDOMAIN soa=co.in'],
  ['sahyadrilokbnak.co.in', 'NS', 'NXDOMAIN soa=co.in'],
  ['sahyadri-lok-bank.co.in', 'NS', 'SERVFAIL'],
  ['x0123456789abcdef.com', 'NS', 'NXDOMAIN soa=com'],
  // It refuses names that are no lookalikes of its organisations.
  ['hdfcbank-kyc.com', 'NS', 'REFUSED'],
  ['wikipedia.org', 'A', 'REFUSED'],
])('%s %s: %s', async (name, type, expected) => {
  const words = await said(name, type);
  expect(words.replace(/( A)( A)?$/, '$1')).toBe(expected);
});

test('the seeded alerts show every scenario, and a stable share of all lookalikes exists', () => {
  const alerts = backend.backend.db.alerts.all().map((alert) => alert.impersonating_domain);
  const scenarios = new Set(alerts.map((name) => zone.look(name)?.scenario));
  expect(scenarios).toEqual(
    new Set(['mail', 'web', 'delegated', 'absent', 'on-hold', 'unanswered']),
  );

  const names = Array.from(
    generate('sahyadrilokbank.co.in', { limit: 1_000 }),
    (made) => made.domain,
  );
  const counts = { 'in-dns': 0, 'not-in-dns': 0, 'no-answer': 0 };
  const again = createZone(seed(createDb()));
  const unknown: string[] = [];
  for (const name of names) {
    const held = zone.look(name);
    if (!held) unknown.push(name);
    else counts[SCENARIOS[held.scenario].dns] += 1;
    expect(again.look(name)).toEqual(held);
  }
  expect(unknown).toEqual([]);
  expect(counts['in-dns'] / names.length).toBeGreaterThan(0.1);
  expect(counts['in-dns'] / names.length).toBeLessThan(0.25);
  expect(counts['no-answer'] / names.length).toBeGreaterThan(0.01);
  expect(counts['no-answer'] / names.length).toBeLessThan(0.06);
});

test('every address is for documentation, every server under a reserved name', async () => {
  const names = backend.backend.db.alerts.all().map((alert) => alert.impersonating_domain);
  for (const name of names.filter((one) => zone.look(one)?.scenario === 'mail')) {
    for (const type of ['A', 'AAAA', 'NS', 'MX'] as const) {
      const response = await ask(name, type);
      for (const answer of decode(Buffer.from(await response.arrayBuffer())).answers ?? []) {
        const data = 'data' in answer ? answer.data : null;
        const text = typeof data === 'object' ? JSON.stringify(data) : data;
        expect(text).toMatch(/^192\.0\.2\.|^198\.51\.100\.|^2001:db8:|\.example"?\}?$/);
      }
    }
  }
});

test('an asset that is added brings its lookalikes', async () => {
  expect(await said('nilambari-silks-kyc.in', 'NS')).toBe('REFUSED');
  await fetch(`${backend.origin}/__dev/rows`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      assets: [{ name: 'nilambari-silks.in' }],
      alerts: [{ asset_name: 'x', impersonating_domain: 'nilambari-silks-kyc.in' }],
    }),
  });
  expect(await said('nilambari-silks-kyc.in', 'NS')).not.toBe('REFUSED');
  expect(await said('nilambari-silks.in', 'MX')).toBe('NOERROR MX MX');
});

test.each([
  ['', 400],
  ['?dns=', 400],
  ['?dns=%%%', 400],
  ['?dns=AAAA', 400],
  // A header that counts no question.
  ['?dns=AAABAAAAAAAAAAAA', 400],
])('%s is no query', async (query, status) => {
  const response = await fetch(`${origin}/evidence/doh${query}`);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toContain('text/plain');
});

test('only GET is answered, and only where something is', async () => {
  const site = async (path: string, init?: RequestInit) =>
    (await fetch(`${origin}${path}`, init)).text();
  expect(await site('/evidence/doh', { method: 'POST', body: 'x' })).toBe('the site');
  expect(await site('/evidence/rdap/domain/a.in/b')).toBe('the site');
  expect(await site('/evidence-and-more')).toBe('the site');
});

interface Entity {
  roles: string[];
  publicIds?: object[];
  vcardArray: [string, string[][]];
  entities?: Entity[];
}
interface Domain {
  ldhName: string;
  status: string[];
  events: { eventAction: string; eventDate: string }[];
  entities: Entity[];
  rdapConformance: string[];
}

async function registration(name: string) {
  const response = await fetch(`${origin}/evidence/rdap/domain/${name}`);
  expect(response.headers.get('content-type')).toBe('application/rdap+json');
  return { status: response.status, body: (await response.json()) as Domain };
}

test('a registration has its dates, registrar and status', async () => {
  const { status, body } = await registration('sahyadrilokbank-kyc.com');
  expect(status).toBe(200);
  expect(body.ldhName).toBe('SAHYADRILOKBANK-KYC.COM');
  const born = body.events.find(({ eventAction }) => eventAction === 'registration');
  const days = (Date.now() - Date.parse(born?.eventDate ?? '')) / 86_400_000;
  expect(Math.floor(days)).toBe(9);
  const registrar = body.entities.find(({ roles }) => roles.includes('registrar'));
  expect(registrar?.publicIds).toEqual([
    { type: 'IANA Registrar ID', identifier: expect.stringMatching(/^99000\d$/) },
  ]);
  expect(body.rdapConformance).toContain('rdap_level_0');
});

test('registered and switched off is not the same as not registered', async () => {
  expect((await registration('sahyadrilokbnak.co.in')).body.status).toContain('client hold');
  expect((await registration('sahyadrilokbakn.co.in')).status).toBe(404);
});

test.each([
  ['sahyadrilokbank.shop', 501],
  ['sahyadrilokbank.co.in.verify-pan.online', 501],
  ['hdfcbank-kyc.com', 404],
  ['www.sahyadrilokbank-kyc.com', 404],
])('the registry answers for %s with %i', async (name, status) => {
  expect((await registration(name)).status).toBe(status);
});

test('some registrars name an abuse desk, some do not', async () => {
  const desks = new Set<boolean>();
  for (const { impersonating_domain: host } of backend.backend.db.alerts.all()) {
    const { registrable = '', scenario } = zone.look(host) ?? {};
    if (scenario === 'absent' || !/\.(?:com|net|in)$/.test(registrable)) continue;
    const { body } = await registration(registrable);
    const [registrar] = body.entities;
    desks.add(registrar?.entities?.[0]?.roles.includes('abuse') ?? false);
  }
  expect(desks).toEqual(new Set([true, false]));
});
