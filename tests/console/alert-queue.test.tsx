/** An alert next to its list, on windows that have room for both. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AlertTechniques } from '@/alerts/model/techniques.ts';
import { answer } from '../setup/backend.ts';
import { fill } from '../setup/fill.ts';
import { renderApp } from '../setup/render-app.tsx';

let isWide = true;
const changes = new EventTarget();

const alertAt = (id: string, at: number) => ({
  id,
  asset_name: 'example.in',
  impersonating_domain: `exampl${at}.in`,
  details: `Seen ${at}.`,
  severity_score: 9 - at / 10,
});

beforeEach(() => {
  isWide = true;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: isWide && /^\(min-width: (?:769|1280)px\)$/.test(query),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
      addEventListener: changes.addEventListener.bind(changes),
      removeEventListener: changes.removeEventListener.bind(changes),
    }),
  );
  // jsdom scrolls nothing.
  Object.assign(HTMLElement.prototype, { scrollTo: () => {} });
  answer('alertList', { impersonations: ['a0', 'a1', 'a2', 'a3', 'a4'].map(alertAt) });
});

const queue = () => screen.getByRole('navigation', { name: 'Alerts' });
const link = (at: number) =>
  within(queue()).getByRole('link', { name: `Open alert a${at}: exampl${at}[.]in` });

async function open(search = '') {
  const app = await renderApp({ as: 'admin', at: `/admin/alerts/a0${search}` });
  await screen.findByText('Seen 0.');
  await waitFor(() => expect(link(0)).toHaveAttribute('aria-current', 'page'));
  await waitFor(() => expect(queue()).toHaveTextContent('1 of 5'));
  return app;
}

const isAt = async (at: number) => {
  await waitFor(() => expect(window.location.pathname).toBe(`/admin/alerts/a${at}`));
  await waitFor(() => expect(link(at)).toHaveFocus());
  expect(await screen.findByText(`Seen ${at}.`)).toBeVisible();
};

it('moves in place: the address is replaced, the focus stays in the list, a live region tells', async () => {
  const { user } = await open();
  const entries = window.history.length;
  await user.keyboard('j');
  await isAt(1);
  await waitFor(() =>
    expect(screen.getByText('Alert 2 of 5: exampl1[.]in')).toHaveAttribute('aria-live', 'polite'),
  );
  await user.keyboard('{ArrowDown}');
  await isAt(2);
  await user.keyboard('k');
  await isAt(1);
  // A button keeps the focus: it can be pressed again.
  const next = await waitFor(() => within(queue()).getByRole('button', { name: 'Next alert' }));
  await user.click(next);
  expect(await screen.findByText('Seen 2.')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Seen 3.')).toBeVisible();
  await waitFor(() => expect(next).toHaveFocus());
  await user.click(await waitFor(() => link(4)));
  await isAt(4);
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('j');
  await isAt(4);
  expect(window.history.length).toBe(entries);
});

it.each([
  ['beside its list', true],
  ['alone', false],
])('an alert %s counts each step from the last one, before a page is drawn', async (_, wide) => {
  isWide = wide;
  const { user } = await renderApp({ as: 'admin', at: '/admin/alerts/a0' });
  expect(await screen.findByText('1 of 5')).toBeVisible();
  const press = (...keys: readonly string[]) =>
    act(async () => {
      for (const key of keys) fireEvent.keyDown(document.body, { key });
    });
  await press('j', 'j', 'j', 'k');
  expect(await screen.findByText('3 of 5')).toBeVisible();
  expect(await screen.findByText('Seen 2.')).toBeVisible();
  // A status means the alert that is on its way; back to the one in sight is a way, too.
  await press('j', '5', 'k');
  await waitFor(() => expect(window.location.pathname).toBe('/admin/alerts/a2'));
  await waitFor(() => expect(screen.getByText('3 of 5')).toBeVisible());
  await press('j', 'j', 'j', 'j', 'k');
  expect(await screen.findByText('4 of 5')).toBeVisible();
  expect(await screen.findByText('Seen 3.')).toBeVisible();
  const strip = within(await screen.findByRole('group', { name: 'Status' }));
  expect(await strip.findByRole('button', { name: /^Not harmful/, pressed: true })).toBeVisible();
  await user.keyboard('k');
  expect(await screen.findByText('3 of 5')).toBeVisible();
});

it('J and a search pass an alert that is listed twice, and those without an id', async () => {
  answer('alertList', { impersonations: ['a0', 'a1', 'a1', '', '', 'a5'].map(alertAt) });
  const { user } = await renderApp({ as: 'admin', at: '/admin/alerts/a0' });
  await screen.findByText('Seen 0.');
  await user.keyboard('j');
  await isAt(1);
  await user.keyboard('j');
  await isAt(5);
  await user.keyboard('k');
  expect(await screen.findByText('Seen 1.')).toBeVisible();
  await user.keyboard('/');
  await user.keyboard('exampl1');
  await waitFor(() => expect(within(queue()).getAllByRole('listitem')).toHaveLength(1));
});

it.each([
  ['', false],
  ['?q=homoglyph', true],
  ['?technique=homoglyph', true],
])('compares the whole list only where the list asks for techniques: %s', async (search, asks) => {
  const start = vi.spyOn(AlertTechniques.prototype, 'start');
  await renderApp({ as: 'admin', at: `/admin/alerts/a0${search}` });
  await screen.findByText('Seen 0.');
  await waitFor(() => expect(start.mock.calls.length > 0).toBe(asks));
});

it('keeps what is typed when the window gets too narrow for the list', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Prepare takedown request/ }));
  const request = await screen.findByLabelText('Letter');
  await fill(user, request, ' Please hurry.');
  isWide = false;
  await act(async () => void changes.dispatchEvent(new Event('change')));
  expect(screen.queryByLabelText('Search alerts')).toBeNull();
  expect(request).toBeVisible();
  expect((request as HTMLTextAreaElement).value).toMatch(/ Please hurry\.$/);
});

it('marks and stays, by key and by click; J goes on, also where the marked one has left the list', async () => {
  const { user } = await open('?status=open');
  const strip = within(await screen.findByRole('group', { name: 'Status' }));
  await user.keyboard('2');
  await waitFor(() =>
    expect(strip.getByRole('button', { name: 'Investigating' })).toHaveAttribute(
      'aria-pressed',
      'true',
    ),
  );
  await user.keyboard('4');
  // Its place is the next one's now; the page is still its own.
  await waitFor(() => expect(queue()).toHaveTextContent('Next: 1 of 4'));
  await waitFor(() => expect(window.location.pathname).toBe('/admin/alerts/a0'));
  expect(await screen.findByText('Down', { selector: 'span.block' })).toBeVisible();
  // Another digit corrects it, though it has left the list.
  await user.keyboard('5');
  await waitFor(() =>
    expect(strip.getByRole('button', { name: 'Not harmful' })).toHaveAttribute(
      'aria-pressed',
      'true',
    ),
  );
  await user.keyboard('4');
  await waitFor(() =>
    expect(strip.getByRole('button', { name: 'Down' })).toHaveAttribute('aria-pressed', 'true'),
  );
  await user.keyboard('t');
  const letter = await screen.findByLabelText('Letter');
  const dialog = letter.closest<HTMLElement>('[role="dialog"]')!;
  expect(dialog).toHaveAccessibleName('Prepare takedown request: exampl0.in');
  // The news of the mark would lie over what the dialog says.
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Undo/, hidden: true })).toBeNull(),
  );
  await user.click(await within(dialog).findByRole('button', { name: 'Close' }));
  await user.keyboard('j');
  await isAt(1);
  await waitFor(() => expect(queue()).toHaveTextContent('1 of 4'));
  expect(window.location.search).toBe('?status=open');
  await user.click(
    await waitFor(() =>
      within(screen.getByRole('group', { name: 'Status' })).getByRole('button', {
        name: /^Reported/,
      }),
    ),
  );
  expect(
    await screen.findByText('Reported, no recipient recorded', { selector: 'span.block' }),
  ).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe('/admin/alerts/a1'));
  await user.keyboard('j');
  await isAt(2);
  expect(await screen.findByRole('button', { name: /^Undo/ })).toBeVisible();
  await user.keyboard('uuuuu');
  await waitFor(() => expect(queue()).toHaveTextContent('1 of 5'));
  await waitFor(() => expect(link(0).closest('li')).toHaveTextContent('New'));
});

it('marks the open alert by a key, whatever is ticked; the bar marks the ticked ones', async () => {
  const { user } = await open();
  for (const at of [1, 3]) {
    // oxlint-disable-next-line no-await-in-loop -- one tick after the other
    await user.click(await within(queue()).findByRole('checkbox', { name: `Select alert a${at}` }));
  }
  const status = (at: number) => link(at).closest('li');
  // The open one, too: marked by itself, it loses its tick, and no later key acts on it unseen.
  await user.keyboard('x');
  const selected = screen.getByRole('group', { name: 'The selected alerts' });
  expect(selected).toHaveTextContent('3 selected');
  await user.keyboard('5');
  await waitFor(() => expect(status(0)).toHaveTextContent('Not harmful'));
  await waitFor(() => {
    expect(status(1)).not.toHaveTextContent('Not harmful');
    expect(status(3)).not.toHaveTextContent('Not harmful');
  });
  const bar = screen.getByRole('group', { name: 'The selected alerts' });
  expect(bar).toHaveTextContent('2 selected');
  const choice = within(bar).getByRole('combobox', { name: 'Status of the selected alerts' });
  expect(choice).not.toHaveAttribute('aria-keyshortcuts');
  // The worker is asked for the rows of the ticks that are left.
  await waitFor(() => expect(choice).toBeEnabled());
  await user.selectOptions(choice, 'Down');
  await waitFor(() => expect(status(3)).toHaveTextContent('Down'));
  await waitFor(() => {
    expect(status(1)).toHaveTextContent('Down');
    expect(status(0)).toHaveTextContent('Not harmful');
  });
  expect((await screen.findAllByText('2 alerts marked Down'))[0]).toBeVisible();
});

it('ticks, writes a note and searches by keys', async () => {
  const { user } = await open();
  await user.keyboard('x');
  expect(within(queue()).getByRole('checkbox', { name: 'Select alert a0' })).toBeChecked();
  expect(screen.getByRole('group', { name: 'The selected alerts' })).toHaveTextContent(
    '1 selected',
  );
  const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  await user.keyboard('n');
  await user.keyboard('Seen twice.{Escape}');
  // Text is added at the end of a note, wherever the browser puts the caret.
  note.setSelectionRange(0, 0);
  await user.keyboard('n');
  expect(note).toHaveFocus();
  await user.keyboard(' Called.');
  expect(note).toHaveValue('Seen twice. Called.');
  await user.keyboard('{Escape}/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  const rows = within(queue()).getByRole('list');
  rows.scrollTop = 100;
  await user.keyboard('exampl3');
  await waitFor(() =>
    expect(within(queue()).getAllByRole('link', { name: /^Open/ })).toHaveLength(1),
  );
  expect(rows.scrollTop).toBe(0);
  // The open alert stays: it is only not among those that match.
  await waitFor(() => expect(screen.getByText('Seen 0.')).toBeVisible());
});

it('T right after J is about the alert that J opens', async () => {
  await open();
  act(() => {
    for (const key of ['j', 't']) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
  });
  const letter = await screen.findByLabelText('Letter');
  expect(letter.closest('[role="dialog"]')).toHaveTextContent('exampl1.in');
});
