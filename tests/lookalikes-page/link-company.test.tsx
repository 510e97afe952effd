/** Which company a link is judged beside, as the page says it, and what it says to do. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../setup/render-app.tsx';

const LINK = 'The link you were sent';

it.each([
  [
    'HDFC Bank',
    'https://www.icicibank.com',
    'Not HDFC Bank: this is ICICI Bank’s own name.',
    /^By our list/,
  ],
  [
    'Saraswat Bank',
    'https://www.sahyadri.bank.in/',
    'This leads to sahyadri.bank.in.',
    /It is not the address we have for Saraswat Bank\./,
  ],
  // Who may hold a name does not show that there is one.
  [
    'SBI',
    'https://onlinesbl.sbi/',
    'This leads to onlinesbl.sbi.',
    /^Only the State Bank of India can register a name under \.sbi\. This one is not on our list: whether there is such a name/,
  ],
])('speaks of %s by its name, beside %s', async (company, link, words, why) => {
  const { user } = await renderApp({ at: '/lookalikes/link' });
  await user.type(screen.getByLabelText(/^Which company\? \(optional\)/), company);
  await user.type(screen.getByLabelText(LINK), `${link}{Enter}`);
  expect(await screen.findByRole('heading', { name: words })).toBeVisible();
  expect(await screen.findByText(why)).toBeVisible();
});

it('names the company that is imitated, where another one was given', async () => {
  const { user } = await renderApp({ at: '/lookalikes/link' });
  await user.type(screen.getByLabelText(/^Which company\? \(optional\)/), 'HDFC Bank');
  await user.type(screen.getByLabelText(LINK), 'lcicibank.com/kyc{Enter}');
  const words = 'Not ICICI Bank: this imitates icicibank.com.';
  const found = within(await screen.findByRole('region', { name: words }));
  expect(found.getByText(/^It comes closest to/)).toHaveTextContent(
    /icicibank\.com, ICICI Bank’s own .+\. Nor is it on hdfcbank\.com, the address we have for HDFC Bank\.$/,
  );
});

it.each([
  [
    'hdfc-netkyc.com',
    'https://hdfc-netkyc.com/login',
    'Not HDFC Bank: this imitates hdfcbank.com.',
    'Danger',
    'The address you gave imitates HDFC Bank, too.',
  ],
  [
    'sahyadribank-kyc.in',
    'https://sahyadribank-kyc.in',
    'This leads to sahyadribank-kyc.in, and shows warning signs.',
    'Doubtful',
    'The address you gave is the same name, so that it proves nothing.',
  ],
  [
    'nilgirikurinji.in',
    'https://www.nilgirikurinji.in/x',
    'You gave the same name twice: that proves nothing.',
    'Cannot tell',
    /Whether that address is right, this check cannot tell\./,
  ],
])('takes %s for no proof of %s', async (company, link, words, state, said) => {
  const { user } = await renderApp({ at: '/lookalikes/link' });
  await user.type(screen.getByLabelText(/^Which company\? \(optional\)/), company);
  await user.type(screen.getByLabelText(LINK), `${link}{Enter}`);
  const heading = await screen.findByRole('heading', { name: words });
  expect(heading).toHaveAccessibleDescription(state);
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByText('The company’s own name')).toBeNull();
});

it('compares no address of a company with another one of it', async () => {
  const { user } = await renderApp({ at: '/lookalikes/link' });
  await user.type(screen.getByLabelText(/^Which company\? \(optional\)/), 'Kotak');
  await user.type(screen.getByLabelText(LINK), 'https://www.kotak.bank.in/x{Enter}');
  await screen.findByRole('heading', { name: /^This is on kotak\.bank\.in/ });
  expect(await screen.findByText('The link')).toBeVisible();
  expect(screen.queryByText('The company')).toBeNull();
});

it('judges an address that a space breaks joined, says so, and the address of the page keeps it', async () => {
  const { user, router } = await renderApp({ at: '/lookalikes/link' });
  await user.click(screen.getByLabelText(LINK));
  await user.paste('Your YONO is blocked: www.sbi .kyc-update.in');
  await user.click(screen.getByRole('button', { name: 'Check it' }));
  const heading = await screen.findByRole('heading', { name: /^Not State Bank of India/ });
  expect(heading).toHaveAccessibleDescription('Danger');
  expect(await screen.findByText(/^A space breaks this address/)).toBeVisible();
  // Both names stand on the first screen, the link’s below the company’s.
  const named = (term: string) => screen.getByText(term).nextElementSibling;
  await waitFor(() => expect(named('Theirs')).toHaveTextContent(/^sbi\.(?:bank|co)\.in$/));
  await waitFor(() => expect(named('This link')).toHaveTextContent(/^sbi\.kyc-update\.in$/));
  const kept = new URLSearchParams(router.state.location.hash.slice(1)).get('u');
  expect(kept).toBe('www.sbi .kyc-update.in');
});

it('warns of a program that came as a file', async () => {
  await renderApp({ at: '/lookalikes/link#u=VahanParivahan.apk' });
  const words = 'This is a program that installs or runs something, not a web address.';
  expect(await screen.findByRole('heading', { name: words })).toHaveAccessibleDescription('Danger');
  expect(await screen.findByText(/^Opened, it can install itself/)).toBeVisible();
});

it('says of a file’s name that it is no web address, and what to paste', async () => {
  await renderApp({ at: '/lookalikes/link#u=invoice.pdf' });
  const words = 'This cannot be a web address: it ends in .pdf';
  const found = within(await screen.findByRole('region', { name: words }));
  expect(found.getByText(/Paste the whole link, or the whole message\.$/)).toBeVisible();
  expect(found.queryByText('The link')).toBeNull();
  expect(found.queryByText(/is safe/)).toBeNull();
});

it('says of a free host that it is for anyone and none of the company’s addresses, without a hedge', async () => {
  const sent = new URLSearchParams({ u: 'Dear SBI user sbiyono.web.app' }).toString();
  await renderApp({ at: `/lookalikes/link#${sent}` });
  const words = 'Not State Bank of India: this only carries its name.';
  const heading = await screen.findByRole('heading', { name: words });
  expect(heading).toHaveAccessibleDescription('Danger');
  expect(
    await screen.findByText(
      'Anyone can put a page on web.app. It is not among the addresses of State Bank of India that we know of.',
    ),
  ).toBeVisible();
  expect(screen.queryByText(/can also be another company/)).toBeNull();
  expect(screen.queryByText(/can put something of their own/)).toBeNull();
});

it('shows the company’s name in the path of a place where anyone puts pages', async () => {
  await renderApp({ at: '/lookalikes/link#u=https%3A%2F%2Fs3.amazonaws.com%2Fsbi%2Flogin.html' });
  const words = 'Anyone can put a page on s3.amazonaws.com.';
  expect(await screen.findByRole('heading', { name: words })).toHaveAccessibleDescription(
    'Doubtful',
  );
  await waitFor(() =>
    expect(screen.getByText(/stands behind the first slash/)).toHaveTextContent(/^sbi stands/),
  );
});

it('allows for a third company where a name is only the company’s with another ending', async () => {
  await renderApp({ at: '/lookalikes/link#u=axis.com' });
  const words = 'We cannot tell whether axis.com is Axis Bank’s.';
  expect(await screen.findByRole('heading', { name: words })).toBeVisible();
  expect(
    await screen.findByText(/^Do not press it\. Type the address that you know/),
  ).toBeVisible();
});

it('judges a link by the worse address that it carries, and says where it begins', async () => {
  const sent = new URLSearchParams({ u: 'https://www.google.com/url?q=https://hdfcbnk.com/login' });
  await renderApp({ at: `/lookalikes/link#d=hdfcbank.com&${sent.toString()}` });
  const words = 'Not HDFC Bank: this imitates hdfcbank.com.';
  const heading = await screen.findByRole('heading', { name: words });
  expect(heading).toHaveAccessibleDescription('Danger');
  await waitFor(() =>
    expect(screen.getByText(/^The link begins on/)).toHaveTextContent(
      'The link begins on google.com, which may pass you on to hdfcbnk.com.',
    ),
  );
  await waitFor(() =>
    expect(screen.getByText(/^What is registered, and decides/)).toHaveTextContent(/hdfcbnk\.com$/),
  );
});

it('says of an ending in the middle of a name that it is none', async () => {
  await renderApp({ at: '/lookalikes/link#u=mybank.co.in.live' });
  const words = 'This leads to in.live, and shows warning signs.';
  expect(await screen.findByRole('heading', { name: words })).toHaveAccessibleDescription(
    'Doubtful',
  );
  await waitFor(() =>
    expect(screen.getByText(/^It looks as if it ended in/)).toHaveTextContent(
      'It looks as if it ended in .co.in; it ends in .live.',
    ),
  );
});

it('compares a company by one address, whether its name was given or that; a changed other one is named', async () => {
  const { user } = await renderApp({ at: '/lookalikes/link' });
  const field = screen.getByLabelText(/^Which company\? \(optional\)/);
  await user.type(field, 'SBI');
  await user.type(screen.getByLabelText(LINK), 'sbi-kyc-update.in{Enter}');
  const named = 'Not State Bank of India: this imitates sbi.co.in.';
  expect(await screen.findByRole('heading', { name: named })).toBeVisible();
  await waitFor(() =>
    expect(screen.getByText(/^Compared with/)).toHaveTextContent(/with sbi\.co\.in,/),
  );
  // The field keeps what was typed.
  expect(field).toHaveValue('SBI');
  await user.click(await screen.findByRole('button', { name: 'Check it' }));
  expect(await screen.findByRole('heading', { name: named })).toHaveFocus();
  await user.clear(field);
  await user.type(field, 'sbi.co.in{Enter}');
  expect(await screen.findByText(/^Compared with/)).toHaveTextContent(/with sbi\.co\.in,/);
  expect(await screen.findByRole('heading', { name: named })).toBeVisible();
  await user.clear(field);
  await user.type(field, 'SBI');
  await user.clear(screen.getByLabelText(LINK));
  await user.type(screen.getByLabelText(LINK), 'sbi-bank.in{Enter}');
  expect(await screen.findByText(/^It comes closest to/)).toHaveTextContent(/sbi\.bank\.in,/);
});

/** Opens who takes a report, which is folded below the reasons. */
const reports = async (user: Awaited<ReturnType<typeof renderApp>>['user']) =>
  user.click(screen.getByText('Report it, to warn others'));

const paste = async (message: string) => {
  const view = await renderApp({ at: '/lookalikes/link' });
  await view.user.click(screen.getByLabelText(LINK));
  await view.user.paste(message);
  await view.user.click(screen.getByRole('button', { name: 'Check it' }));
  return view;
};

it('checks an example as if it had been pasted: what to do, why, and last the offices', async () => {
  const { user } = await renderApp({ at: '/lookalikes/link' });
  await user.click(screen.getByRole('button', { name: 'Check it: E-challan' }));
  const heading = await screen.findByRole('heading', { name: /^A program to install/ });
  expect(heading).toHaveAccessibleDescription('Danger');
  await waitFor(() => expect(heading).toHaveFocus());
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>(LINK).value).toMatch(/^Traffic challan/),
  );
  const told = (await screen.findAllByRole('heading', { level: 3 })).map((one) => one.textContent);
  expect(told).toEqual([
    'What to do now',
    'Why we say so',
    'Installed it already?',
    'Report it, to warn others',
  ]);
  // The card leads to what cannot wait, where it has happened.
  await user.click(await screen.findByRole('button', { name: 'Installed it already?' }));
  expect(screen.getByText(/^Switch the phone to flight mode/)).toBeVisible();
});

it.each([
  ['upi://pay?pa=x@ybl&am=120000', /^Do not pay/, /^This asks you to pay ₹1,20,000 to/],
  [
    'help@sbi-kyc.top',
    /^Do not reply, and send nothing\./,
    /^This address is not State Bank of India’s: it imitates sbi/,
  ],
  ['https://sbi-kyc.top/a.apk', /^Do not open or install it\./, /^Not State Bank of India/],
])('gives the advice that fits %s', async (sent, first, words) => {
  await renderApp({ at: `/lookalikes/link#${new URLSearchParams({ u: sent }).toString()}` });
  expect(await screen.findByRole('heading', { name: words })).toBeVisible();
  expect(await screen.findByText(first)).toBeVisible();
  expect(screen.queryByText(/page that a message led to/)).toBeNull();
  const verdict = within(await screen.findByRole('region', { name: words }));
  expect(verdict.getAllByText(/[\u0900-\u097f]/)).toHaveLength(1);
});

it('gives the steps of a chat, and no browser’s report of a page', async () => {
  const u = 'https://wa.me/919876543210?text=Hi';
  const hash = new URLSearchParams({ d: 'sbi.co.in', c: 'SBI', u }).toString();
  const { user } = await renderApp({ at: `/lookalikes/link#${hash}` });
  const heading = await screen.findByRole('heading', { name: /^This opens a WhatsApp chat with/ });
  expect(heading).toHaveAccessibleDescription('Doubtful');
  expect(
    await screen.findByText(/^Do not reply, and send no OTP, no money and no picture/),
  ).toBeVisible();
  expect(await screen.findByText(/^Block and report the sender in the app/)).toBeVisible();
  await reports(user);
  expect(screen.getByRole('link', { name: /^Chakshu/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Safe Browsing/ })).toBeNull();
  expect(screen.queryByText('The link')).toBeNull();
  expect(screen.getByText('The chat link')).toBeVisible();
  expect(screen.getByText('wa.me/919876543210')).toBeVisible();
  expect(screen.queryByLabelText(/^Which company should it be from/)).toBeNull();
});

it.each(['d=google.com&', 'd=sbi.co.in&', ''])(
  'shows what its maker chose of a page on a place for everybody',
  async (given) => {
    const sent = encodeURIComponent('https://sites.google.com/view/sbi-club?x=1');
    await renderApp({ at: `/lookalikes/link#${given}u=${sent}` });
    await screen.findByRole('heading', { name: 'Anyone can put a page on sites.google.com.' });
    expect(await screen.findByText('sites.google.com/view/sbi-club')).toBeVisible();
    expect(screen.queryByText(/decides whose it is/)).toBeNull();
  },
);

it.each([
  [
    'https://sites.google.com/view/sbi-rewards',
    /^Anyone can make a page there, .+ “?rewards”? beside it\.$/,
  ],
  ['https://t.me/sbi_support', /^Anyone can open a chat there, .+ “?support”? beside it\.$/],
])('takes %s, which borrows a name beside bait, for the imitation', async (sent, why) => {
  await renderApp({ at: `/lookalikes/link#${new URLSearchParams({ u: sent }).toString()}` });
  const heading = { name: 'Not State Bank of India: this only carries its name.' };
  expect(await screen.findByRole('heading', heading)).toHaveAccessibleDescription('Danger');
  await waitFor(() =>
    expect(screen.getByText(/^Anyone can .+ there, under any name/)).toHaveTextContent(why),
  );
  expect(screen.queryByText(/^It comes closest to/)).toBeNull();
});

it.each([
  'This is CBI. You are under digital arrest. Join a Skype call, tell no one.',
  'Rs 500 debited from A/c XX12. Thanks.regards from your bank. Not you? Call 1800112211',
  'refund.sbi@ybl',
  'tel:9876543210',
])('gives no verdict on words, numbers and UPI IDs: %s', async (sent) => {
  const { user, router } = await paste(sent);
  const heading = await screen.findByRole('heading', {
    name: 'No link or email address can be read in this.',
  });
  expect(heading).toHaveAccessibleDescription('No link found');
  await waitFor(() => expect(heading).toHaveFocus());
  const call = await screen.findByRole('link', { name: 'Call 1930' });
  expect(call).toHaveAttribute('href', 'tel:1930');
  const always = within(await screen.findByRole('region', { name: 'What always holds' }));
  expect(always.getAllByRole('listitem')).toHaveLength(4);
  await waitFor(() => expect(screen.getByLabelText(LINK)).toHaveValue(sent));
  expect(router.state.location.hash).not.toContain('CBI');
  await user.click(await screen.findByRole('button', { name: 'Check another link' }));
  expect(screen.queryByRole('heading', { name: /^No link or email/ })).toBeNull();
  expect(screen.getByLabelText(LINK)).toHaveValue('');
});

it.each([
  ['SBI', 'call the number on your card'],
  ['Airtel', 'call the number on your bill or in Airtel’s own app'],
  ['Zomato', 'ask in Zomato’s own app'],
  ['SBI Life', 'call the number on your policy'],
  ['Income Tax', 'type the address of the office’s own site, and call the number there'],
  ['Kunal Sweets', 'call a number that you know'],
])('sends its reader to what customers of %s have: %s', async (company, ask) => {
  const { user } = await renderApp({ at: '/lookalikes/link' });
  await user.type(screen.getByLabelText(/^Which company\? \(optional\)/), company);
  await user.type(screen.getByLabelText(LINK), 'https://bit.ly/x{Enter}');
  await screen.findByRole('heading', { name: /^bit\.ly shortens links/ });
  expect(await screen.findByText(new RegExp(`To know, ${ask}\\.$`))).toBeVisible();
});

it('keeps the links of a message and none of its words, and leads from one to the next', async () => {
  const { user, router } = await paste(
    'Dear SBI customer, your KYC is due: bit.ly/3xY https://sbi.co.in call 98765 43210',
  );
  const words = 'bit.ly shortens links: it hides where this one leads.';
  const heading = await screen.findByRole('heading', { name: words });
  expect(heading).toHaveAccessibleDescription('Doubtful');
  await reports(user);
  expect(screen.getByRole('link', { name: /^Chakshu/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Safe Browsing/ })).toBeVisible();
  const kept = () => Object.fromEntries(new URLSearchParams(router.state.location.hash.slice(1)));
  expect(kept()).toEqual({ u: 'bit.ly/3xY https://sbi.co.in' });
  await user.click(screen.getByRole('link', { name: 'Show its verdict: https://sbi.co.in' }));
  const own = await screen.findByRole('heading', {
    name: 'This is on sbi.co.in, State Bank of India’s own name.',
  });
  expect(own).toHaveAccessibleDescription('The company’s own name');
  expect(
    await screen.findByText(/^That proves nothing about who sent it, nor about a number/),
  ).toBeVisible();
  expect(await screen.findByText(/^Type sbi\.co\.in yourself/)).toBeVisible();
  expect(kept()).toEqual({ u: 'https://sbi.co.in' });
});

it('names a link under an ending for few, beside a company that it is not known of, to be confirmed', async () => {
  await renderApp({ at: '/lookalikes/link#d=sbi.co.in&c=SBI&u=https%3A%2F%2Fsbi.gov.in' });
  await screen.findByRole('heading', { name: /sbi\.gov\.in/ });
  expect(
    await screen.findByText(/^Before you open it, call the number on your card\./),
  ).toBeVisible();
  expect(screen.queryByText(/^Type sbi\.gov\.in yourself/)).toBeNull();
});

it.each([
  'https://bit.ly/x',
  'https://amzn.in/d/1',
  'https://play.google.com/store/apps/details?id=x',
  'https://anydesk.com/download',
])('asks for no company after %s', async (sent) => {
  await renderApp({ at: `/lookalikes/link#${new URLSearchParams({ u: sent }).toString()}` });
  await screen.findByRole('button', { name: 'Check another link' });
  expect(screen.queryByLabelText(/Its name or domain:$/)).toBeNull();
});

it('says of one of a company’s several names that it is one of them', async () => {
  await renderApp({ at: '/lookalikes/link#u=https%3A%2F%2Fonlinesbi.sbi' });
  await screen.findByRole('heading', {
    name: 'This is on onlinesbi.sbi, State Bank of India’s own name.',
  });
  expect(
    await screen.findByText(
      /State Bank of India has several names of its own; this is one of them\./,
    ),
  ).toBeVisible();
});

it('says within the verdict that a sender’s address can be forged', async () => {
  await paste('support@sbi.co.in');
  const heading = await screen.findByRole('heading', { name: /State Bank of India’s own name/ });
  const forged = await screen.findByText(/^Anyone can write this address into a mail/);
  expect(heading.parentElement).toContainElement(forged);
});

it('keeps the name of a company without a known address, and asks for it once', async () => {
  const { user, router } = await renderApp({ at: '/lookalikes/link' });
  await user.type(screen.getByLabelText(LINK), 'https://nilgirikurinji.in{Enter}');
  await user.type(
    await screen.findByLabelText(/^Which company should it be from\?/),
    'Kunal Sweets',
  );
  await user.click(screen.getByRole('button', { name: 'Compare letter by letter' }));
  expect(await screen.findByText(/^We do not have the address of/)).toHaveTextContent(
    'We do not have the address of Kunal Sweets, so the link was read by itself.',
  );
  await waitFor(() =>
    expect(screen.queryByLabelText(/^Which company should it be from\?/)).toBeNull(),
  );
  await waitFor(() =>
    expect(screen.getByLabelText(/^Which company\? \(optional\)/)).toHaveValue('Kunal Sweets'),
  );
  const kept = new URLSearchParams(router.state.location.hash.slice(1));
  expect(kept.get('c')).toBe('Kunal Sweets');
  expect(kept.get('d')).toBeNull();
});
