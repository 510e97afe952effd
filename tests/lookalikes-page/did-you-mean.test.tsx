/** A company's name with a slip in it, as the link check takes it. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../setup/render-app.tsx';

const LINK = 'The link you were sent';

it.each([
  ['Mintra', 'Did you mean Myntra?', 'Myntra'],
  ['Flipcart', 'Did you mean Flipkart?', 'Flipkart'],
])('asks of %s: %s', async (typed, question, name) => {
  const { user } = await renderApp({ at: '/lookalikes/link' });
  await user.type(screen.getByLabelText(/^Which company\? \(optional\)/), typed);
  await user.type(screen.getByLabelText(LINK), 'https://nilgirikurinji.in{Enter}');
  await user.click(await screen.findByRole('button', { name: question }));
  expect(screen.getByLabelText(/^Which company\? \(optional\)/)).toHaveValue(name);
  expect(
    await screen.findByRole('heading', { name: new RegExp(`not on our list of ${name}’s names`) }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Did you mean/ })).toBeNull();
});

it.each(['Kunal Sweets', 'Myntra', 'mintra.com', 'Vii'])('asks nothing of %s', async (typed) => {
  await renderApp({
    at: `/lookalikes/link#${new URLSearchParams({ c: typed, u: 'https://nilgirikurinji.in' }).toString()}`,
  });
  await screen.findByRole('heading', { name: /nilgirikurinji\.in/ });
  expect(screen.queryByRole('button', { name: /^Did you mean/ })).toBeNull();
});
