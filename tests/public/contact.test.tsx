/** Specification section 2 (Get in Touch): nothing is silently dropped. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { config } from '@/config.ts';
import { ContactFacts } from '@/site/contact/ContactFacts.tsx';
import { ContactForm } from '@/site/contact/ContactForm.tsx';
import * as outreach from '@/components/outreach/outreach.ts';
import { buildWith } from '../setup/build-settings.ts';

/** A promise and what fulfils it. */
function promiseOf<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve: (value: T) => resolve(value) };
}

/** The form needs the address, which may name the visitor's domain. */
const renderForm = (at = '/contact') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <ContactForm />
    </MemoryRouter>,
  );

const nameField = () => screen.getByLabelText('Full Name');
const emailField = () => screen.getByLabelText('Email Address');
const messageField = () => screen.getByLabelText('Message');
const send = () => screen.getByRole('button', { name: 'Send Message' });

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(nameField(), 'Asha Patil');
  await user.type(emailField(), 'asha@example.in');
  await user.type(messageField(), 'Our domain is example.in.{Enter}Please call.');
}

function expectFilled() {
  expect(nameField()).toHaveValue('Asha Patil');
  expect(emailField()).toHaveValue('asha@example.in');
  expect(messageField()).toHaveValue('Our domain is example.in.\nPlease call.');
}

test('the form has Full Name, Email Address and a Message of four rows (section 2, contact)', () => {
  renderForm();
  expect(nameField()).toHaveAttribute('autocomplete', 'name');
  expect(emailField()).toHaveAttribute('type', 'email');
  expect(messageField().tagName).toBe('TEXTAREA');
  expect(messageField()).toHaveAttribute('rows', '4');
});

test('beside it are a mailto link for the sales address and a visit address in Pune (section 2, contact)', () => {
  render(<ContactFacts />);
  expect(screen.getByRole('link', { name: config.salesEmail })).toHaveAttribute(
    'href',
    `mailto:${config.salesEmail}`,
  );
  expect(screen.getByText(/Pune, Maharashtra, India/)).toBeVisible();
});

test('support, telephone, WhatsApp and price stand there where they are set; where no price is, how to ask for one', () => {
  const { rerender } = render(<ContactFacts />);
  const facts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(facts()).toEqual([
    `Write${config.salesEmail}`,
    `Have an account? Support${config.supportEmail}`,
    'PriceAsk for a quote.It depends on the number of domains, takedowns and users.',
    'VisitPune, Maharashtra, India',
  ]);
  buildWith({
    phone: '+91 20 1234 5678',
    whatsapp: '+91 98765 43210',
    priceFrom: '₹24,000 a year',
  });
  rerender(<ContactFacts key="set" />);
  expect(facts()).toHaveLength(6);
  expect(screen.getByRole('link', { name: '+91 20 1234 5678' })).toHaveAttribute(
    'href',
    'tel:+912012345678',
  );
  expect(screen.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute(
    'href',
    'https://wa.me/919876543210',
  );
  expect(screen.getByText('From ₹24,000 a year')).toBeVisible();
  expect(screen.getByText(/^It depends on .+ Ask for a quote\.$/)).toBeVisible();
});

test('the message begins with the domain that the address names, where it is one', () => {
  const { unmount } = renderForm('/contact#d=hdfcbank.com');
  expect(messageField()).toHaveValue('Our domain: hdfcbank.com\n');
  unmount();
  renderForm('/contact#d=%3Cscript%3E');
  expect(messageField()).toHaveValue('');
});

test('a form that opens the mail program says so before it is pressed', () => {
  const { unmount } = renderForm();
  expect(send()).toHaveAccessibleDescription(/Opens your mail program/);
  unmount();
  buildWith({ contactUrl: '/contact-endpoint' });
  renderForm();
  expect(send()).not.toHaveAccessibleDescription();
});

test('what would keep us from answering (section 5, contact form) is said at the field, and the first one gets the focus', async () => {
  const user = userEvent.setup();
  const opened = vi.spyOn(outreach, 'openMailClient').mockImplementation(() => {});
  renderForm();
  await user.type(emailField(), 'asha');
  await user.click(send());
  expect(nameField()).toHaveFocus();
  expect(nameField()).toHaveAccessibleDescription(/Enter your name/);
  expect(emailField()).toHaveAccessibleDescription(/such as name@company\.in/);
  expect(messageField()).toBeInvalid();
  expect(opened).not.toHaveBeenCalled();

  await user.type(nameField(), 'A');
  expect(nameField()).toBeValid();
  expect(emailField()).toBeInvalid();
});

test('without an address, the mail client opens with everything filled in, and the form stays filled', async () => {
  const user = userEvent.setup();
  const opened = vi.spyOn(outreach, 'openMailClient').mockImplementation(() => {});
  renderForm();
  await fillIn(user);
  await user.click(send());
  const mail = new URL(opened.mock.calls[0]?.[0] ?? '');
  expect(mail.pathname).toBe(config.salesEmail);
  expect(mail.searchParams.get('subject')).toBe('Enquiry from Asha Patil');
  expect(mail.searchParams.get('body')).toBe(
    'Our domain is example.in.\r\nPlease call.\r\n\r\nAsha Patil\r\nasha@example.in',
  );
  expect(screen.getByRole('status')).toHaveTextContent(/mail program should now be open/);
  expectFilled();
});

test('a page read in between takes nothing of what was typed, and a message that arrived is forgotten', async () => {
  buildWith({ contactUrl: '/contact-endpoint' });
  const user = userEvent.setup();
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 202 }));
  const { unmount } = renderForm('/contact#d=other.in');
  await user.clear(messageField());
  await fillIn(user);
  unmount();
  const again = renderForm('/contact#d=other.in');
  expectFilled();
  await user.click(send());
  expect(await screen.findByText(/Your message has arrived/)).toBeVisible();
  again.unmount();
  renderForm();
  for (const field of [nameField(), emailField(), messageField()]) expect(field).toHaveValue('');
});

test.each([
  ['no text', '{"owner":"tab","value":{"name":5,"message":["x"]}}'],
  ['no record', '{"owner":"tab","value":"Asha"}'],
  ['another owner', '{"owner":"account 1","value":{"name":"Asha","message":"x"}}'],
  ['no entry', '"Asha"'],
  ['no JSON', '{"name":'],
  ['nothing', 'null'],
])('what the tab holds by another hand is not shown: %s', (_what, kept) => {
  window.sessionStorage.setItem('contact_draft', kept);
  renderForm();
  expect(nameField()).toHaveValue('');
  expect(messageField()).toHaveValue('');
});

test('an opening that no one typed is not kept as theirs', async () => {
  const user = userEvent.setup();
  const { unmount } = renderForm('/contact#d=hdfcbank.com');
  await user.type(nameField(), 'Asha');
  unmount();
  renderForm('/contact#d=ola.in');
  expect(nameField()).toHaveValue('Asha');
  expect(messageField()).toHaveValue('Our domain: ola.in\n');
});

test('in that mode the message can be copied', async () => {
  const user = userEvent.setup();
  vi.spyOn(outreach, 'openMailClient').mockImplementation(() => {});
  renderForm();
  await fillIn(user);
  await user.click(send());
  await user.click(screen.getByRole('button', { name: 'Copy message' }));
  expect(await screen.findByText('Copied.')).toBeVisible();
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain(`To: ${config.salesEmail}`);
  expect(copied).toContain('Our domain is example.in.');
});

test('with an address, the form is posted once, says so, and is cleared', async () => {
  buildWith({ contactUrl: '/contact-endpoint' });
  const user = userEvent.setup();
  const { promise, resolve: answer } = promiseOf<Response>();
  const fetched = vi.spyOn(window, 'fetch').mockReturnValue(promise);
  renderForm();
  await fillIn(user);
  await user.click(send());
  const pending = screen.getByRole('button', { name: 'Sending…' });
  expect(pending).toHaveAttribute('aria-disabled', 'true');
  await user.click(pending);
  await user.type(emailField(), '{Enter}');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith(
    '/contact-endpoint',
    expect.objectContaining({
      method: 'POST',
      body: JSON.stringify({
        name: 'Asha Patil',
        email: 'asha@example.in',
        message: 'Our domain is example.in.\nPlease call.',
      }),
    }),
  );
  answer(new Response(null, { status: 202 }));
  expect(await screen.findByText(/Your message has arrived/)).toHaveTextContent('asha@example.in');
  await waitFor(() => expect(messageField()).toHaveValue(''));
});

test('a failed send keeps what was typed', async () => {
  buildWith({ contactUrl: '/contact-endpoint' });
  const user = userEvent.setup();
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  renderForm();
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach the server/);
  await waitFor(() => expectFilled());
  await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled'));
});

test('what was said of a message that arrived is not said of one that was not sent', async () => {
  buildWith({ contactUrl: '/contact-endpoint' });
  const user = userEvent.setup();
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 202 }));
  renderForm();
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByText(/Your message has arrived/)).toBeVisible();
  await user.click(send());
  expect(nameField()).toBeInvalid();
  expect(screen.queryByText(/Your message has arrived/)).toBeNull();
});

test('what is written while the message is on its way is kept', async () => {
  buildWith({ contactUrl: '/contact-endpoint' });
  const user = userEvent.setup();
  const { promise, resolve: answer } = promiseOf<Response>();
  vi.spyOn(window, 'fetch').mockReturnValue(promise);
  renderForm();
  await fillIn(user);
  await user.click(send());
  await user.clear(messageField());
  await user.type(messageField(), 'One more thing.');
  answer(new Response(null, { status: 202 }));
  expect(await screen.findByText(/Your message has arrived/)).toBeVisible();
  await waitFor(() => {
    expect(messageField()).toHaveValue('One more thing.');
    expect(nameField()).toHaveValue('');
  });
});

test('that one message was copied is not said of the next', async () => {
  const user = userEvent.setup();
  vi.spyOn(outreach, 'openMailClient').mockImplementation(() => {});
  renderForm();
  await fillIn(user);
  await user.click(send());
  await user.click(screen.getByRole('button', { name: 'Copy message' }));
  expect(await screen.findByText('Copied.')).toBeVisible();
  await user.type(messageField(), ' Soon.');
  await user.click(send());
  expect(screen.queryByText('Copied.')).toBeNull();
});
