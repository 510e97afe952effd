/** Actions that change nothing: look around, search, sort, filter, open, go back, reload. */
import type { Action } from './actions.ts';
import type { Person } from './person.ts';

const ADMIN_PAGES = ['Dashboard', 'Assets', 'Alerts', 'Settings', 'Help'];
const SUPERADMIN_PAGES = [
  'Dashboard',
  'Organisations',
  'Asset approvals',
  'Global alerts',
  'Approval settings',
  'Settings',
  'Help',
];

const isAdmin = (person: Person) => !person.path.startsWith('/superadmin');
const pagesOf = (person: Person) => (isAdmin(person) ? ADMIN_PAGES : SUPERADMIN_PAGES);
const listsOf = (person: Person) =>
  isAdmin(person) ? ['Assets', 'Alerts'] : ['Organisations', 'Asset approvals'];

/** On a page with a list whose rows are there; false where the list could not be fetched. */
async function atList(person: Person): Promise<boolean> {
  await person.beSignedIn();
  if (!(await person.goTo(person.random.pick(listsOf(person))))) return false;
  return (await person.page.getByRole('table').count()) > 0;
}

async function hurry(person: Person): Promise<boolean> {
  await person.beSignedIn();
  await person.closeDialogs();
  await person.beSignedIn();
  const links = person.page.getByRole('navigation', { name: 'Console' });
  let clicks = 0;
  while (clicks < 3) {
    const link = links.getByRole('link', {
      name: person.random.pick(pagesOf(person)),
      exact: true,
    });
    // Nobody waits for anything here; the session may end in the middle.
    const clicked = await link.click({ timeout: 3_000 }).then(
      () => true,
      () => false,
    );
    if (!clicked) break;
    clicks += 1;
  }
  await person.settle();
  return clicks > 0;
}

/** Actions in both consoles. */
const READING: readonly Action[] = [
  {
    name: 'open a page',
    act: async (person) => {
      await person.beSignedIn();
      return person.goTo(person.random.pick(pagesOf(person)));
    },
  },
  { name: 'click through pages without waiting', act: hurry },
  {
    name: 'search',
    act: async (person) => {
      if (!(await atList(person))) return false;
      const words = person.random.pick(['bank', 'in', 'zzz-nothing', 'xn--', '<b>', '\u202E']);
      await person.page.getByRole('searchbox').first().fill(words);
      await person.settle();
      await person.page.getByRole('searchbox').first().fill('');
      await person.settle();
      return true;
    },
  },
  {
    name: 'sort',
    act: async (person) => {
      if (!(await atList(person))) return false;
      const heads = person.page.getByRole('columnheader').getByRole('button');
      await person.click(heads.nth(person.random.pick([0, 1])));
      await person.settle();
      return true;
    },
  },
  {
    name: 'filter',
    act: async (person) => {
      if (!(await atList(person))) return false;
      const filters = person.page.getByRole('button', { name: /^Filters/, expanded: false });
      if (await filters.isVisible()) await person.click(filters);
      const selects = person.page.locator('main').getByRole('combobox');
      if ((await selects.count()) === 0) return false;
      await selects.first().selectOption({ index: 1 });
      await person.settle();
      return true;
    },
  },
  {
    name: 'command palette',
    act: async (person) => {
      await person.beSignedIn();
      await person.closeDialogs();
      await person.beSignedIn();
      await person.page.keyboard.press('Control+k');
      const input = person.page.getByRole('dialog').getByRole('combobox');
      const opened = await input.waitFor({ timeout: 5_000 }).then(
        () => true,
        () => false,
      );
      if (!opened) return false;
      await input.fill(person.random.pick(['alerts', 'sahyadri', 'settings', 'help']));
      await person.settle();
      if (person.random.chance(0.5)) await person.page.keyboard.press('Enter');
      await person.closeDialogs();
      return true;
    },
  },
  {
    name: 'read help',
    act: async (person) => {
      if (!(await person.goTo('Help'))) return false;
      const articles = person.page.locator('main').getByRole('link');
      await person.click(articles.nth(person.random.pick([0, 1, 2])));
      await person.settle();
      return true;
    },
  },
  {
    name: 'go back and forward',
    act: async (person) => {
      await person.page.goBack({ waitUntil: 'commit' });
      const forward = person.random.chance(0.5);
      // There is no page to come back from before the first one.
      if (person.page.url() === 'about:blank') await person.open('/');
      else if (forward) await person.forward();
      await person.settle();
      return true;
    },
  },
  {
    name: 'load the page again',
    act: async (person) => {
      await person.page.reload();
      await person.settle();
      return true;
    },
  },
  {
    name: 'log out and in',
    act: async (person) => {
      await person.beSignedIn();
      await person.logOut();
      await person.beSignedIn();
      return true;
    },
  },
];

export const ADMIN_READING: readonly Action[] = [
  ...READING,
  {
    name: 'open an alert',
    act: async (person) => {
      if (!(await person.goTo('Alerts'))) return false;
      const links = person.page.getByRole('table').getByRole('link');
      const many = Math.min(await links.count(), 5);
      if (many === 0) return false;
      await person.click(links.nth(person.random.pick([...Array(many).keys()])));
      await person.settle();
      return true;
    },
  },
];

export const SUPERADMIN_READING: readonly Action[] = [
  ...READING,
  {
    name: 'open details',
    act: async (person) => {
      if (!(await atList(person))) return false;
      const names = person.page.getByRole('link', { name: /^Details of / });
      if ((await names.count()) === 0) return false;
      await person.click(names.first());
      await person.settle();
      await person.closeDialogs();
      return true;
    },
  },
];
