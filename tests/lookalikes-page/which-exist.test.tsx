/** The finder's check by DNS: what the demonstration invents says so, and what it cannot check is not offered. */
import { screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sortByKey, plainFirst } from '@/lookalike-finder/sort-lookalikes.ts';
import { SAMPLE_NAME, SAMPLE_NAMES } from '@/lookalike-finder/DnsCheckSection.tsx';
import { createZone } from '@/mocks/evidence/zone.ts';
import { generate } from '@/lookalike/index.ts';
import { backend } from '../setup/backend.ts';
import { answerEvidence, nameEvidence, serveEvidence } from '../setup/evidence.ts';
import { renderApp, type User } from '../setup/render-app.tsx';
import { catchFiles } from '../setup/saved-files.ts';
import { filter } from '../setup/filter.ts';

beforeEach(() => {
  vi.stubEnv('VITE_DOH_RATE', '1000');
  vi.stubEnv('VITE_DOH_MAX', '40');
});

const section = () => screen.findByRole('region', { name: 'Which of these exist?' });
const told = () => screen.findByText(/^Checked \d+ of [\d,]+: /);

async function check(user: User) {
  await user.click(within(await section()).getByRole('button', { name: 'Check which exist' }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  return told();
}

describe('on a sample organisation’s name', () => {
  it('marks invented answers wherever they stand, in the saved file too', async () => {
    serveEvidence();
    const { user } = await renderApp({ at: `/lookalikes#d=${SAMPLE_NAME}` });
    expect(await section()).toHaveTextContent('a demonstration: it invents which of them answer');
    const asks =
      /^The check asks about the first 40 of these [\d,]+ names: the most deceptive of each technique first, plain letters before others\.$/;
    expect(await screen.findByText(asks)).toBeVisible();
    expect(screen.queryByText('Invented answers')).toBeNull();
    await check(user);
    await waitFor(() => expect(screen.queryByText(asks)).toBeNull());
    expect(within(await section()).getByText('Invented answers')).toBeVisible();
    const existing = await screen.findByRole('region', { name: /in DNS$/ });
    expect(within(existing).getByText('Invented answers')).toBeVisible();
    // The names come a moment after their number.
    await waitFor(() => expect(existing).toHaveTextContent(/Last asked at \d\d:\d\d \S+\./));
    const list = await screen.findByRole('region', { name: 'All names' });
    expect(within(list).getByText('Invented answers')).toBeVisible();
    await user.selectOptions(await filter(user, 'DNS'), 'In DNS');
    await user.click((await within(list).findAllByRole('button', { name: /: records of/ }))[0]!);
    const records = await screen.findByRole('dialog', { name: /in DNS$/ });
    expect(within(records).getByText('Invented answers')).toBeVisible();
    await user.keyboard('{Escape}');

    const saved = catchFiles();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(saved.names).toEqual([`sample-lookalikes-of-${SAMPLE_NAME}.csv`]);
    const [head, first] = (await saved.text()).split('\r\n');
    expect(head).toMatch(/,checked_at,source$/);
    expect(first).toMatch(/Z,the demonstration resolver \(invented answers\)$/);
  });

  it('keeps its answers for a visitor who comes back', async () => {
    const evidence = serveEvidence();
    const { user, router } = await renderApp({ at: `/lookalikes#d=${SAMPLE_NAME}` });
    const words = (await check(user)).textContent;
    await user.click(await screen.findByRole('link', { name: 'How to read the answer' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/lookalikes/evidence'));
    const { asked } = evidence;
    await router.navigate(-1);
    expect(await told()).toHaveTextContent(words);
    expect(await screen.findByRole('region', { name: /in DNS$/ })).toBeVisible();
    expect(evidence.asked).toBe(asked);
  });

  it.each(SAMPLE_NAMES)('the demonstration knows the first lookalikes of %s', (name) => {
    const zone = createZone(backend.db);
    const made = sortByKey([...generate(name)], ({ deception }) => -deception);
    const first = plainFirst(made).slice(0, 20);
    expect(first.filter(({ domain }) => zone.look(domain) === null)).toEqual([]);
  });
});

describe('on any other name', () => {
  it('says before any press that the demonstration knows nothing of it, and who can check it', async () => {
    const evidence = serveEvidence();
    const { user } = await renderApp({ at: '/lookalikes#d=ola.in' });
    const which = within(await section());
    expect(which.getByText(/it knows only names that imitate its sample/)).toBeVisible();
    expect(which.queryByRole('button', { name: 'Check which exist' })).toBeNull();
    expect(which.getByRole('link', { name: 'Have us check it' })).toHaveAttribute(
      'href',
      '/contact#d=ola.in',
    );
    await user.click(which.getByRole('link', { name: 'See a check of a sample name' }));
    expect(await screen.findByRole('button', { name: 'Check which exist' })).toBeVisible();
    expect(evidence.asked).toBe(0);
  });
});

it('says nothing of how many are in DNS before one is answered', async () => {
  nameEvidence();
  answerEvidence(() => delay('infinite'));
  const { user } = await renderApp({ at: `/lookalikes#d=${SAMPLE_NAME}` });
  await user.click(within(await section()).getByRole('button', { name: 'Check which exist' }));
  await user.click(await screen.findByRole('button', { name: 'Check' }));
  expect(await screen.findByRole('heading', { name: 'Checking…' })).toBeVisible();
});
