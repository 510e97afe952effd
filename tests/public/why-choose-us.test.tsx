/** Specification section 2: Why Choose Us, in both of its variants. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { reasons } from '@/content/why-choose-us.ts';
import { ReasonTabs, WhyChooseUs } from '@/site/home/WhyChooseUs.tsx';

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

function shownPanels(): HTMLElement[] {
  return screen.getAllByRole('tabpanel').filter((panel) => !panel.hasAttribute('data-off'));
}

test('desktop: the first tab is selected, and its panel has title, description, points and picture (section 2, Why Choose Us)', () => {
  render(<ReasonTabs />);
  expect(screen.getAllByRole('tab')).toHaveLength(5);
  expect(selected()).toBe('Industry Expertise');
  const [panel, ...others] = shownPanels();
  expect(others).toEqual([]);
  if (!panel) throw new Error('No panel shows');
  expect(panel).toHaveAccessibleName('Industry Expertise');
  expect(within(panel).getByText(reasons[0].description)).toBeInTheDocument();
  expect(within(panel).getAllByRole('listitem')).toHaveLength(4);
  expect(within(panel).getByRole('img', { name: reasons[0].picture })).toBeInTheDocument();
});

test('desktop: a tab is chosen by mouse or by arrow keys, with wrap, Home and End', async () => {
  const user = userEvent.setup();
  render(<ReasonTabs />);
  await user.click(screen.getByRole('tab', { name: 'Automation Copilot' }));
  expect(shownPanels()[0]).toHaveAccessibleName('Automation Copilot');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('tab', { name: 'Browser Infrastructure' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(selected()).toBe('Continuous Visibility');
  await user.keyboard('{ArrowDown}');
  expect(selected()).toBe('Industry Expertise');
  await user.keyboard('{ArrowUp}');
  expect(selected()).toBe('Continuous Visibility');
  await user.keyboard('{Home}');
  expect(selected()).toBe('Industry Expertise');
});

test('mobile: none is open, one opens at a time, and a tap on the open one closes it (section 2, Why Choose Us)', async () => {
  const user = userEvent.setup();
  const { container } = render(<WhyChooseUs />, { wrapper: MemoryRouter });
  const title = (text: string) => screen.getByText(text, { selector: 'summary span' });
  const open = () =>
    [...container.querySelectorAll('details[open]')].map(
      (item) => item.querySelector('summary')?.textContent,
    );
  expect(open()).toEqual([]);
  await user.click(title('Detection Accuracy'));
  expect(open()).toEqual(['Detection Accuracy']);
  await user.click(title('Continuous Visibility'));
  await expect.poll(open).toEqual(['Continuous Visibility']);
  await user.click(title('Continuous Visibility'));
  expect(open()).toEqual([]);
});

test('the section has its anchor (section 2, Why Choose Us), and each id once over both variants', () => {
  const { container } = render(<WhyChooseUs />, { wrapper: MemoryRouter });
  expect(container.querySelector('#why-choose-us')).not.toBeNull();
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
