/** Which company a link is judged beside, as the page says it: by the words of the message, or another than was given. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../setup/render-app.tsx';

const LINK = 'The message or link you were sent';

it('reads the company from the words of a message, and keeps its name in the address', async () => {
  const { user, router } = await renderApp({ at: '/lookalikes/link' });
  await user.click(screen.getByLabelText(LINK));
  await user.paste('Dear SBI customer, your account is blocked, update KYC: bit.ly/3xY or is.gd/2');
  await user.click(screen.getByRole('button', { name: 'Check it' }));
  const words = 'This is how fake banks and phone companies frighten people.';
  const said = within(await screen.findByRole('region', { name: words })).getByText(
    /^The message speaks of/,
  );
  expect(said).toHaveTextContent(
    /^The message speaks of State Bank of India\. This is on none of the addresses that it publishes, by our list \(.+ \d{4}\)\.$/,
  );
  const kept = () => new URLSearchParams(router.state.location.hash.slice(1)).get('u');
  expect(kept()).toBe('bit.ly/3xY is.gd/2 State Bank of India');
  await user.click(screen.getByRole('link', { name: 'Show its verdict: is.gd/2' }));
  await screen.findByText(/is\.gd shortens links|shortens links: it hides/);
  expect(screen.getByText(/^The message speaks of/)).toHaveTextContent('State Bank of India');
  expect(kept()).toBe('is.gd/2 State Bank of India');
});

it.each([
  [
    'SBI users: sbi-kyc.top/x',
    'Not State Bank of India: this imitates sbi.bank.in.',
    /^The message speaks of State Bank of India\. It comes closest to sbi\.bank\.in, State Bank of India’s own/,
  ],
  [
    'HDFC Bank offer: https://amazon.in/x',
    'This is on amazon.in, Amazon’s own name.',
    /^The message speaks of HDFC Bank\. The link is Amazon’s own\.$/,
  ],
  [
    'SBI: your account will be blocked today. Update KYC at https://www.amazon.in/kyc',
    'Not State Bank of India: this is Amazon’s own name.',
    /^The message speaks of State Bank of India\. This is on none/,
  ],
])('of the message %j: %s', async (sent, words, said) => {
  await renderApp({ at: `/lookalikes/link#${new URLSearchParams({ u: sent }).toString()}` });
  const found = within(await screen.findByRole('region', { name: words }));
  expect(found.getByText(/^The message speaks of/)).toHaveTextContent(said);
});

it.each([
  ['nothing', 'Nothing here to check: no link, number or request.', 0],
  ['advice', 'This is advice: it asks for nothing.', 1],
])('gives no alarm for words that are %s', async (m, words, steps) => {
  await renderApp({ at: `/lookalikes/link#m=${m}` });
  expect(await screen.findByRole('heading', { name: words })).toBeVisible();
  expect(screen.queryByText(/^(?:Doubtful|Danger|Cannot tell)$/)).toBeNull();
  expect(screen.queryAllByRole('heading', { name: 'What to do now' })).toHaveLength(steps);
});

it.each([
  ['arrest', 'https://cybercrime.gov.in', 'This is how fake police frighten people.', 'Danger'],
  [
    'blocked',
    'https://sbi.co.in/kyc',
    'This may be how fake banks and phone companies frighten people.',
    'Doubtful',
  ],
])(
  'says of a genuine link beside a script, %s, that it proves nothing',
  async (m, u, words, state) => {
    await renderApp({ at: `/lookalikes/link#${new URLSearchParams({ u, m }).toString()}` });
    expect(await screen.findByRole('heading', { name: words })).toHaveAccessibleDescription(state);
    expect(
      screen.getByText(/The link is genuine; that proves nothing about who wrote this\.$/),
    ).toBeVisible();
    expect(screen.queryByText(/Do not call the number that comes with it/)).toBeNull();
  },
);

it.each([
  [
    'HDFC Bank',
    'https://www.icicibank.com',
    'Not HDFC Bank: this is ICICI Bank’s own name.',
    /^By our list/,
  ],
  [
    'Saraswat Bank',
    'https://www.saraswat.bank.in/',
    'This leads to saraswat.bank.in.',
    /It is not the address we have for Saraswat Bank\./,
  ],
])('speaks of %s by its name, beside %s', async (company, link, words, why) => {
  const { user } = await renderApp({ at: '/lookalikes/link' });
  await user.type(screen.getByLabelText(/^Which company\? \(optional\)/), company);
  await user.type(screen.getByLabelText(LINK), `${link}{Enter}`);
  expect(await screen.findByRole('heading', { name: words })).toBeVisible();
  expect(screen.getByText(why)).toBeVisible();
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
    'Not HDFC Bank: this imitates hdfc.bank.in.',
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
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.queryByText('The company’s own name')).toBeNull();
});

it('compares no address of a company with another one of it', async () => {
  const { user } = await renderApp({ at: '/lookalikes/link' });
  await user.type(screen.getByLabelText(/^Which company\? \(optional\)/), 'Kotak');
  await user.type(screen.getByLabelText(LINK), 'https://www.kotak.bank.in/x{Enter}');
  await screen.findByRole('heading', { name: /^This is on kotak\.bank\.in/ });
  expect(screen.getByText('The link')).toBeVisible();
  expect(screen.queryByText('The company')).toBeNull();
});

it('judges an address that a space breaks joined, says so, and the address of the page keeps it', async () => {
  const { user, router } = await renderApp({ at: '/lookalikes/link' });
  await user.click(screen.getByLabelText(LINK));
  await user.paste('Your YONO is blocked: www.sbi .kyc-update.in');
  await user.click(screen.getByRole('button', { name: 'Check it' }));
  const heading = await screen.findByRole('heading', { name: /^Not State Bank of India/ });
  expect(heading).toHaveAccessibleDescription('Danger');
  expect(screen.getByText(/^A space breaks this address/)).toBeVisible();
  // Both names stand on the first screen, the link’s below the company’s.
  const named = (term: string) => screen.getByText(term).nextElementSibling;
  expect(named('Theirs')).toHaveTextContent(/^sbi\.(?:bank|co)\.in$/);
  expect(named('This link')).toHaveTextContent(/^sbi\.kyc-update\.in$/);
  const kept = new URLSearchParams(router.state.location.hash.slice(1)).get('u');
  expect(kept).toBe('www.sbi .kyc-update.in State Bank of India');
});

it('warns of a program that came as a file', async () => {
  await renderApp({ at: '/lookalikes/link#u=VahanParivahan.apk' });
  const words = 'This is a program that installs or runs something, not a web address.';
  expect(await screen.findByRole('heading', { name: words })).toHaveAccessibleDescription('Danger');
  expect(screen.getByText(/^Opened, it can install itself/)).toBeVisible();
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
    screen.getByText(
      'Anyone can put a page on web.app. It is on none of the addresses that State Bank of India publishes.',
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
  expect(screen.getByText(/stands behind the first slash/)).toHaveTextContent(/^sbi stands/);
});

it('allows for a third company where a name is only the company’s with another ending', async () => {
  await renderApp({ at: '/lookalikes/link#u=axis.com' });
  const words = 'We cannot tell whether axis.com is Axis Bank’s.';
  expect(await screen.findByRole('heading', { name: words })).toBeVisible();
  expect(screen.getByText(/^Do not press it\. Open the company’s app/)).toBeVisible();
});

it('judges a link by the worse address that it carries, and says where it begins', async () => {
  const sent = new URLSearchParams({ u: 'https://www.google.com/url?q=https://hdfcbnk.com/login' });
  await renderApp({ at: `/lookalikes/link#d=hdfcbank.com&${sent.toString()}` });
  const words = 'Not HDFC Bank: this imitates hdfcbank.com.';
  const heading = await screen.findByRole('heading', { name: words });
  expect(heading).toHaveAccessibleDescription('Danger');
  expect(screen.getByText(/^The link begins on/)).toHaveTextContent(
    'The link begins on google.com, which may pass you on to hdfcbnk.com.',
  );
  expect(screen.getByText(/^What is registered, and decides/)).toHaveTextContent(/hdfcbnk\.com$/);
});

it('says of an ending in the middle of a name that it is none', async () => {
  await renderApp({ at: '/lookalikes/link#u=mybank.co.in.live' });
  const words = 'This leads to in.live, and shows warning signs.';
  expect(await screen.findByRole('heading', { name: words })).toHaveAccessibleDescription(
    'Doubtful',
  );
  expect(screen.getByText(/^It looks as if it ended in/)).toHaveTextContent(
    'It looks as if it ended in .co.in; it ends in .live.',
  );
});

it('compares a company that was given by its name with the nearest of its addresses, an address with itself', async () => {
  const { user } = await renderApp({ at: '/lookalikes/link' });
  const field = screen.getByLabelText(/^Which company\? \(optional\)/);
  await user.type(field, 'SBI');
  await user.type(screen.getByLabelText(LINK), 'sbi-kyc-update.in{Enter}');
  const named = 'Not State Bank of India: this imitates sbi.bank.in.';
  expect(await screen.findByRole('heading', { name: named })).toBeVisible();
  expect(screen.getByText(/^It comes closest to/)).toHaveTextContent(/closest to sbi\.bank\.in,/);
  // The field keeps what was typed.
  expect(field).toHaveValue('SBI');
  await user.click(screen.getByRole('button', { name: 'Check it' }));
  expect(await screen.findByRole('heading', { name: named })).toHaveFocus();
  await user.clear(field);
  await user.type(field, 'sbi.co.in{Enter}');
  expect(await screen.findByText(/^Compared with/)).toHaveTextContent(/with sbi\.co\.in,/);
  const typed = 'Not State Bank of India: this imitates sbi.co.in.';
  expect(screen.getByRole('heading', { name: typed })).toBeVisible();
});

it.each(['Call +91-80-41234567', '022-45671234', 'WhatsApp +44 7700 900123', 'कॉल 4041 2345'])(
  'does not call a company’s own link its own beside “%s”, which stays beside it in the address',
  async (number) => {
    const { user, router } = await renderApp({ at: '/lookalikes/link' });
    await user.click(screen.getByLabelText(LINK));
    await user.paste(`Dear customer, https://hdfcbank.com ${number}`);
    await user.click(screen.getByRole('button', { name: 'Check it' }));
    const words = 'This is on hdfcbank.com, HDFC Bank’s own name.';
    const heading = await screen.findByRole('heading', { name: words });
    expect(heading).toHaveAccessibleDescription('Doubtful');
    expect(screen.getByText(/^The message also gives a number to call/)).toBeVisible();
    const digits = number.replaceAll(/\D/g, '');
    expect(decodeURIComponent(router.state.location.hash)).toContain(digits);
  },
);

const paste = async (message: string) => {
  const view = await renderApp({ at: '/lookalikes/link' });
  await view.user.click(screen.getByLabelText(LINK));
  await view.user.paste(message);
  await view.user.click(screen.getByRole('button', { name: 'Check it' }));
  return view;
};

it('names a known script, and takes a doubtful link in it for a danger; the address keeps which', async () => {
  const { user, router } = await paste(
    'Dear SBI customer, your account is blocked. Update KYC: bit.ly/3xY https://sbi.co.in 98765 43210',
  );
  const words = 'This is how fake banks and phone companies frighten people.';
  const heading = await screen.findByRole('heading', { name: words });
  expect(heading).toHaveAccessibleDescription('Danger');
  const leadsTo = (words: string) =>
    screen.findByText(
      (_, element) => element?.tagName === 'P' && element.textContent.startsWith(words),
    );
  expect(await leadsTo('bit.ly shortens links')).toBeVisible();
  const script = () => screen.getByText('This is a known fraud script:').parentElement;
  expect(script()).toHaveTextContent(/^This is a known fraud script: an account, a card or a SIM/);
  expect(screen.getByRole('link', { name: /^Chakshu/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Safe Browsing/ })).toBeVisible();
  const kept = new URLSearchParams(router.state.location.hash.slice(1));
  expect(kept.get('m')).toBe('blocked');
  expect(kept.get('u')).toBe('bit.ly/3xY https://sbi.co.in 9876543210 State Bank of India');
  // A real link does not take the number beside it along into the clear.
  await user.click(screen.getByRole('link', { name: 'Show its verdict: https://sbi.co.in' }));
  expect(await leadsTo('This is on sbi.co.in, State Bank of India’s own name.')).toBeVisible();
  expect(screen.getByRole('heading', { name: words })).toHaveAccessibleDescription('Danger');
  expect(script()).toBeVisible();
});

it('judges words without a link by their script, with what to do at once; the address shares it', async () => {
  const { user, router } = await paste(
    'This is CBI. You are under digital arrest. Join Skype call now, do not tell anyone.',
  );
  const words = 'This is how fake police frighten people.';
  const heading = await screen.findByRole('heading', { name: words });
  expect(screen.getByText(/^ ?police, CBI or customs threaten/)).toHaveTextContent(
    /^This is a known fraud script: police, CBI/,
  );
  expect(heading).toHaveAccessibleDescription('Danger');
  expect(heading).toHaveFocus();
  expect(screen.getByText(/^Hang up\. Pay nothing\. Call 1930\./)).toBeVisible();
  expect(screen.getByRole('link', { name: /1930$/ })).toHaveAttribute('href', 'tel:1930');
  expect(screen.getByRole('link', { name: /^Chakshu/ })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Told or paid already?' }));
  expect(screen.getByRole('heading', { name: 'What to do now' })).toHaveFocus();
  expect(screen.getByText(/^फ़ोन काट दें।/)).toHaveAttribute('lang', 'hi');
  expect(router.state.location.hash).toBe('#m=arrest');
  await user.click(screen.getByRole('button', { name: 'Check another link' }));
  expect(screen.queryByRole('heading', { name: words })).toBeNull();
  await user.paste('SBI Card: your reward points expire on 30 Nov. Redeem them in the app');
  await user.click(screen.getByRole('button', { name: 'Check it' }));
  const real = await screen.findByRole('heading', {
    name: 'This may be how fake reward points lead to fake banks.',
  });
  expect(real).toHaveAccessibleDescription('Doubtful');
  expect(screen.getByText(/Real companies write so too/)).toBeVisible();
});

it('checks an example as if it had been pasted: what to do stands before why', async () => {
  const { user } = await renderApp({ at: '/lookalikes/link' });
  await user.click(screen.getByRole('button', { name: 'Check it: Parcel' }));
  const words = 'This is how fake couriers get at cards and OTPs.';
  const heading = await screen.findByRole('heading', { name: words });
  expect(heading).toHaveAccessibleDescription('Danger');
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByLabelText<HTMLTextAreaElement>(LINK).value).toMatch(/^Your parcel/);
  const told = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  expect(told.slice(0, 2)).toEqual(['What to do now', 'Why we say so']);
});

it.each([
  [
    'Mummy my phone is broken, this is my new number, please send 20000',
    'This is how strangers pose as family in trouble.',
    'Danger',
    /^Send nothing\. Call them on the number you had before\./,
    /^पैसे न भेजें। उन्हें उनके पुराने नंबर पर/,
    /reference number \(UTR\)/,
  ],
  [
    'Dear consumer your power will be cut tonight, call officer 98765 43210',
    'This is how fake power and gas offices frighten people.',
    'Danger',
    /The right number is on your bill\./,
    /^कॉल न करें और पैसे न भेजें।/,
    /flight mode/,
  ],
  [
    'Scan this QR to receive payment of Rs 8,000',
    'To receive money you never scan a code and never enter a PIN: this takes yours.',
    'Danger',
    /^Do not pay, do not scan it/,
    /न पिन डालना पड़ता है, न कोड स्कैन करना। पैसे चले गए हों तो/,
    /reference number \(UTR\)/,
  ],
  [
    '123456 is your OTP for Flipkart. Do not share it with anyone.',
    'Did you ask for this OTP? If not, someone may be trying to use your account.',
    'Doubtful',
    /^Tell it to no caller/,
    /^यह ओटीपी किसी को न बताएँ।/,
    /^You did not ask for it\?/,
  ],
  [
    'hdfcbank.kyc@okaxis',
    'Not HDFC Bank: hdfcbank.kyc@okaxis only carries HDFC Bank’s name.',
    'Danger',
    /^Do not pay/,
    /^पैसे न भेजें।/,
    /its holder chose that name/,
  ],
])('leads with what the words of %j are, and with its own steps', async (sent, ...all) => {
  const [words, state, first, hindi, step] = all;
  await paste(sent);
  const heading = await screen.findByRole('heading', { name: words });
  expect(heading).toHaveAccessibleDescription(state);
  for (const said of [first, hindi, step]) expect(screen.getByText(said)).toBeVisible();
});

it.each([
  ['upi://pay?pa=x@ybl&am=120000', /^Do not pay/, /^This asks you to pay ₹1,20,000 to/],
  [
    'help@sbi-kyc.top',
    /^Do not reply, and send nothing\./,
    /^This address is not State Bank of India’s: it imitates sbi/,
  ],
  ['https://sbi-kyc.top/a.apk', /^Do not open or install it\./, /^Not State Bank of India/],
  ['tel:9876543210', /^Do not call it\./, /^We cannot tell whose number this is\.$/],
])('gives the advice that fits %s', async (sent, first, words) => {
  await renderApp({ at: `/lookalikes/link#${new URLSearchParams({ u: sent }).toString()}` });
  expect(await screen.findByRole('heading', { name: words })).toBeVisible();
  expect(screen.getByText(first)).toBeVisible();
  expect(screen.queryByText(/page that a message led to/)).toBeNull();
  expect(screen.getAllByText(/[\u0900-\u097f]/)).toHaveLength(1);
});

it('gives the steps of a chat, and no browser’s report of a page', async () => {
  await paste('I am from SBI, send your card https://wa.me/919876543210?text=Hi');
  const heading = await screen.findByRole('heading', { name: /^This opens a WhatsApp chat with/ });
  expect(heading).toHaveAccessibleDescription('Doubtful');
  expect(screen.getByText(/^Do not reply, and send no OTP, no money and no picture/)).toBeVisible();
  expect(screen.getByText(/^Block and report the sender in the app/)).toBeVisible();
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
    const sent = encodeURIComponent('https://sites.google.com/view/sbi-rewards?x=1');
    await renderApp({ at: `/lookalikes/link#${given}u=${sent}` });
    await screen.findByRole('heading', { name: 'Anyone can put a page on sites.google.com.' });
    expect(screen.getByText('sites.google.com/view/sbi-rewards')).toBeVisible();
    expect(screen.queryByText(/decides whose it is/)).toBeNull();
  },
);

it('gives a victim the first hour: whom to call now, and every step', async () => {
  await paste('I clicked sbi-kyc.in and entered my OTP');
  const words = 'Money gone, or a code told? Call 1930 now.';
  const verdict = within(await screen.findByRole('region', { name: words }));
  expect(verdict.getByText(/^Then call your bank on the number on your card/)).toBeVisible();
  expect(verdict.getByRole('link', { name: 'The first hour, step by step' })).toHaveAttribute(
    'href',
    '/blog/first-hour-after-a-phishing-page',
  );
  expect(verdict.getByRole('link', { name: 'Call 1930 now' })).toHaveAttribute('href', 'tel:1930');
});

it('says of a program that is asked for in words what it does, and of no link and no company', async () => {
  await paste('Hello from SBI, please install AnyDesk so that I can set up your printer');
  const words = 'By AnyDesk another person sees and uses your screen.';
  const heading = await screen.findByRole('heading', { name: words });
  expect(heading).toHaveAccessibleDescription('Doubtful');
  const verdict = within(screen.getByRole('region', { name: words }));
  expect(verdict.getByText(/^The message speaks of/)).toHaveTextContent(/State Bank of India\.$/);
  expect(verdict.queryByText(/^The link/)).toBeNull();
  expect(verdict.getByText(/^This page’s address keeps the links and numbers/)).toBeVisible();
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
    screen.getByText(/State Bank of India has several names of its own; this is one of them\./),
  ).toBeVisible();
});

it('says within the verdict that a sender’s address can be forged', async () => {
  await paste('support@sbi.co.in');
  const heading = await screen.findByRole('heading', { name: /State Bank of India’s own name/ });
  const forged = screen.getByText(/^Anyone can write this address into a mail/);
  expect(heading.parentElement).toContainElement(forged);
});
