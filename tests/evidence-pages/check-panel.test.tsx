/** A check of many names: nothing before consent, and whatever happens then, what was found stays and is true. */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from '@testing-library/user-event';
import { evidenceConfig } from '@/evidence-config.ts';
import { CheckPanel } from '@/evidence/CheckPanel.tsx';
import { DnsCheck } from '@/evidence/dns-check.ts';
import { DnsCell, DnsCheckContext } from '@/evidence/DnsCell.tsx';
import { dnsCsvCells, passesDns } from '@/evidence/dns-filter.ts';
import { SCENARIOS } from '@/mocks/evidence/dns-scenarios.ts';
import { createZone, type Zone } from '@/mocks/evidence/zone.ts';
import { backend } from '../setup/backend.ts';
import { answerEvidence, nameEvidence, serveEvidence } from '../setup/evidence.ts';
import { pass, stopClocks } from '../setup/render-app.tsx';
// Loaded with the first answer; here beforehand, since no stopped clock waits for it.
import '@leichtgewicht/dns-packet';

let zone: Zone;
/** At most five of each scenario. */
let names: string[];
beforeAll(() => {
  zone = createZone(backend.db);
  const byScenario = new Map<string, Set<string>>();
  for (const { impersonating_domain: host } of backend.db.alerts.all()) {
    const { scenario = '', registrable = '' } = zone.look(host) ?? {};
    const some = byScenario.get(scenario) ?? new Set();
    if (some.size < 5) byScenario.set(scenario, some.add(registrable));
  }
  names = [...byScenario.values()].flatMap((some) => [...some]);
});

/** Counts the zone's states of some names as the panel does. */
function zoneCounts(some: readonly string[]) {
  const verdicts = some.map((name) => SCENARIOS[zone.look(name)?.scenario ?? 'unanswered']);
  const many = (is: string) => verdicts.filter(({ dns }) => dns === is).length;
  const mail = verdicts.filter((verdict) => verdict.mail).length;
  return { inDns: many('in-dns'), mail, not: many('not-in-dns'), none: many('no-answer') };
}

function show({ rate = 900, first = 1_000, of = names } = {}) {
  const { doh } = evidenceConfig();
  if (!doh) throw new Error('No resolver is named.');
  const resolver = { ...doh, rate };
  const check = new DnsCheck(resolver);
  onTestFinished(() => check.close());
  const user = userEvent.setup({
    advanceTimers: (ms) => (vi.isFakeTimers() ? vi.advanceTimersByTime(ms) : undefined),
  });
  render(
    <DnsCheckContext value={check}>
      <CheckPanel
        check={check}
        next={(checked) => {
          const left = of.filter((name) => check.stateOf(name) === undefined);
          return { names: checked === 0 ? left.slice(0, first) : left, of: left.length };
        }}
        total={names.length}
        label="Check them"
      />
      <ul>
        {names.map((name) => (
          <li key={name}>
            <DnsCell name={name} />
          </li>
        ))}
      </ul>
    </DnsCheckContext>,
  );
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { check, user, press, rows: () => screen.getAllByRole('listitem') };
}

/** Returns the panel's final numbers. */
async function told() {
  const said = await screen.findByText(/^Checked \d+ of \d+: /);
  // Zeros are left out.
  const before = (words: RegExp) =>
    Number(new RegExp(`(\\d+) ${words.source}`).exec(said.textContent)?.[1] ?? 0);
  const [checked, all] = (said.textContent.match(/\d+/g) ?? []).map(Number);
  return {
    checked,
    all,
    inDns: before(/in DNS/),
    mail: before(/accepts? mail/),
    not: before(/not in DNS/),
    none: before(/gave no answer/),
  };
}

/** The beginning of a cell whose name was answered. */
const ANSWERED = /^(?:Not in DNS|In DNS|Has an address)/;

describe('consent', () => {
  test('says who will see how many names, and asks nothing before', async () => {
    const evidence = serveEvidence();
    const { press, user } = show({ first: 9 });
    expect(screen.getAllByText('Not checked')).toHaveLength(names.length);
    await press('Check them');
    const consent = await screen.findByRole('group', {
      name: /^The demonstration resolver will see these 9 names \(the first of \d+\)\. Its answers are invented\.$/,
    });
    await waitFor(() =>
      expect(within(consent).getByRole('button', { name: 'Check' })).toHaveFocus(),
    );
    await press('Cancel');
    // At once: a focus that comes later would put away what was opened meanwhile.
    expect(screen.getByRole('button', { name: 'Check them' })).toHaveFocus();
    await press('Check them');
    await screen.findByRole('group');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group')).toBeNull();
    expect(evidence.asked).toBe(0);
  });

  test.each([
    ['https://doh.example/q', 'Example DNS will see this name and your network address.'],
    ['/doh', 'Example DNS will see this name. Only this site sees your network address.'],
  ])('with a resolver at %s says who sees the address', async (url, words) => {
    nameEvidence();
    const resolver = { url, name: 'Example DNS', rate: 9, max: 9 };
    const check = new DnsCheck(resolver);
    render(
      <CheckPanel check={check} next={() => ({ names: ['a.in'], of: 1 })} total={1} label="Go" />,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Go' }));
    expect(await screen.findByRole('group', { name: words })).toBeVisible();
  });
});

test('invented answers of an earlier session are marked, however late they are read', () => {
  serveEvidence();
  const { check } = show();
  expect(screen.queryByText('Invented answers')).toBeNull();
  const state = { is: 'no-answer', reason: { code: 'REFUSED' }, at: 0 } as const;
  act(() => check.recall(new Map([[names[0]!, { state, source: check.source, raw: '' }]])));
  expect(screen.getByText('Invented answers')).toBeVisible();
});

test('the first names, then the rest: counts, badges, filter and CSV are what the zone has', async () => {
  serveEvidence();
  const { check, press, rows, user } = show({ first: 15 });
  await press('Check them');
  await press('Check');
  expect(await told()).toEqual({
    checked: 15,
    all: names.length,
    ...zoneCounts(names.slice(0, 15)),
  });
  await press('Check the rest');
  expect(await screen.findByRole('group')).toHaveTextContent(`these ${names.length - 15} names`);
  await press('Check');
  await waitFor(async () => expect((await told()).checked).toBe(names.length));
  expect(await told()).toEqual({ checked: names.length, all: names.length, ...zoneCounts(names) });
  expect(screen.queryByRole('button', { name: 'Check the rest' })).toBeNull();
  for (const [at, name] of names.entries()) {
    const { dns, mail } = SCENARIOS[zone.look(name)?.scenario ?? 'unanswered'];
    const words = {
      'in-dns': '(?:Has an address|In DNS, no address|In DNS)',
      'not-in-dns': 'Not in DNS',
      'no-answer': 'No answer',
    }[dns];
    expect(rows()[at]).toHaveTextContent(new RegExp(`^${words}`));
    expect(rows()[at]?.textContent.includes('Accepts mail')).toBe(mail);
    const state = check.stateOf(name);
    expect(passesDns(dns, state)).toBe(true);
    expect(passesDns('not-checked', state)).toBe(false);
    expect(passesDns('mail', state)).toBe(mail);
    expect(dnsCsvCells(state, '')[0]).toMatch(new RegExp(`^${words}$`));
  }
  // The reason is long, and behind a press as the records are.
  await user.click((await screen.findAllByRole('button', { name: /^No answer: why, of / }))[0]!);
  const why = await screen.findByRole('dialog', { name: /^No answer about / });
  expect(why).toHaveTextContent(/answersThe .+\.Asked at \d\d:\d\d/);
});

test('stopped, nothing more is asked, what was found stays, and the rest can be checked', async () => {
  const evidence = serveEvidence();
  stopClocks();
  const { press } = show({ rate: 20 });
  await press('Check them');
  await press('Check');
  await pass(1_500);
  expect(screen.getAllByText('Waiting').length).toBeGreaterThan(1);
  expect(screen.queryByText('Not checked')).toBeNull();
  await press('Stop');
  const { checked, all } = await told();
  const { asked } = evidence;
  expect(checked).toBeGreaterThan(0);
  expect(checked).toBeLessThan(all ?? 0);
  await waitFor(() =>
    expect(screen.getAllByText('Not checked')).toHaveLength(names.length - (checked ?? 0)),
  );
  expect(await screen.findByRole('button', { name: 'Check the rest' })).toBeVisible();
  await pass(10_000);
  expect(evidence.asked).toBe(asked);
});

test('stopped before its code has come, it ends at once, and the next one is its own', async () => {
  const evidence = serveEvidence();
  const { check } = show();
  check.start(names);
  check.stop();
  expect(check.progress.get().is).toBe('stopped');
  check.start(names.slice(0, 1));
  await waitFor(() => expect(check.progress.get()).toMatchObject({ is: 'done', names: 1 }));
  expect(evidence.asked).toBeGreaterThan(0);
});

describe('when it does not go well', () => {
  const begin = async (panel: ReturnType<typeof show>) => {
    await panel.press('Check them');
    await panel.press('Check');
  };

  test('a connection that is cut in mid-run: the answers stay, nothing is made up, and it goes on', async () => {
    const evidence = serveEvidence();
    // The check ends after 16 calls without an answer: names are left then.
    evidence.setFault('drop', { after: 40 });
    const panel = show();
    await begin(panel);
    expect(
      await screen.findByText(/^The check ended early\. The policy or the network/),
    ).toBeVisible();
    const before = await told();
    expect(before.checked).toBeGreaterThan(3);
    for (const [at, name] of names.entries()) {
      const { dns } = SCENARIOS[zone.look(name)?.scenario ?? 'unanswered'];
      const said = ANSWERED.exec(panel.rows()[at]?.textContent ?? '')?.[0];
      const proven = {
        'in-dns': ['Has an address', 'In DNS'],
        'not-in-dns': ['Not in DNS'],
        'no-answer': [],
      }[dns];
      expect([undefined, ...proven]).toContain(said);
    }
    evidence.setFault(null);
    await panel.press('Check the rest');
    await panel.press('Check');
    await waitFor(async () => expect((await told()).checked).toBe(names.length));
  });

  test('429 with Retry-After: it says so, waits that long, and loses no name', async () => {
    const evidence = serveEvidence();
    evidence.setFault('rate-limited', { after: 10, times: 3 });
    stopClocks();
    const panel = show({ rate: 100 });
    await begin(panel);
    await pass(1_500);
    const again = 'Asked too often: again in 30 s. Goes on by itself';
    expect(await screen.findByText(again)).toBeVisible();
    const { asked } = evidence;
    await pass(20_000);
    expect(evidence.asked).toBe(asked);
    await pass(12_000);
    expect(evidence.asked).toBeGreaterThan(asked);
    await pass(60_000);
    expect(await told()).toMatchObject({ checked: names.length, ...zoneCounts(names) });
  });

  test('offline, it waits; back, it goes on and loses no name', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get');
    const evidence = serveEvidence();
    stopClocks();
    const panel = show({ rate: 50 });
    await begin(panel);
    await pass(500);
    online.mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await pass(200);
    expect(screen.getByText('Waits until this page is in sight and online')).toBeVisible();
    const { asked } = evidence;
    await pass(10_000);
    expect(evidence.asked).toBe(asked);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await pass(30_000);
    expect(await told()).toMatchObject({ checked: names.length, ...zoneCounts(names) });
  });

  test.each([
    ['a page of the site', () => HttpResponse.html('<!doctype html>'), 'wrong content type'],
    ['no network', () => HttpResponse.error(), 'the network stopped the call'],
    ['errors', () => new HttpResponse(null, { status: 500 }), 'HTTP 500'],
  ])('%s instead of a resolver: one sentence after two questions', async (_what, reply, why) => {
    nameEvidence();
    const asked = vi.fn<() => Response>(reply);
    answerEvidence(asked);
    const panel = show();
    await begin(panel);
    expect(
      await screen.findByText(/^Nothing could be checked, so nothing is found/),
    ).toHaveTextContent(why);
    expect(asked).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(screen.getAllByText('Not checked')).toHaveLength(names.length));
    expect(screen.queryByText(/^Checked/)).toBeNull();
    expect(await screen.findByRole('button', { name: 'Check them' })).toBeVisible();
  });

  test('a demonstration that does not know the names says so', async () => {
    serveEvidence();
    const panel = show({ of: ['hdfcbank.example', 'hdfcbank-kyc.example', 'hdfc-bank.example'] });
    await begin(panel);
    const told = await screen.findByText(/^Nothing could be checked, so nothing is found/);
    expect(told).toHaveTextContent('knows only names that imitate its sample organisations');
  });

  test('only names without an answer are asked again', async () => {
    const evidence = serveEvidence();
    const panel = show();
    await begin(panel);
    const { none } = await told();
    expect(none).toBeGreaterThan(1);
    const { asked } = evidence;
    await panel.press(`Ask these ${none} again`);
    await waitFor(() => expect(evidence.asked).toBeGreaterThan(asked + 1));
    expect(await told()).toMatchObject({ checked: names.length, ...zoneCounts(names) });
  });
});
