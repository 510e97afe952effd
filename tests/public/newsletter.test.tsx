/** The newsletter form of the footer (specification section 2). */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NewsletterForm } from '@/site/newsletter/NewsletterForm.tsx';
import * as outreach from '@/components/outreach/outreach.ts';
import { buildWith } from '../setup/build-settings.ts';

const field = () => screen.getByLabelText('Newsletter');
const subscribe = () => screen.getByRole('button', { name: 'Subscribe' });

test('what is no address is refused, with an example (section 5, newsletter)', async () => {
  const user = userEvent.setup();
  const opened = vi.spyOn(outreach, 'openMailClient').mockImplementation(() => {});
  render(<NewsletterForm />);
  await user.type(field(), 'asha{Enter}');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(/such as name@company\.in/);
  expect(opened).not.toHaveBeenCalled();
});

test('without an address to post to, the mail client opens and the field stays filled', async () => {
  const user = userEvent.setup();
  const opened = vi.spyOn(outreach, 'openMailClient').mockImplementation(() => {});
  render(<NewsletterForm />);
  await user.type(field(), 'asha@example.in');
  await user.click(subscribe());
  expect(opened.mock.calls[0]?.[0]).toContain('asha%40example.in');
  expect(field()).toHaveValue('asha@example.in');
  await user.click(screen.getByRole('button', { name: 'Copy message' }));
  expect(await screen.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain('Please add asha@example.in');
});

test('with one, the address is posted; a failure keeps it, a success clears the field', async () => {
  buildWith({ newsletterUrl: '/newsletter-endpoint' });
  const user = userEvent.setup();
  const fetched = vi
    .spyOn(window, 'fetch')
    .mockResolvedValueOnce(new Response(null, { status: 500 }))
    .mockResolvedValueOnce(new Response(null, { status: 202 }));
  render(<NewsletterForm />);
  await user.type(field(), 'asha@example.in');
  await user.click(subscribe());
  expect(await screen.findByText(/did not accept it/)).toBeVisible();
  await waitFor(() => expect(field()).toHaveValue('asha@example.in'));
  await user.click(subscribe());
  expect(await screen.findByText('Subscribed: asha@example.in.')).toBeVisible();
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(fetched).toHaveBeenLastCalledWith(
    '/newsletter-endpoint',
    expect.objectContaining({ body: '{"email":"asha@example.in"}' }),
  );
});

test('the error goes as soon as an address is there', async () => {
  const user = userEvent.setup();
  render(<NewsletterForm />);
  await user.type(field(), 'asha{Enter}');
  expect(field()).toBeInvalid();
  await user.type(field(), '@example.i');
  expect(field()).toBeValid();
  expect(field()).not.toHaveAccessibleDescription(/Enter an email address/);
});

test('another address that is typed while the first is on its way is kept', async () => {
  buildWith({ newsletterUrl: '/newsletter-endpoint' });
  const user = userEvent.setup();
  let answer: (response: Response) => void = () => {};
  vi.spyOn(window, 'fetch').mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  render(<NewsletterForm />);
  await user.type(field(), 'asha@example.in{Enter}');
  await user.clear(field());
  await user.type(field(), 'ravi@example.in');
  answer(new Response(null, { status: 202 }));
  expect(await screen.findByText('Subscribed: asha@example.in.')).toBeVisible();
  await waitFor(() => expect(field()).toHaveValue('ravi@example.in'));
});
