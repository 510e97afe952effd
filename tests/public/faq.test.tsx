/** Specification sections 2, 4 and 5: the FAQ. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { faq } from '@/content/faq.ts';
import { Faq } from '@/site/faq/Faq.tsx';
import { filterFaq } from '@/site/faq/Faq.tsx';

const questions = () => screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent);
const searchBox = () => screen.getByPlaceholderText('Search FAQs...');
const filters = () => screen.getByRole('button', { name: 'Filters' });

function answerOf(question: string): HTMLDetailsElement {
  const details = screen.getByText(question).closest('details');
  if (!details) throw new Error(`No fold around "${question}"`);
  return details;
}

describe('filterFaq (section 5, FAQ)', () => {
  test('an item shows when the category is all or equals its own', () => {
    expect(filterFaq(faq, 'all', '')).toHaveLength(8);
    expect(filterFaq(faq, 'takedown', '').map(({ category }) => category)).toEqual([
      'takedown',
      'takedown',
    ]);
  });

  test('the text is compared without regard to case, in question or answer', () => {
    const inQuestion = filterFaq(faq, 'all', 'HOW LONG');
    expect(inQuestion.map(({ question }) => question)).toEqual(['How long does a takedown take?']);
    const inAnswer = filterFaq(faq, 'all', 'cErTiFiCaTeS');
    expect(inAnswer.length).toBeGreaterThan(0);
    for (const { question } of inAnswer) expect(question).not.toMatch(/certificates/i);
  });

  test('both must hold', () => {
    expect(filterFaq(faq, 'security', 'how long does')).toEqual([]);
  });
});

test('all eight questions show at first, with the search text empty (section 2, FAQ; section 4, FAQ)', () => {
  render(<Faq />);
  expect(questions()).toHaveLength(8);
  expect(searchBox()).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('All Questions: 8 of 8');
});

test('typing in the search box narrows the list, and a miss offers all questions again', async () => {
  const user = userEvent.setup();
  render(<Faq />, { wrapper: MemoryRouter });
  await user.type(searchBox(), 'HOW LONG');
  expect(questions()).toEqual(['How long does a takedown take?']);
  await user.type(searchBox(), ' zzz');
  expect(screen.getByText('No question matches.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
  await user.click(screen.getByRole('button', { name: 'Show all questions' }));
  expect(questions()).toHaveLength(8);
});

test('the filter dropdown toggles, and choosing a category closes it (section 4, FAQ)', async () => {
  const user = userEvent.setup();
  render(<Faq />);
  expect(filters()).toHaveAttribute('aria-expanded', 'false');
  await user.click(filters());
  const list = screen.getByRole('list');
  expect(within(list).getByRole('button', { name: 'All Questions' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(filters());
  expect(screen.queryByRole('list')).toBeNull();

  await user.click(filters());
  await user.click(screen.getByRole('button', { name: 'Security' }));
  expect(screen.queryByRole('button', { name: 'Security' })).toBeNull();
  expect(filters()).toHaveFocus();
  expect(questions()).toHaveLength(2);
});

test('Escape closes the dropdown and gives the focus back', async () => {
  const user = userEvent.setup();
  render(<Faq />);
  await user.click(filters());
  await user.tab();
  await user.keyboard('{Escape}');
  expect(filters()).toHaveAttribute('aria-expanded', 'false');
  expect(filters()).toHaveFocus();
});

test('answers are in the page while closed, and opening one closes the other (section 4, FAQ)', async () => {
  const user = userEvent.setup();
  render(<Faq />);
  const [first, second] = faq;
  if (!first || !second) throw new Error('The FAQ is empty');
  expect(answerOf(first.question)).toHaveTextContent('yourcompany-login.in');
  expect(answerOf(first.question).open).toBe(false);

  await user.click(screen.getByText(first.question));
  expect(answerOf(first.question).open).toBe(true);
  await user.click(screen.getByText(second.question));
  await expect.poll(() => answerOf(first.question).open).toBe(false);
  expect(answerOf(second.question).open).toBe(true);

  await user.click(screen.getByText(second.question));
  expect(answerOf(second.question).open).toBe(false);
});
