/** The search of the console header. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Globe } from 'lucide-react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { matchCommands, type Command } from '@/palette/commands.ts';
import { toUnicode } from '@/lib/idna.ts';
import { answer, server } from '../setup/backend.ts';
import { fill } from '../setup/fill.ts';
import { renderApp } from '../setup/render-app.tsx';

async function openPalette(role: 'admin' | 'superadmin') {
  const opened = await renderApp({
    as: role,
    at: role === 'admin' ? '/admin/assets' : '/superadmin/organizations',
  });
  await opened.user.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Search' });
  return { ...opened, dialog, input: within(dialog).getByRole('combobox', { name: 'Search' }) };
}

describe('command palette', () => {
  it('row 10: opens with Ctrl K, has the focus and lists the pages', async () => {
    const { dialog, input } = await openPalette('admin');
    await waitFor(() => expect(input).toHaveFocus());
    const names = within(dialog)
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(names).toEqual([
      'Dashboard',
      'Assets',
      'Alerts',
      'Report',
      'Settings',
      'Help',
      'Add asset',
      'Open alerts',
      'All alerts',
      'New alerts',
      'Reported and waiting',
      'High alerts',
      'Export alerts',
      'Report of the last 7 days',
      'Export or import cases',
      'Add user',
      'Keyboard shortcuts?',
      'Switch theme',
      'Log out',
    ]);
    // Its title is for screen readers: the field says what it is.
    expect(within(dialog).getByRole('heading', { name: 'Search' })).toHaveClass('sr-only');
  });

  it.each([
    ['add asset', '/admin/assets', 'Add Asset'],
    ['add many', '/admin/assets', 'Add Asset'],
    ['add user', '/admin/settings', 'Add User'],
  ])('does what is asked for on the page it belongs to: %s', async (typed, path, title) => {
    const { user, router } = await renderApp({ as: 'admin', at: '/admin/help', heading: 'Help' });
    await user.keyboard('{Control>}k{/Control}');
    await fill(user, await screen.findByRole('combobox', { name: 'Search' }), typed);
    await user.keyboard('{Enter}');
    // The page and its dialog are two lazy parts.
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    expect(router.state.location.pathname).toBe(path);
  });

  it('has the actions of the alert in sight, and of no other page', async () => {
    const { user } = await renderApp({ as: 'admin', at: '/admin/alerts/1' });
    await screen.findByRole('button', { name: /^Prepare takedown/ });
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('option', { name: 'Copy defanged' })).toBeVisible();
    await user.click(await screen.findByRole('option', { name: 'Prepare takedown request' }));
    expect(await screen.findByRole('dialog', { name: /takedown/i })).toBeVisible();
  });

  it('marks the alert in sight: each status as the picker draws it, with its key next to it', async () => {
    const { user } = await renderApp({ as: 'admin', at: '/admin/alerts/1' });
    await screen.findByRole('button', { name: /^Prepare takedown/ });
    await user.keyboard('{Control>}k{/Control}');
    const input = await screen.findByRole('combobox', { name: 'Search' });
    await fill(user, input, 'mark as');
    const shapeIn = (part: Element) => part.querySelector('.shape')?.outerHTML;
    for (const status of ['New', 'Investigating', 'Reported', 'Down', 'Not harmful', 'Ours']) {
      const picked = shapeIn(screen.getByTitle(new RegExp(`^Mark as ${status} `)));
      expect(picked).toBeDefined();
      expect(shapeIn(screen.getByRole('option', { name: `Mark as ${status}` }))).toBe(picked);
    }
    await fill(user, input, ' investig');
    const option = await screen.findByRole('option', { name: 'Mark as Investigating' });
    expect(option).toHaveTextContent('Mark as Investigating2');
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: /^Investigating/, pressed: true }),
      ).toBeInTheDocument(),
    );
  });

  it('finds an asset by a part of its name', async () => {
    const { user, input } = await openPalette('admin');
    await fill(user, input, 'netbanking');
    await user.click(
      await screen.findByRole('option', { name: /^netbanking\.sahyadri.*Approved/ }),
    );
    await waitFor(() => expect(window.location.search).toMatch(/q=netbanking\.sahyadri/));
  });

  it('finds alerts by the domain that imitates, lit, with technique and score', async () => {
    const { user, input, router } = await openPalette('admin');
    // Or by words of their details; the last line is there only below such alerts.
    await fill(user, input, 'customer ID');
    expect(
      await screen.findByRole('option', { name: /^All alerts with “customer ID”/ }),
    ).toBeVisible();
    await user.clear(input);
    await fill(user, input, 'kyc');
    const option = await screen.findByRole('option', { name: /sahyadrilokbank-kyc\.com/ });
    await waitFor(() => expect(option.querySelector('mark')).toHaveTextContent('-kyc'));
    expect(option).toHaveTextContent(/Combosquatting.*High\s*9\.4/);
    expect(within(option).queryByRole('link')).not.toBeInTheDocument();
    await user.click(option);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/admin\/alerts\/\d+$/));
  });

  it('lists alerts without an id, and those listed twice, each once', async () => {
    const [asset_name, details] = ['example.in', ''];
    const listed = ['', '0', '0'].map((id, at) => ({
      id,
      asset_name,
      impersonating_domain: `twice${at}.in`,
      details,
      severity_score: 9,
    }));
    answer('alertList', { impersonations: listed });
    const { user, dialog, input } = await openPalette('admin');
    await fill(user, input, 'twice');
    await waitFor(() =>
      expect(within(dialog).getAllByRole('option', { name: /^twice/ })).toHaveLength(3),
    );
    await fill(user, input, '0.in');
    await waitFor(() =>
      expect(within(dialog).getAllByRole('option', { name: /^twice/ })).toHaveLength(1),
    );
  });

  it('does what was typed, however soon Enter follows', async () => {
    const { user, dialog, input, router } = await openPalette('admin');
    await user.type(input, 'l');
    await within(dialog).findByRole('option', { name: /^sahyadrilokbank-kyc|xn--/ });
    fireEvent.change(input, { target: { value: 'log out' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('finds organisations for the super-admin', async () => {
    const { user, input } = await openPalette('superadmin');
    await fill(user, input, 'marutham');
    await user.click(await screen.findByRole('option', { name: /Marutham Textiles.*Active/ }));
    await waitFor(() => expect(window.location.search).toContain('q=Marutham'));
  });
});

describe('pages, assets, alerts, organisations, help articles, actions', () => {
  const nameOf = (group: HTMLElement) =>
    document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent;

  const groupsIn = (dialog: HTMLElement) =>
    within(dialog)
      .getAllByRole('group')
      .filter((group) => within(group).queryAllByRole('option').length > 0)
      .map(nameOf);

  it('are all found by the admin', async () => {
    const { user, input, dialog } = await openPalette('admin');
    await user.type(input, 'e');
    const groups = ['Pages', 'Actions', 'Assets', 'Help', 'Alerts'];
    await waitFor(() => expect(groupsIn(dialog)).toEqual(groups));
  });

  it('are all found by the super-admin, who has no alerts of one organisation', async () => {
    const { user, input, dialog } = await openPalette('superadmin');
    await user.type(input, 'a');
    const groups = ['Pages', 'Actions', 'Assets', 'Organisations', 'Help'];
    await waitFor(() => expect(groupsIn(dialog)).toEqual(groups));
  });

  it.each([
    ['admin', 'impersonation alert', 'Read an impersonation alert', '/admin/help/read-an-alert'],
    ['superadmin', 'several at', 'Approve assets, one', '/superadmin/help/approve-assets'],
  ] as const)('opens a help article of the %s', async (role, typed, title, path) => {
    const { user, input, router } = await openPalette(role);
    await fill(user, input, typed);
    await user.click(await screen.findByRole('option', { name: new RegExp(title) }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(title) })).toBeVisible();
  });
});

describe('while not everything has been looked through', () => {
  const NOTHING = /Nothing found/;

  it('names the lists that are being fetched; then says that nothing is found, and closes with its button', async () => {
    let answer = () => {};
    server.use(
      http.get('http://naam.test:5000/impersonation/list', async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return HttpResponse.json({ impersonations: [] });
      }),
    );
    const { user, input, dialog } = await openPalette('admin');
    await fill(user, input, 'zzzz');
    expect(await within(dialog).findByText('Looking through alerts…')).toBeVisible();
    expect(within(dialog).queryByText(NOTHING)).not.toBeInTheDocument();
    answer();
    expect(await within(dialog).findByText(NOTHING)).toBeVisible();
    expect(within(dialog).queryByText(/Looking/)).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(dialog).not.toBeInTheDocument();
  });

  it('names the lists that could not be fetched', async () => {
    answer('alertList', null, 403);
    answer('assetList', null, 403);
    const { user, input, dialog } = await openPalette('admin');
    await fill(user, input, 'zzzz');
    expect(
      await within(dialog).findByText('Could not be fetched: assets and alerts.'),
    ).toBeVisible();
    expect(within(dialog).queryByText(NOTHING)).not.toBeInTheDocument();
  });
});

describe('the sheet of keys', () => {
  it('opens with ?, from the palette too, and not while something is typed', async () => {
    const { user } = await openPalette('admin');
    await user.keyboard('?');
    expect(screen.getByRole('combobox', { name: 'Search' })).toHaveValue('?');
    await user.keyboard('{Escape}');
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(sheet).getByText('Prepare takedown request')).toBeVisible();
    // This site asks neither DNS nor a registry.
    expect(within(sheet).queryByText(/^Go to look up/)).toBeNull();
    await user.keyboard('{Escape}');
    await user.keyboard('{Control>}k{/Control}');
    await fill(user, await screen.findByRole('combobox', { name: 'Search' }), 'keys');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  it('opens from a check box, which takes no characters', async () => {
    const { user } = await renderApp({ as: 'admin', at: '/admin/alerts', heading: 'Alerts' });
    const [box] = await screen.findAllByRole('checkbox', { name: /^Select alert/ });
    box?.focus();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  it('stays closed where keys of one character are switched off', async () => {
    localStorage.setItem('shortcuts', 'off');
    const { user } = await renderApp({ as: 'admin', at: '/admin/help', heading: 'Help' });
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('matchCommands', () => {
  const command = (label: string, keywords = ''): Command => ({
    id: label,
    label,
    keywords,
    icon: Globe,
    act: '/',
  });

  it('wants every word, in label or keywords, and puts beginnings first', () => {
    const all = [command('My bank', 'asset'), command('bank.in', 'asset'), command('Log out')];
    expect(matchCommands(all, 'BANK asset').map(({ label }) => label)).toEqual([
      'bank.in',
      'My bank',
    ]);
    expect(matchCommands(all, 'bank nothing')).toEqual([]);
  });

  it.each(['bank[.]in', 'hxxps://bank[.]in/login', 'asset kyc@bank.in'])('finds by %s', (typed) => {
    const all = [command('My bank', 'asset'), command('bank.in', 'asset')];
    expect(matchCommands(all, typed).map(({ label }) => label)).toEqual(['bank.in']);
  });

  it.each([
    ['as the backend writes it in punycode', 'xn--11b4d3a.xn--h2brj9c'],
    ['as the backend writes it in Unicode', 'भारत.भारत'],
  ])('finds a name in Devanagari %s', (_how, name) => {
    const all = [{ ...command(name), isAsset: true as const }];
    const typed = toUnicode(name).slice(0, 3);
    expect(matchCommands(all, typed)).toHaveLength(1);
    // However the keyboard composes it.
    expect(matchCommands(all, typed.normalize('NFD'))).toHaveLength(1);
    expect(matchCommands(all, 'xn--')).toHaveLength(1);
  });
});
