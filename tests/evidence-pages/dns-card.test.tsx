/** The DNS card of an alert says of each answer what may be said of it, word for word, and no more. */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeAll, expect, test, vi } from 'vitest';
import { LiveEvidence } from '@/evidence/live/LiveEvidence.tsx';
import { keptAnswers } from '@/evidence/model/kept.ts';
import type { DnsScenario } from '@/mocks/evidence/dns-scenarios.ts';
import { createZone } from '@/mocks/evidence/zone.ts';
import { backend } from '../setup/backend.ts';
import { answerEvidence, nameEvidence, serveEvidence } from '../setup/evidence.ts';
import { pass, stopClocks } from '../setup/render-app.tsx';
import { decode } from 'dns-packet';
import type { AskedType } from '@/evidence/model/dns/types.ts';
import { a, cname, mx, ns, response, soa } from '../evidence/packets.ts';

/** A name of the demonstration's zone for each scenario. */
const named = new Map<DnsScenario, string>();
beforeAll(() => {
  const zone = createZone(backend.db);
  for (const { impersonating_domain: host } of backend.db.alerts.all()) {
    const held = zone.look(host);
    if (held && !named.has(held.scenario)) named.set(held.scenario, held.registrable);
  }
});

async function look(name: string, meanwhile?: () => Promise<void>) {
  const user = userEvent.setup({
    advanceTimers: (ms) => (vi.isFakeTimers() ? vi.advanceTimersByTime(ms) : undefined),
  });
  render(<LiveEvidence level={2} host={name} registrable={name} />);
  const card = within(screen.getByRole('region', { name: 'DNS' }));
  await user.click(card.getByRole('button', { name: 'Look now' }));
  await meanwhile?.();
  await card.findByRole('button', { name: 'Look again' });
  return screen.getByRole('region', { name: 'DNS' });
}

const MAIL = /Accepts mail/;
const ABSENT = /^DNS.*Not in DNS.*It may still be registered\./;
const unknown = (reason: string) => new RegExp(`^DNS.*No answer\\. ${reason}\\.`);

/** Texts of the card, and texts that it must not have. */
const SAID: Readonly<Record<DnsScenario, readonly [said: RegExp, never?: RegExp]>> = {
  mail: [/Has an address ?Accepts mail.*Mail servers ?mx1\.post\.example/],
  web: [/Has an address.*Addresses ?192\.0\.2\.\d+.*Mail servers ?None/, MAIL],
  delegated: [
    /In DNS, no address.*No address at [\d:]+ [A-Z]\S+: a page at this name could not be reached then\..*Addresses ?None.*Name servers ?\S+\.example/,
    MAIL,
  ],
  absent: [ABSENT, /(?<!Not )in DNS|address/i],
  'on-hold': [ABSENT, /(?<!Not )in DNS|address/i],
  // An unknown is neither there nor absent.
  unanswered: [unknown('The resolver gave no answer: SERVFAIL'), /in DNS|address/i],
};

test.each(Object.entries(SAID))('%s', async (scenario, [said, never]) => {
  serveEvidence();
  const name = named.get(scenario as DnsScenario);
  if (name === undefined) throw new Error(`No seeded name has the scenario ${scenario}`);
  const card = await look(name);
  expect(card).toHaveTextContent(said);
  expect(never?.test(card.textContent) ?? false).toBe(false);
  expect(within(card).getByText('Raw answer')).toBeVisible();
});

test('answers about other names, as of a running check, leave its button the focus and its word', async () => {
  serveEvidence();
  await look(named.get('web') ?? '');
  const button = await screen.findByRole('button', { name: 'Copy evidence' });
  await userEvent.setup().click(button);
  expect(await screen.findByRole('button', { name: 'Copied' })).toHaveFocus();
  const state = { is: 'no-answer', at: 1, reason: { code: 'SERVFAIL' } } as const;
  act(() => keptAnswers().dns.keep('another.in', { state, source: '', raw: '' }));
  expect(screen.getByRole('button', { name: 'Copied' })).toHaveFocus();
});

const NAME = 'sahyadrilokbank.in';

/** Answers about NAME as given, by the type asked for; nothing is beside it. */
function answerPackets(packets: Record<'NS' | 'A' | 'AAAA' | 'MX', ReturnType<typeof response>>) {
  nameEvidence();
  answerEvidence(({ request }) => {
    const query = new URL(request.url).searchParams.get('dns') ?? '';
    const [asked] = decode(Buffer.from(query, 'base64url')).questions ?? [];
    const type = (asked?.type ?? 'NS') as AskedType & keyof typeof packets;
    const packet =
      asked?.name === NAME
        ? packets[type]
        : response(asked?.name ?? '', type, 'NXDOMAIN', { authorities: [soa('in')] });
    return HttpResponse.arrayBuffer(packet.buffer, {
      headers: { 'Content-Type': 'application/dns-message' },
    });
  });
}

test('a name that refuses mail (null MX, RFC 7505)', async () => {
  answerPackets({
    NS: response(NAME, 'NS', 'NOERROR', { answers: [ns(NAME)] }),
    A: response(NAME, 'A', 'NOERROR', { answers: [a(NAME)] }),
    AAAA: response(NAME, 'AAAA', 'NOERROR', { authorities: [soa(NAME)] }),
    MX: response(NAME, 'MX', 'NOERROR', { answers: [mx(NAME, '.', 0)] }),
  });
  const card = await look(NAME);
  expect(card).toHaveTextContent(/Has an address.*None: the name refuses mail \(null MX\)/);
  expect(card).not.toHaveTextContent(MAIL);
});

test('an alias of a host that is gone', async () => {
  const gone = (type: AskedType) =>
    response(NAME, type, 'NXDOMAIN', {
      answers: [cname(NAME, 'gone.example')],
      authorities: [soa('example')],
    });
  answerPackets({ NS: gone('NS'), A: gone('A'), AAAA: gone('AAAA'), MX: gone('MX') });
  expect(await look(NAME)).toHaveTextContent(/In DNS.*Alias of ?gone\.example/);
});

test.each([
  ['rate-limited', 'Asked too often: again in 30 s'],
  ['malformed', 'The answer is malformed'],
  ['drop', 'The policy or the network stopped the call'],
] as const)('a resolver that is %s', async (fault, reason) => {
  serveEvidence().setFault(fault);
  const card = await look(NAME);
  expect(card).toHaveTextContent(unknown(reason));
  expect(card).not.toHaveTextContent(/in DNS/i);
});

test('a resolver that is silent', async () => {
  nameEvidence();
  answerEvidence(() => new Promise<never>(() => undefined));
  stopClocks();
  const card = await look(NAME, async () => {
    await screen.findByText('Asking…');
    await pass(5_000);
  });
  expect(card).toHaveTextContent(unknown('The resolver did not answer in time'));
});

/** NXDOMAIN whose SOA is named by a pointer to itself. */
function looping(): Uint8Array<ArrayBuffer> {
  const packet = response(NAME, 'NS', 'NXDOMAIN', { authorities: [soa('in')] });
  const owner = 12 + NAME.length + 2 + 4;
  packet.set([0xc0, owner], owner);
  return packet;
}

test('a packet whose name leads to itself', async () => {
  nameEvidence();
  answerEvidence(() =>
    HttpResponse.arrayBuffer(looping().buffer, {
      headers: { 'Content-Type': 'application/dns-message' },
    }),
  );
  expect(await look(NAME)).toHaveTextContent(unknown('The answer is malformed'));
});

test('a question can be taken back, and nothing is kept of it', async () => {
  nameEvidence();
  answerEvidence(() => new Promise<never>(() => undefined));
  const user = userEvent.setup();
  render(<LiveEvidence level={2} host={NAME} registrable={NAME} />);
  const card = within(screen.getByRole('region', { name: 'DNS' }));
  await user.click(card.getByRole('button', { name: 'Look now' }));
  await user.click(card.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(card.getByRole('button', { name: 'Look now' })).toBeVisible());
  expect(keptAnswers().dns.get(NAME)).toBeNull();
});
