/** The demonstration's zone and the pages' reader agree about every scenario, so that journeys can count by it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { domainToUnicode } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from '@/evidence/model/dns/address.ts';
import { resolver } from '@/evidence/model/dns/ask.ts';
import { checkName } from '@/evidence/model/dns/check-name.ts';
import type { DnsState } from '@/evidence/model/dns/types.ts';
import { askRdap } from '@/evidence/model/rdap/ask.ts';
import type { Registration } from '@/evidence/model/rdap/types.ts';
import { createDb } from '@/mocks/db.ts';
import { type DnsScenario, FIXED, SCENARIOS } from '@/mocks/evidence/dns-scenarios.ts';
import { createZone } from '@/mocks/evidence/zone.ts';
import { seed } from '@/mocks/seed.ts';
import { startBackend, type RunningBackend } from '@/mocks/server.ts';
import { evidenceMiddleware } from '@/mocks/vite-plugin.ts';

let backend: RunningBackend;
let url: string;
let registry: string;
const site = createServer((request, response) =>
  evidenceMiddleware(() => backend.evidence)(request, response, () => response.end()),
);
site.keepAliveTimeout = 60_000;
beforeAll(async () => {
  backend = await startBackend({ port: 0 });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  url = `${origin}/evidence/doh`;
  registry = `${origin}/evidence/rdap`;
});
afterAll(async () => {
  site.close();
  site.closeAllConnections();
  await backend.close();
});

const zone = createZone(seed(createDb()));
const byScenario = new Map<DnsScenario, string>();
for (const { impersonating_domain: host } of seed(createDb()).alerts.all()) {
  const held = zone.look(host);
  if (held && !byScenario.has(held.scenario)) byScenario.set(held.scenario, held.registrable);
}
test.each([...byScenario])('%s: %s', async (scenario, name) => {
  const state = await checkName(name, { ask: resolver({ url, timeOut: 1_000 }) });
  const { is: dns } = state;
  const address = state.is === 'in-dns' && addressOf(state) === 'some';
  const mail = state.is === 'in-dns' && state.mail;
  expect({ dns, address, mail }).toEqual(SCENARIOS[scenario]);
});

const DAY = 86_400_000;
const AFTER_2014 = Date.UTC(2015, 0);

/** Returns the claims of a report. Any answer agrees with a report without claims. */
function claimsOf(details: string) {
  const says = (words: RegExp) => words.test(details);
  return {
    noAddress: says(/without address records/),
    address: says(
      /sign-in|form asks|Android package|web shop|Lists a|remote access|Parked|personal page|page is still|and hosting/,
    ),
    mail: says(/MX and SPF records|mails from this name/),
    // A certificate, or mail, of its first day.
    young: says(/the day of registration|within a day of registration/),
    attack: says(
      /sign-in|form asks|Android package|web shop|customer-care|remote access|changed bank account|known phishing/,
    ),
    parked: says(/^Parked/),
    since2014: says(/since 2014/),
    onHold: says(/put the name on hold/),
    lapsed: says(/registration has since lapsed/),
  };
}

const REPORTS = seed(createDb())
  .alerts.all()
  .map(({ id, impersonating_domain: host, details }) => ({
    id,
    host,
    name: domainToUnicode(host),
    seen: details.replace(/^.*?[.] /, ''),
  }));

/** Returns the contradictions between DNS and a report. No answer agrees with all reports, if it is intended. */
function dnsAgainst(seen: string, state: DnsState, registrable: string): (string | false)[] {
  const claims = claimsOf(seen);
  if (state.is === 'no-answer') return [!FIXED.has(registrable) && 'no answer, by chance'];
  const gone = claims.onHold || claims.lapsed;
  if (state.is === 'not-in-dns') return [!gone && 'not in DNS'];
  return [
    gone && 'in DNS',
    claims.noAddress && addressOf(state) !== 'none' && 'an address',
    claims.address && addressOf(state) !== 'some' && 'no address',
    claims.mail && state.mail !== true && 'no mail',
  ];
}

/** Returns the contradictions between a registry and a report; empty for endings without a registry. */
function registryAgainst(seen: string, found: Registration): (string | false)[] {
  const claims = claimsOf(seen);
  if (found.is === 'no-answer') return [found.reason.code !== 'NO-REGISTRY' && found.reason.code];
  if (found.is === 'no-record') return [!claims.lapsed && 'no record'];
  const on = found.registeredOn ?? 0;
  const onHold = found.statuses.some(({ code }) => code === 'client hold');
  return [
    claims.lapsed && 'registered',
    claims.young && Date.now() - on > 60 * DAY && 'old',
    claims.attack && Date.now() - on > 14 * DAY && 'an attack that is no news',
    claims.parked && Date.now() - on < 2 * 365 * DAY && 'not parked for years',
    claims.since2014 && on > AFTER_2014 && 'younger than its page',
    claims.onHold !== onHold && 'the other status',
  ];
}

test.each(REPORTS)('$id $name, as DNS and registry have it: $seen', async ({ host, seen }) => {
  const registrable = zone.look(host)?.registrable ?? '';
  const state = await checkName(host, { ask: resolver({ url, timeOut: 1_000 }), registrable });
  const found = await askRdap(registrable, { base: registry });
  const against = [...dnsAgainst(seen, state, registrable), ...registryAgainst(seen, found)];
  expect(against.filter((one) => one !== false)).toEqual([]);
});
