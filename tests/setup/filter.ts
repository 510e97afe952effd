/** The filters of a table, which stand in a line of their own once it is asked for. */
import { screen } from '@testing-library/react';
import type { User } from './render-app.tsx';

/** The control of a filter, once the line is open. */
export async function filter(user: User, label: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: /^Filters/ });
  if (button.getAttribute('aria-expanded') === 'false') await user.click(button);
  return screen.findByRole('combobox', { name: label });
}
