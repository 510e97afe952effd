/**
 * The whole product in the hands of six impatient people at once while 30 % of the calls fail in every way
 * of the embedded backend's fault list, each call takes up to three seconds, and tokens expire every few.
 * At the end, the messages to the people are compared with the store.
 *
 * A seed repeats every decision: `FULL=1 SEEDS=7 npm run test:e2e -- e2e/chaos`. What finds nothing to act upon
 * is no action, and a run without chaos proves nothing.
 */
import type { Browser } from '@playwright/test';
import { ACCOUNTS, expect, test } from '../fixtures.ts';
import { watchProblems, type Problems } from '../support/problems.ts';
import type { BackendState, TestBackend } from '../support/site.ts';
import { ADMIN, SUPERADMIN, VISITOR, type Action } from './actions.ts';
import { randomOf } from './random.ts';
import { allRows } from './visible-lists.ts';
import { Ledger } from './ledger.ts';
import { Interrupted, Person, type Credentials } from './person.ts';
import { lastPresses } from './press-log.ts';
import { ADMIN_READING, SUPERADMIN_READING } from './reading.ts';
import { expectChaos, report, sum } from './summary.ts';

const seeds = (process.env['SEEDS'] ?? '1,2,3').split(',').map(Number);
/** Completed, of all people together. */
const ACTIONS = 510;

interface Part {
  readonly name: string;
  readonly credentials: Credentials | null;
  readonly start: string;
  /** The share of the run's actions that is theirs. */
  readonly share: number;
  readonly changes: readonly Action[];
  readonly reading: readonly Action[];
}

const SECOND_ADMIN = { email: 'admin@marutham-textiles.com', password: 'demo-second' };

const ADMINS = { start: '/login', share: 0.2, reading: ADMIN_READING };
const SUPERADMINS = {
  credentials: ACCOUNTS.superadmin,
  start: '/login',
  share: 0.2,
  changes: SUPERADMIN,
  reading: SUPERADMIN_READING,
};
const PUBLIC = { credentials: null, start: '/', changes: VISITOR, reading: VISITOR };

const PARTS: readonly Part[] = [
  { ...ADMINS, name: 'admin', credentials: ACCOUNTS.admin, changes: ADMIN },
  {
    ...ADMINS,
    name: 'second admin',
    credentials: SECOND_ADMIN,
    // The ledger follows one profile.
    changes: ADMIN.filter(({ name }) => name !== 'edit the profile'),
  },
  { ...SUPERADMINS, name: 'superadmin' },
  { ...SUPERADMINS, name: 'second superadmin' },
  { ...PUBLIC, name: 'visitor', share: 0.1 },
  { ...PUBLIC, name: 'second visitor', share: 0.1 },
];

interface Present {
  readonly part: Part;
  readonly person: Person;
  readonly problems: Problems;
}

/** Somebody opens the product, and signs in, while all is well. */
async function arrive(
  browser: Browser,
  origin: { site: string; backend: TestBackend },
  part: Part,
  { seed, ledger }: { seed: number; ledger: Ledger },
): Promise<Present> {
  const context = await browser.newContext({
    baseURL: origin.site,
    locale: 'en-IN',
    // Skeletons that pulse through every wait would keep the processor from the people.
    reducedMotion: 'reduce',
  });
  const problems = await watchProblems(context, origin.backend.origin);
  const random = randomOf(seed, part.name);
  const { backend } = origin;
  const { credentials } = part;
  const page = await context.newPage();
  const person = await Person.at(page, { random, ledger, backend, credentials });
  await person.open(part.start);
  if (credentials) await person.beSignedIn();
  return { part, person, problems };
}

async function play({ part, person }: Present, seed: number): Promise<void> {
  const { random, ledger, page } = person;
  const wanted = ACTIONS * part.share;
  let completed = 0;
  // An action that the session's end interrupts does not count. A person who meets nothing else has failed.
  for (let turn = 1; completed < wanted && turn <= 3 * wanted; turn += 1) {
    const action = random.pick(random.chance(0.6) ? part.changes : part.reading);
    try {
      const acted = await action.act(person);
      ledger.action(action.name, acted ? 'completed' : 'idle');
      if (acted) completed += 1;
    } catch (error) {
      if (error instanceof Interrupted || (await person.wasSentAway(error))) {
        ledger.action(action.name, 'interrupted');
        continue;
      }
      const where = `seed ${seed}, ${part.name}, action ${turn} (${action.name}), at ${page.url()}`;
      throw new Error(`${where}: ${String(error)}\n${await lastPresses(page)}`, { cause: error });
    }
  }
}

/** Returns the backend's state once no request is pending or unanswered. */
async function atRest(backend: TestBackend): Promise<BackendState> {
  let state = await backend.state();
  const isStill = async () => {
    const before = sum(state.calls);
    state = await backend.state();
    return state.underWay === 0 && sum(state.calls) === before;
  };
  await expect.poll(isStill, { timeout: 30_000, intervals: [500] }).toBe(true);
  return state;
}

/** With the faults gone, what the lists show is what the store holds. */
async function expectSameRows(
  backend: TestBackend,
  person: Person,
  page: string,
  rowsIn: (store: BackendState['store']) => Record<string, unknown>[],
) {
  await expect
    .poll(() => person.goTo(page), { timeout: 30_000, message: `${page} opens` })
    .toBe(true);
  await person.settle();
  // The button says that it is busy a moment after the press: what counts is the answer.
  const answer = person.page.waitForResponse(
    (response) => response.ok() && new URL(response.url()).pathname.endsWith('/list'),
  );
  await person.page
    .getByRole('button', { name: /^Refresh/ })
    .first()
    .click();
  await answer;
  await person.settle();
  // A round that went on in the background has ended by now.
  const rows = rowsIn((await backend.state()).store);
  const shown = await allRows(person.page);
  expect([...shown.keys()].toSorted(), `${page} shows`).toEqual(
    rows.map(({ name }) => String(name)).toSorted(),
  );
  for (const { name, approved } of rows) {
    expect(shown.get(String(name)), `status of ${String(name)}`).toMatch(
      approved === true ? /Approved|Active/ : /Pending/,
    );
  }
}

// One seed after the other: eighteen people at once would wait for the processor, not for the product.
test.describe.configure({ mode: 'default' });

for (const seed of seeds) {
  test(`nobody is told what is not so, with seed ${seed}`, async ({ browser, site, backend }) => {
    test.setTimeout(60 * 60_000);
    await backend.reset({ accessTokenSeconds: 4 });
    const before = (await backend.state()).store;
    const ledger = new Ledger();
    const origin = { site: site.url, backend };
    const people = await Promise.all(
      PARTS.map((part) => arrive(browser, origin, part, { seed, ledger })),
    );
    await backend.fault('any', {
      rate: 0.3,
      seed,
      delayMs: 1_000,
      performed: 0.5,
      latencyMs: [0, 3_000],
    });

    await Promise.all(people.map((present) => play(present, seed)));

    await backend.fault(null);
    const chaos = await atRest(backend);
    const summary = ledger.summary();
    const mismatches = ledger.mismatches(before, chaos.store);
    process.stdout.write(`${report(seed, summary, chaos, mismatches)}\n`);
    const printed = people.flatMap(({ problems }) => problems.list());
    expect([...mismatches, ...printed], 'false, printed or uncaught in the browser').toEqual([]);
    expect(sum(summary.completed), 'actions completed').toBeGreaterThanOrEqual(ACTIONS);
    expect(sum(summary.interrupted), 'actions interrupted').toBeLessThan(ACTIONS / 5);
    expect(summary.lost, 'presses that did nothing').toEqual([]);
    expectChaos(summary, chaos);

    const [admin, secondAdmin, superadmin] = people;
    if (!admin || !secondAdmin || !superadmin) throw new Error('Somebody is missing');
    const assetsOf = (organization: string) => (store: BackendState['store']) => {
      const own = store.organizations.find(({ name }) => String(name).startsWith(organization));
      return store.assets.filter(({ owner_id: owner }) => owner === own?.['id']);
    };
    await expectSameRows(backend, admin.person, 'Assets', assetsOf('Sahyadri'));
    await expectSameRows(backend, secondAdmin.person, 'Assets', assetsOf('Marutham'));
    const all = superadmin.person;
    await expectSameRows(backend, all, 'Organisations', ({ organizations }) => organizations);
    await expectSameRows(backend, all, 'Asset approvals', ({ assets }) => assets);
    await Promise.all(people.map(({ person }) => person.page.context().close()));
  });
}
