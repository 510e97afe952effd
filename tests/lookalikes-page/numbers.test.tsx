/** Toll-free numbers without a link, and a company's name with a slip in it, as the page answers them. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { publisherOf } from '@/features/site/finder/link/published-numbers.ts';
import { renderApp } from '../setup/render-app.tsx';

const LINK = 'The message or link you were sent';

async function paste(text: string) {
  const page = await renderApp({ at: '/lookalikes/link' });
  await page.user.click(screen.getByLabelText(LINK));
  await page.user.paste(text);
  await page.user.click(screen.getByRole('button', { name: 'Check it' }));
  return page;
}

it.each([
  [
    '1800 1234',
    '1800 1234 is a number that State Bank of India publishes.',
    'The company’s own number',
    /^Our list of \w+ \d{4} has it\. Calling it is safe: dial it yourself\. A caller can show any number, this one too\.$/,
  ],
  [
    'Dear HDFC Bank customer, ring us on 1-800-1600 today',
    '1800 1600 is a number that HDFC Bank publishes.',
    'The company’s own number',
    /The message can still be false\.$/,
  ],
  [
    'Dear HDFC Bank customer, ring us on 1800 1234 today',
    '1800 1234 is a number that State Bank of India publishes.',
    'Cannot tell',
    /^By our list of \w+ \d{4} it is not HDFC Bank’s\. Call the number on your card/,
  ],
  [
    'Axis Bank: your card will be closed. Ring 1800 1234 or 1860 987 6543 to keep it',
    'We do not know whose number 1860 987 6543 is.',
    'Cannot tell',
    /^Call the number on your card or in the app instead\./,
  ],
  [
    'Your card is blocked, update KYC. Call 1800 999 0000',
    /./,
    'What always holds',
    /^Call the number on your card or in the app instead\./,
  ],
])('says of %j whose number it is, and never that it is bad', async (sent, words, state, act) => {
  await paste(sent);
  const heading = { name: words, level: 2, description: state };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(screen.getByText(act)).toBeVisible();
  expect(screen.queryByText(/Do not call it/)).toBeNull();
});

it('leads with a mobile number, whichever published one stands beside it', async () => {
  await paste('SBI: your card will be closed. Ring 1800 1234 or 98765 43210');
  expect(await screen.findByRole('heading', { name: /9876543210/ })).toBeVisible();
  expect(await screen.findByText(/^Do not call it, and pay nothing/)).toBeVisible();
});

it.each([
  ['+91 1800 1234', 'State Bank of India'],
  ['1860-120-7777', 'ICICI Bank'],
  ['1800 1235', undefined],
  ['98765 43210', undefined],
])('%s is published by %s', (number, name) => {
  expect(publisherOf(number)?.name).toBe(name);
});

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
