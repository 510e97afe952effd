/** Signup (specification sections 2, 4, 5, 8, 9). */
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { backend, holdCall, server } from '../setup/backend.ts';
import { pass, renderApp, stopClocks } from '../setup/render-app.tsx';

const signupUrl = 'http://naam.test:5000/organisation/signup';

const typed = {
  'Company name': 'Kaveri Looms Private Limited',
  'Company registration number': 'U17110KA2015PTC081234',
  Address: '14 Mill Road, Mysuru',
  Email: 'owner@kaverilooms.in',
  Password: 'weft-and-warp',
  'Confirm password': 'weft-and-warp',
};

async function openFilled(changes: Partial<typeof typed> = {}) {
  const opened = await renderApp({ at: '/signup', heading: 'Create an account' });
  for (const [label, value] of Object.entries({ ...typed, ...changes })) {
    await opened.user.click(screen.getByLabelText(label));
    await opened.user.paste(value);
  }
  return opened;
}

const submit = () => screen.getByRole('button', { name: 'Create account' });

describe('signup (section 2, signup)', () => {
  it("goes to /login after a 1 second delay with the message 'Account created successfully! Please log in.' (section 4, signup; section 9, display times)", async () => {
    const { user, router } = await openFilled();
    stopClocks();
    await user.click(submit());
    expect(await screen.findByText('Account created successfully! Please log in.')).toBeVisible();
    expect(await screen.findByText(/while approval is pending/)).toBeVisible();
    await pass(500);
    expect(router.state.location.pathname).toBe('/signup');
    await pass(500);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(
      await screen.findByText(/^Account created .* Please log in\. Your organisation/),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(typed.Email));
    expect(backend.calls.get('POST /organisation/signup')).toBe(1);
  });

  it('says before anything is sent that an account waits for approval', async () => {
    await renderApp({ at: '/signup', heading: 'Create an account' });
    expect(
      screen.getByText(/^We check every organisation\. Until yours is approved/),
    ).toBeVisible();
    expect(screen.getByText(/Already have an account\?/)).toBeVisible();
  });

  it("shows 'Creating Account...' while submitting (section 4, signup)", async () => {
    const { user } = await openFilled();
    const letAnswer = holdCall('signup');
    await user.click(submit());
    expect(screen.getByRole('button', { name: 'Creating Account...' })).toBeVisible();
    letAnswer();
    expect(await screen.findByText('Account created successfully! Please log in.')).toBeVisible();
  });

  it('requires all fields: email, companyName, companyRegNumber, address, password, confirm_password (section 5, signup; section 3, signup)', async () => {
    const { user } = await renderApp({ at: '/signup', heading: 'Create an account' });
    await user.click(submit());
    expect(await screen.findByText('Enter the name of your company')).toBeVisible();
    await waitFor(() => {
      for (const label of Object.keys(typed)) expect(screen.getByLabelText(label)).toBeInvalid();
      expect(screen.getByLabelText('Company name')).toHaveFocus();
    });
    expect(backend.calls.get('POST /organisation/signup')).toBeUndefined();
  });

  it("says 'Passwords do not match' (section 5, signup; section 8, signup)", async () => {
    const { user } = await openFilled({ 'Confirm password': 'weft-and-woof' });
    await user.click(submit());
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription(
        'Passwords do not match',
      ),
    );
  });

  it("says 'Password must be at least 8 characters long' (section 5, signup; section 8, signup; section 9, password length)", async () => {
    const { user } = await openFilled({ Password: 'seven77', 'Confirm password': 'seven77' });
    await user.click(submit());
    expect(await screen.findByText('Password must be at least 8 characters long')).toBeVisible();
  });

  it('goes to the first field with an error, and says all that is wrong with the password', async () => {
    const { user } = await openFilled({ Password: '123' });
    await user.clear(screen.getByLabelText('Address'));
    await user.click(submit());
    expect(await screen.findByText('Enter the address of your company')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveFocus());
    expect(await screen.findByText('Password must be at least 8 characters long')).toBeVisible();
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
  });

  it.each([
    ['12', true],
    ['U17110KA2015PTC081234', false],
    ['aab-1234', false],
    ['27AAPFU0939F1ZV', false],
    ['27AAPFU0939F1ZX', true],
    ['U74999MH2050PTC123456', true],
    ['UDYAM-MH-18-0012345', false],
  ])('doubts the number %s: %s, and sends it all the same', async (number, doubts) => {
    const { user } = await openFilled({ 'Company registration number': number });
    const words = screen.queryByText(/^This doesn’t look like a CIN/);
    expect(words !== null).toBe(doubts);
    await user.click(submit());
    expect(await screen.findByText('Account created successfully! Please log in.')).toBeVisible();
  });

  it("checks the email as the browser's own field does, and doubts one without an ending", async () => {
    const { user } = await openFilled({ Email: 'owner at kaverilooms' });
    await user.click(submit());
    expect(await screen.findByText('Enter an email address such as name@company.in')).toBeVisible();
    await user.clear(await screen.findByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'owner@kaverilooms');
    await user.tab();
    expect(screen.getByText(/its ending, such as \.com or \.in, is missing/)).toBeVisible();
    await user.click(submit());
    // It is the backend's to refuse.
    expect(await screen.findByRole('alert')).toHaveTextContent('enter a valid email address');
  });

  it.each([
    ['owner@kaverilooms', /its ending, such as \.com or \.in, is missing/],
    ['a b@c.in', /^No address has a space/],
    ['"a b"@c.in', /^No address has a space/],
    ['a@@b.in', /^There is more than one @/],
    ['a@b..in', /^Two dots follow each other/],
    ['a@b.in.', /^After the @, no dot stands first or last/],
    ['राजु@कावेरी.भारत', /^Before the @, this form takes no letters except a–z/],
    ['owner@kaverilooms.in', /^$/],
    ['owner', /^$/],
  ])('says of the email %s what is wrong with it, and no more', async (address, words) => {
    await openFilled({ Email: address });
    const doubts = within(screen.getByRole('main')).getAllByRole('status');
    const said = doubts.map(({ textContent }) => textContent).filter((text) => text !== '');
    expect(said.join()).toMatch(words);
  });

  it("shows the server's error text and keeps what was typed (section 8, signup)", async () => {
    server.use(
      http.post(signupUrl, () =>
        HttpResponse.json({ error: 'Email already registered' }, { status: 409 }),
      ),
    );
    const { user } = await openFilled();
    await user.click(submit());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Email already registered Is it yours? Log in');
    expect(within(alert).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Email already registered$/);
    await waitFor(() => {
      for (const [label, value] of Object.entries(typed)) {
        expect(screen.getByLabelText(label)).toHaveValue(value);
      }
    });
  });

  it.each([
    [{ error: true, message: 'Email taken' }, 'Email taken'],
    [{ error: { email: ['Email taken'] } }, 'Email taken'],
    [{ success: false }, 'Signup failed'],
  ])('does not call it a success when the answer says %j', async (body, words) => {
    server.use(http.post(signupUrl, () => HttpResponse.json(body)));
    const { user } = await openFilled();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.queryByText(/created successfully/)).toBeNull();
  });

  it("says 'Signup failed' when the answer has no error text (section 8, signup)", async () => {
    server.use(http.post(signupUrl, () => new HttpResponse('<h1>500</h1>', { status: 500 })));
    const { user } = await openFilled();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Signup failed');
  });

  it("says 'Failed to create account' when there is no answer (section 8, signup)", async () => {
    server.use(http.post(signupUrl, () => HttpResponse.error()));
    const { user } = await openFilled();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to create account. It may have gone through anyway. Check before you try again.',
    );
  });

  it('has what was typed after the terms are read, without the passwords, until the account is there', async () => {
    const { user, router } = await openFilled();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'terms' }));
    await screen.findByRole('heading', { level: 1, name: 'Terms of use' });
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { level: 1, name: 'Create an account' });
    for (const [label, value] of Object.entries(typed)) {
      expect(screen.getByLabelText(label)).toHaveValue(/password/i.test(label) ? '' : value);
    }
    const kept = () => window.sessionStorage.getItem('signup_draft');
    expect(kept()).not.toContain(typed.Password);
    for (const label of ['Password', 'Confirm password']) {
      await user.click(screen.getByLabelText(label));
      await user.paste(typed.Password);
    }
    await user.click(submit());
    expect(await screen.findByText('Account created successfully! Please log in.')).toBeVisible();
    expect(kept()).toBeNull();
  });

  it('links to terms and privacy pages and back to login (section 2, signup)', async () => {
    await renderApp({ at: '/signup', heading: 'Create an account' });
    const main = screen.getByRole('main');
    const links = Array.from(main.querySelectorAll('a'), (link) => link.getAttribute('href'));
    expect(links).toEqual(['/login', '/terms', '/privacy', '/contact']);
  });
});
