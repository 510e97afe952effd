/** Actions that change something, each reported to the ledger as the product reported it. */
import { expect, type Locator } from '@playwright/test';
import { toUnicode } from '../../src/lib/idna.ts';
import { allRows, drawnRows } from './visible-lists.ts';
import type { Outcome } from './ledger.ts';
import type { Person } from './person.ts';

export interface Action {
  readonly name: string;
  /** False where there was nothing to do it with: no page yet, no list, no row, no session any more. */
  readonly act: (person: Person) => Promise<boolean>;
}

let made = 0;

/** A name that nobody has had before, in any run of this process. */
function fresh(prefix: string): string {
  made += 1;
  return `${prefix}-${made}`;
}

const SYLLABLES = ['ka', 'ti', 'mo', 'ru', 'se', 'na', 'vi', 'lo', 'pa', 'du'];

/** A domain unlike all others: one that resembles another's, or stands beside it, is approved by no single press. */
function freshDomain(ending: string): string {
  made += 1;
  const digits = String((made * 76_543 + 12_345) % 1_000_000).padStart(6, '0');
  return digits.replace(/\d/g, (digit) => SYLLABLES[Number(digit)] ?? '') + ending;
}

/** Names that are not deleted: organisations of the people in the run, and assets that they added one at a time. */
const KEPT = /^(?:Sahyadri|Marutham)|\.co\.in$/;

/** Presses until it is done or refused, or patience runs out. */
async function insist(person: Person, attempt: () => Promise<Outcome>): Promise<Outcome> {
  let told = await attempt();
  for (let tries = 0; told !== 'done' && tries < 2 && person.random.chance(0.6); tries += 1) {
    if (!(await person.settle()).dialog) break;
    // A question about leaving may still be open, if Back was pressed before the form was sent.
    const keep = person.page.getByRole('button', { name: 'Keep editing' });
    if (await keep.isVisible()) await person.click(keep);
    told = await attempt();
  }
  return told;
}

/** After a doubt the list has been fetched again by itself: it shows the truth, or says that it cannot. */
async function expectTruth(person: Person, name: string): Promise<void> {
  await person.closeDialogs();
  const failure = person.page.locator('main').getByRole('alert');
  // A call that Back left under way may still be done. A long list is scrolled through for it.
  const agree = async () => {
    const exists = (await person.store()).assets.some((asset) => asset['name'] === name);
    // Who went back, or was sent away, has no list before them.
    if (person.path !== '/admin/assets' || (await failure.count()) > 0) return true;
    return (await allRows(person.page)).has(name) === exists;
  };
  await expect.poll(agree, { timeout: 20_000, message: `${name} in the list` }).toBe(true);
}

/** Opens Add Asset, without the list that may be left of another time; null where nothing can be added. */
async function openAdding(person: Person): Promise<Locator | null> {
  if (!(await person.goTo('Assets'))) return null;
  const open = person.page.getByRole('button', { name: 'Add Asset' });
  if (!(await open.first().isVisible())) return null;
  const dialog = person.page.getByRole('dialog', { name: 'Add Asset' });
  await person.click(open.first());
  await person.settle();
  if (!(await dialog.isVisible())) return null;
  // A list that is still being added goes on in the background, and closes the dialog once all of it is there.
  const stop = dialog.getByRole('button', { name: 'Stop' });
  await stop.waitFor({ state: 'detached', timeout: 60_000 });
  await person.settle();
  if (!(await dialog.isVisible())) return null;
  const removeAll = dialog.getByRole('button', { name: 'Remove all' });
  if (await removeAll.isVisible()) await person.click(removeAll);
  return dialog;
}

async function addAsset(person: Person): Promise<boolean> {
  const dialog = await openAdding(person);
  if (!dialog) return false;
  const domain = freshDomain('.co.in');
  await dialog.getByRole('textbox', { name: 'Domain' }).fill(domain);
  await dialog.getByLabel('Name').fill(person.random.chance(0.5) ? domain : 'Our shop');
  const wasAdded = new RegExp(`^${domain} was added`);
  const start = person.mark();
  const told = await insist(person, async () => {
    // The failure of another call may be taken for this one's, whose success comes after it.
    const added = person.announcements.since(start.heard, wasAdded);
    if (added !== undefined) return person.ledger.tell('add asset', domain, 'done', added);
    const before = person.mark();
    await person.press(
      dialog.getByRole('button', { name: /^Add Asset$|^Checking/ }),
      dialog.getByRole('textbox', { name: 'Domain' }),
    );
    const isBack = person.random.chance(0.15);
    if (isBack) {
      // Whoever leaves while the name is checked takes the press back.
      await dialog.getByRole('button', { name: /^Checking/ }).waitFor({ state: 'detached' });
      await person.page.goBack({ waitUntil: 'commit' });
    }
    return person.outcome('add asset', domain, before, wasAdded, isBack);
  });
  if (told === 'unknown') await expectTruth(person, domain);
  return true;
}

async function addMany(person: Person): Promise<boolean> {
  const dialog = await openAdding(person);
  if (!dialog) return false;
  const domains = [1, 2, 3].map(() => freshDomain('.in'));
  await dialog.getByRole('textbox', { name: 'Domain' }).fill(domains.join(' '));
  await person.click(dialog.getByRole('button', { name: 'Add Asset' }));
  let sent = false;
  for (let tries = 0; tries < 3; tries += 1) {
    const add = dialog.getByRole('button', { name: /^Add [123] assets?$/ });
    await add.waitFor();
    const before = person.mark();
    await person.pressTwice(add);
    sent = true;
    await person.settle();
    const all = person.announcements.since(before.heard, /^\d+ assets? (?:were|was) added/);
    const isOpen = await dialog.isVisible();
    const rows = isOpen ? await dialog.getByRole('listitem').allTextContents() : [];
    for (const domain of domains) {
      const words = rows.find((row) => row.startsWith(domain))?.slice(domain.length);
      // Added domains leave the list.
      if (all !== undefined || (isOpen && words === undefined)) {
        person.ledger.tell('add asset', domain, 'done');
      } else if (words === 'Already in your list') continue;
      else if (words?.startsWith('Not added')) {
        person.ledger.tell('add asset', domain, 'failed', words.slice('Not added'.length));
      } else person.ledger.tell('add asset', domain, 'unknown');
    }
    if (all !== undefined || !isOpen || person.random.chance(0.4)) break;
    // Nothing to try again where all of it is listed.
    if (!(await add.isVisible())) break;
  }
  await person.closeDialogs();
  return sent;
}

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/**
 * That message and no other: what was told late of something else is not about this one. An internationalised
 * name stands there in Unicode, its punycode beside it.
 */
const exactly = (name: string, done: string) =>
  new RegExp(`^(?:${escaped(toUnicode(name))})?${escaped(name)} ${done}$`);

/** An asset may be approved before its organisation is, which is said, too. */
const ASSET_APPROVED = String.raw`is approved(?:\. Its organisation is still pending\.)?`;

async function deleteRow(
  person: Person,
  kind: 'asset' | 'organisation',
  kept = /^$/,
): Promise<boolean> {
  const names = [...(await drawnRows(person.page)).keys()].filter((name) => !kept.test(name));
  if (names.length < 3) return false;
  const name = person.random.pick(names);
  await person.click(person.page.getByRole('button', { name: `Delete ${name}`, exact: true }));
  const dialog = person.page.getByRole('alertdialog');
  await insist(person, async () => {
    const before = person.mark();
    await person.press(dialog.getByRole('button', { name: /^(?:Yes, )?Delete$/ }));
    const isBack = person.random.chance(0.1);
    if (isBack) await person.page.goBack({ waitUntil: 'commit' });
    return person.outcome(`delete ${kind}`, name, before, exactly(name, 'was deleted'), isBack);
  });
  await person.closeDialogs();
  return true;
}

async function editProfile(person: Person): Promise<boolean> {
  if (!(await person.goTo('Settings'))) return false;
  await person.click(person.page.getByRole('button', { name: 'Profile Settings' }));
  const dialog = person.page.getByRole('dialog', { name: 'Profile Settings' });
  await dialog.waitFor();
  await person.settle();
  if (!(await dialog.getByLabel('Address').isVisible())) {
    await person.closeDialogs();
    return false;
  }
  const address = `${fresh('Chaos Street')}, Pune`;
  await dialog.getByLabel('Address').fill(address);
  await insist(person, async () => {
    const before = person.mark();
    await person.press(dialog.getByRole('button', { name: 'Save changes' }));
    return person.outcome('edit profile', address, before, /^Profile updated successfully!$/);
  });
  await person.closeDialogs();
  return true;
}

async function addUser(person: Person): Promise<boolean> {
  if (!(await person.goTo('Settings'))) return false;
  await person.click(person.page.getByRole('button', { name: 'Add User' }));
  const dialog = person.page.getByRole('dialog', { name: 'Add User' });
  await dialog.waitFor();
  const email = `${fresh('colleague')}@example-shop.in`;
  await dialog.getByLabel('Username').fill('Colleague');
  // Not by its label: news of an e-mail address may stand in the dialog.
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('correct horse');
  await dialog.getByLabel('Confirm password').fill('correct horse');
  await insist(person, async () => {
    const before = person.mark();
    await person.press(dialog.getByRole('button', { name: 'Add User' }));
    return person.outcome('add user', email, before, /^User added successfully!$/);
  });
  await person.closeDialogs();
  return true;
}

async function approve(person: Person, page: string, done: string): Promise<boolean> {
  if (!(await person.goTo(page))) return false;
  const buttons = person.page.getByRole('table').getByRole('button', { name: /^Approve / });
  const names = await buttons.evaluateAll((all) =>
    all.map((button) => button.getAttribute('aria-label')?.slice(8) ?? ''),
  );
  if (names.length === 0) return false;
  const name = person.random.pick(names);
  const before = person.mark();
  const button = person.page.getByRole('button', { name: `Approve ${name}`, exact: true });
  const [change, path] =
    page === 'Organisations'
      ? (['approve organisation', '/organisation/approve'] as const)
      : (['approve asset', '/asset/approve'] as const);
  await person.press(button);
  // A row that is no longer clear shows its details, and is approved with a tick.
  const dialog = person.page.getByRole('dialog', { name: / details$|^Approve / });
  const there = dialog.getByRole('button', { name: 'Approve', exact: true });
  if (!(await there.isVisible())) {
    await person.closeDialogs();
    return false;
  }
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await person.pressUntilSent(there, path);
  await person.outcome(change, name, before, exactly(name, done));
  await person.closeDialogs();
  return true;
}

async function approveMany(person: Person): Promise<boolean> {
  if (!(await person.goTo('Asset approvals'))) return false;
  const boxes = person.page.getByRole('row').getByRole('checkbox', { name: /^Select (?!all)/ });
  const many = Math.min(3, await boxes.count());
  if (many === 0) return false;
  const chosen: string[] = [];
  for (let index = 0; index < many; index += 1) {
    const label = await boxes.nth(index).getAttribute('aria-label');
    chosen.push(label?.replace(/^Select /, '') ?? '');
    await boxes.nth(index).check();
  }
  await person.click(
    person.page.getByRole('button', { name: /^(?:Approve|Review) (?:\d+ of )?\d+ asset/ }),
  );
  const dialog = person.page.getByRole('dialog', { name: /^Approve \d+ asset|^No asset/ });
  const send = dialog.getByRole('button', { name: /^Approve \d+ asset/ });
  await dialog.waitFor();
  // Only flagged ones may have been chosen.
  if (!(await send.isVisible())) {
    await person.closeDialogs();
    return false;
  }
  const wanted = dialog.getByRole('region', { name: /^(?:Will be|Selected to)/ });
  await send.click();
  await person.settle();
  const lines = wanted.getByRole('listitem');
  const texts = (await dialog.isVisible()) ? await lines.allTextContents() : [];
  for (const name of chosen) {
    const text = texts.find((line) => line.startsWith(name));
    // Sent away in the middle; or shown in another alphabet, and only all of them together are clear. What is not
    // clear is left out of them, and told by no line.
    const all = texts.length === chosen.length && texts.every((line) => line.endsWith('Approved'));
    const approved = text?.endsWith('Approved') ?? all;
    const told = approved ? 'done' : text === undefined ? 'unknown' : 'failed';
    person.ledger.tell('approve asset', name, told, text);
    if (approved) await person.expectDone('approve asset', name);
  }
  await person.closeDialogs();
  return true;
}

export const ADMIN: readonly Action[] = [
  { name: 'add an asset', act: addAsset },
  { name: 'add several assets', act: addMany },
  {
    name: 'delete an asset',
    act: async (person) => (await person.goTo('Assets')) && deleteRow(person, 'asset'),
  },
  { name: 'edit the profile', act: editProfile },
  { name: 'add a user', act: addUser },
];

export const SUPERADMIN: readonly Action[] = [
  { name: 'approve an asset', act: (person) => approve(person, 'Asset approvals', ASSET_APPROVED) },
  { name: 'approve several assets', act: approveMany },
  {
    name: 'approve an organisation',
    act: (person) => approve(person, 'Organisations', 'is now active'),
  },
  {
    name: 'delete an asset as super-admin',
    act: async (person) =>
      (await person.goTo('Asset approvals')) && deleteRow(person, 'asset', KEPT),
  },
  {
    name: 'delete an organisation',
    act: async (person) =>
      (await person.goTo('Organisations')) && deleteRow(person, 'organisation', KEPT),
  },
];

async function signUp(person: Person): Promise<boolean> {
  await person.open('/signup');
  const name = fresh('Chaos Traders');
  const number = name.slice(-6);
  await person.page.getByLabel('Company name').fill(name);
  await person.page.getByLabel('Company registration number').fill(`U${number}`);
  await person.page.getByLabel('Address').fill('1 Church Street, Bengaluru');
  await person.page.getByLabel('Email', { exact: true }).fill(`${fresh('owner')}@example-shop.in`);
  await person.page.getByLabel('Password', { exact: true }).fill('correct horse');
  await person.page.getByLabel('Confirm password').fill('correct horse');
  for (let tries = 0; tries < 3; tries += 1) {
    const before = person.mark();
    await person.press(person.page.getByRole('button', { name: 'Create account' }));
    const told = await person.outcome('sign up', name, before, /^Account created successfully!/);
    if (told === 'done' || person.random.chance(0.3)) break;
  }
  return true;
}

async function visit(person: Person): Promise<boolean> {
  await person.open(
    person.random.pick(['/', '/services', '/faq', '/blog', '/lookalikes', '/login']),
  );
  await person.settle();
  return true;
}

export const VISITOR: readonly Action[] = [
  { name: 'sign up', act: signUp },
  { name: 'visit a public page', act: visit },
];
