/** The DNS card of an alert says of each answer what may be said of it, word for word, and no more. */
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeAll, expect, test, vi } from 'vitest';
import { LiveEvidence } from '@/features/shared/evidence/live/LiveEvidence.tsx';
import { keptAnswers } from '@/evidence/kept.ts';
import type { Fate } from '@/mocks/evidence/fates.ts';
import type { EVIDENCE_FAULTS } from '@/mocks/evidence/service.ts';
import { createZone } from '@/mocks/evidence/zone.ts';
import { backend } from '../setup/backend.ts';
import { answerEvidence, nameEvidence, serveEvidence } from '../setup/evidence.ts';
import { pass, stopClocks } from '../setup/render-app.tsx';
import { soa, response } from '../evidence/packets.ts';

/** A name of the demonstration's zone for each fate. */
const named = new Map<Fate, string>([['wildcard', 'sahyadrilokbank.ws']]);
beforeAll(() => {
  const zone = createZone(backend.db);
  for (const { impersonating_domain: host } of backend.db.alerts.all()) {
    const held = zone.look(host);
    if (held && !named.has(held.fate)) named.set(held.fate, held.registrable);
  }
});

async function look(name: string, meanwhile?: () => Promise<void>) {
  const user = userEvent.setup({
    advanceTimers: (ms) => (vi.isFakeTimers() ? vi.advanceTimersByTime(ms) : undefined),
  });
  render(<LiveEvidence name={name} registrable={name} />);
  const card = within(screen.getByRole('region', { name: 'DNS' }));
  await user.click(card.getByRole('button', { name: 'Look now' }));
  await meanwhile?.();
  await card.findByRole('button', { name: 'Look again' });
  return screen.getByRole('region', { name: 'DNS' });
}

const ALIAS = /Alias of/;
const MAIL = /Accepts mail/;
const ABSENT = /^DNS.*Not in DNS.*It may still be registered\./;
const unknown = (reason: string) => new RegExp(`^DNS.*No answer\\. ${reason}\\.`);

/** What the card says, and what it must not. */
const SAID: Readonly<Partial<Record<Fate, readonly [said: RegExp, never?: RegExp]>>> = {
  mail: [/(?:Has an address|In DNS, no address) ?Accepts mail.*Mail servers ?mx1\.post\.example/],
  web: [/Has an address.*Addresses ?192\.0\.2\.\d+.*Mail servers ?None/, MAIL],
  'null-mx': [/(?:Has an address|In DNS).*None: the name refuses mail \(null MX\)/, MAIL],
  delegated: [
    /In DNS, no address.*No address at [\d:]+ [A-Z]\S+: a page at this name could not be reached then\..*Addresses ?None.*Name servers ?\S+\.example/,
    MAIL,
  ],
  'own-soa': [/In DNS/, MAIL],
  cname: [ALIAS],
  'dangling-cname': [ALIAS],
  absent: [ABSENT, /(?<!Not )in DNS|address/i],
  'on-hold': [ABSENT, /(?<!Not )in DNS|address/i],
  'absent-without-soa': [
    unknown('The resolver said that it does not exist, without the proof \\(NXDOMAIN, no SOA\\)'),
  ],
  servfail: [unknown('The resolver gave no answer: SERVFAIL')],
  refused: [unknown('The resolver gave no answer: REFUSED')],
  'parent-soa': [unknown('The zone above knows no record of this type .*')],
  truncated: [unknown('The answer was cut short by the resolver')],
  'cut-off': [unknown('The answer is malformed')],
  wildcard: [unknown('The zone above knows no record of this type .*')],
};

test.each(Object.entries(SAID))('%s', async (fate, [said, never]) => {
  serveEvidence();
  const name = named.get(fate as Fate);
  if (name === undefined) throw new Error(`No seeded name has the fate ${fate}`);
  const card = await look(name);
  expect(card).toHaveTextContent(said);
  // An unknown is neither there nor absent.
  const unsaid = said.source.includes('No answer') ? /in DNS|address/i : never;
  expect(unsaid?.test(card.textContent) ?? false).toBe(false);
  expect(within(card).getByText('Raw answer')).toBeVisible();
});

test.each([
  ['rate-limited', 'Asked too often: again in 30 s'],
  ['unavailable', 'The resolver gave no answer: HTTP 503'],
  ['html', 'What answered is no DNS resolver: wrong content type'],
  ['malformed', 'The answer is malformed'],
  ['too-long', 'The answer is too long'],
  ['redirect', 'The policy or the network stopped the call'],
  ['drop', 'The policy or the network stopped the call'],
] as const satisfies [(typeof EVIDENCE_FAULTS)[number], string][])(
  'a resolver that is %s',
  async (fault, reason) => {
    serveEvidence().setFault({ fault, after: 0, retryAfter: 30 });
    const card = await look('sahyadrilokbank.in');
    expect(card).toHaveTextContent(unknown(reason));
    expect(card).not.toHaveTextContent(/in DNS/i);
  },
);

test('a resolver that is silent', async () => {
  nameEvidence();
  answerEvidence(() => new Promise<never>(() => undefined));
  stopClocks();
  const card = await look('sahyadrilokbank.in', async () => {
    await screen.findByText('Asking…');
    await pass(5_000);
  });
  expect(card).toHaveTextContent(unknown('The resolver did not answer in time'));
});

/** NXDOMAIN whose SOA is named by a pointer to itself. */
function looping(): Uint8Array<ArrayBuffer> {
  const packet = response('sahyadrilokbank.in', 'NS', 'NXDOMAIN', { authorities: [soa('in')] });
  const owner = 12 + 'sahyadrilokbank.in'.length + 2 + 4;
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
  expect(await look('sahyadrilokbank.in')).toHaveTextContent(unknown('The answer is malformed'));
});

test('a question can be taken back, and nothing is kept of it', async () => {
  nameEvidence();
  answerEvidence(() => new Promise<never>(() => undefined));
  const user = userEvent.setup();
  render(<LiveEvidence name="sahyadrilokbank.in" registrable="sahyadrilokbank.in" />);
  const card = within(screen.getByRole('region', { name: 'DNS' }));
  await user.click(card.getByRole('button', { name: 'Look now' }));
  await user.click(card.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(card.getByRole('button', { name: 'Look now' })).toBeVisible());
  expect(keptAnswers().dns.get('sahyadrilokbank.in')).toBeNull();
});
