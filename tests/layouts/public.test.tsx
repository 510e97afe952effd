/** The frame of the public pages: header, footer, bottom bar and menu (section 2; rows 13 and 23). */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { account } from '../setup/backend.ts';
import { renderApp } from '../setup/render-app.tsx';

const NINE = [
  '/',
  '/about',
  '/services',
  '/features',
  '/faq',
  '/blog',
  '/contact',
  '/login',
  '/signup',
];

const header = () => screen.getByRole('banner');
const tools = () => screen.getByRole('navigation', { name: 'Tools' });
const bar = () => screen.getByRole('navigation', { name: 'Quick links' });
const menu = () => screen.findByRole('dialog', { name: 'Menu' });
const targets = (area: HTMLElement) =>
  within(area)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const current = (area: HTMLElement) =>
  within(area)
    .queryAllByRole('link', { current: 'page' })
    .map((link) => link.textContent);

describe('Header, footer and mobile menu (section 2, navigation)', () => {
  it('link to /, /about, /services, /features, /faq, /blog, /contact, /login and /signup', async () => {
    const { user } = await renderApp({ at: '/terms' });
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    for (const area of [header(), screen.getByRole('contentinfo'), await menu()]) {
      expect(targets(area)).toEqual(expect.arrayContaining(NINE));
    }
  });

  it('The desktop header has a Log in link and a Request Demo button going to /contact', async () => {
    await renderApp({ at: '/about' });
    const link = (name: string) => within(header()).getByRole('link', { name });
    expect(link('Log in')).toHaveAttribute('href', '/login');
    expect(link('Request Demo')).toHaveAttribute('href', '/contact');
  });

  it('the tools lead to the finder, and Request Demo carries the domain that was typed there', async () => {
    const { user, router } = await renderApp({ at: '/terms' });
    for (const area of [tools(), screen.getByRole('contentinfo')]) {
      const link = within(area).getByRole('link', { name: 'Lookalike finder' });
      expect(link).toHaveAttribute('href', '/lookalikes');
    }
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const rows = within(await menu()).getAllByRole('link');
    expect(rows.slice(0, 3).map((link) => link.textContent)).toEqual([
      'Home',
      'Lookalike finder',
      'Is this link real?',
    ]);
    await user.click(within(await menu()).getByRole('link', { name: 'Lookalike finder' }));
    await user.type(await screen.findByLabelText('Your domain'), 'OLA.in{Enter}');
    await user.click(within(header()).getByRole('link', { name: 'Services' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/services'));
    await user.click(
      await waitFor(() => within(header()).getByRole('link', { name: 'Request Demo' })),
    );
    expect(await screen.findByLabelText('Message')).toHaveValue('Our domain: ola.in\n');
    expect(router.state.location.pathname + router.state.location.hash).toBe('/contact#d=ola.in');
  });

  it.each([
    ['/lookalikes', ['Lookalike finder']],
    ['/lookalikes/link', ['Is this link real?']],
    ['/lookalikes/techniques', ['Techniques']],
    ['/services', []],
  ])('the row of tools at %s marks %j', async (at, marked) => {
    await renderApp({ at });
    expect(current(tools())).toEqual(marked);
  });

  it('mark the page that is shown: the blog for its articles too', async () => {
    const { user } = await renderApp({ at: '/blog/how-to-read-a-domain-name' });
    expect(current(header())).toEqual(['Blog']);
    expect(current(bar())).toEqual(['Blog']);
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(current(await menu())).toEqual(['Blog']);
    await user.click(within(await menu()).getByRole('link', { name: 'Sign Up' }));
    await screen.findByRole('heading', { level: 1, name: 'Create an account' });
    expect(current(header())).toEqual(['Sign Up']);
    expect(current(bar())).toEqual([]);
  });

  it('The mobile menu has Log in and Sign Up, and closes with the way there', async () => {
    const { user } = await renderApp({ at: '/terms' });
    for (const [name, heading] of [
      ['Log in', 'Log in'],
      ['Sign Up', 'Create an account'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: 'Open menu' }));
      await user.click(within(await menu()).getByRole('link', { name }));
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }
  });

  it('A second mobile header omits the FAQ link; row 13: one header, whose menu has it', async () => {
    const { user } = await renderApp({ at: '/unauthorized' });
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(within(await menu()).getByRole('link', { name: 'FAQ' })).toBeVisible();
  });

  it('Header and footer appear only outside the admin and superadmin areas', async () => {
    const { router } = await renderApp({ as: 'superadmin', at: '/contact' });
    expect(within(header()).getByRole('link', { name: 'Request Demo' })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    await router.navigate('/superadmin/help');
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    expect(screen.queryByRole('link', { name: 'Request Demo' })).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Quick links' })).not.toBeInTheDocument();
  });

  it('the header follows the session: Console for Log in and Sign Up', async () => {
    const links = () =>
      within(header())
        .getAllByRole('link', { name: /^(?:Log in|Sign Up|Console)$/ })
        .map((link) => link.textContent);
    const { router, user } = await renderApp({ as: 'admin', at: '/about' });
    expect(links()).toEqual(['Console']);
    await router.navigate('/unauthorized');
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await router.navigate('/about');
    expect(await screen.findByRole('heading', { level: 1, name: /^We look/ })).toBeVisible();
    expect(links()).toEqual(['Log in', 'Sign Up']);
  });
});

it("Mobile bottom bar; row 23: Home, Finder, Services, Blog, Contact and Account (the bar's Account item points to /login) (section 2, navigation)", async () => {
  await renderApp({ at: '/services' });
  const items = within(bar()).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Home',
    'Finder',
    'Services',
    'Blog',
    'Contact',
    'Account',
  ]);
  expect(targets(bar())).toEqual(['/', '/lookalikes', '/services', '/blog', '/contact', '/login']);
});

it.each([
  ['/lookalikes', ['Finder']],
  ['/lookalikes/link', []],
  ['/lookalikes/techniques', []],
] as const)('The bottom bar at %s names the page it is on, and no other', async (at, named) => {
  await renderApp({ at });
  expect(current(bar())).toEqual(named);
});

it('The footer shows the current year in its copyright (section 2, navigation)', async () => {
  // Years after the HTML was written.
  vi.useFakeTimers({ now: new Date('2031-06-15T12:00:00Z'), toFake: ['Date'] });
  await renderApp({ at: '/terms' });
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2031 Naamraksha');
});

it.each(['/login', '/signup'])('the footer of %s is one line', async (at) => {
  await renderApp({ at });
  const footer = screen.getByRole('contentinfo');
  expect(targets(footer)).toEqual(['/terms', '/privacy', '/security']);
  expect(footer).toHaveTextContent('© ');
  expect(within(footer).queryByRole('textbox')).toBeNull();
});

describe('/unauthorized: Access Denied; row 24 (section 2, unauthorized)', () => {
  it('has links to / and /login', async () => {
    await renderApp({ at: '/unauthorized', heading: 'Access Denied' });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(
      main.getByText(/^You’re not logged in\. Log in with an account that has access/),
    ).toBeVisible();
  });

  it.each([
    ['superadmin', '/admin', 'SuperAdmin'],
    ['admin', '/superadmin', 'Admin'],
    ['user', '/admin', 'User'],
  ] as const)(
    'names the account and role of a %s, and offers Log out (section 6, user)',
    async (as, at, role) => {
      const { user } = await renderApp({ as, at, heading: 'Access Denied' });
      const main = screen.getByRole('main');
      expect(main).toHaveTextContent(account(as).email);
      expect(main).toHaveTextContent(`with the role ${role}.`);
      await user.click(within(main).getByRole('button', { name: 'Log out' }));
      expect(main).toHaveTextContent('You’re not logged in.');
      // Both tokens are gone; what stays says that this was asked for.
      expect(Object.entries(localStorage)).toEqual([['session_end', '']]);
    },
  );
});
