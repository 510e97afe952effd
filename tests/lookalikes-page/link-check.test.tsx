/** "Is this link real?" as its reader meets it: what is asked, what is answered, what the address keeps. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toUnicode } from '@/lib/idna.ts';
import { renderApp } from '../setup/render-app.tsx';

describe('/lookalikes/link', () => {
  const verdict = () => screen.findByRole('heading', { level: 2, name: /^(?:Not|This|No)/ });

  it('says whose name a link leads to, and what to do now; the address shares it', async () => {
    const { user, router } = await renderApp({
      at: '/lookalikes/link',
      heading: 'Is this link real?',
    });
    await user.type(screen.getByLabelText('Which company? (optional)'), 'hdfcbank.com');
    await user.click(screen.getByLabelText('The link you were sent'));
    await user.paste('Dear customer, hxxps://hdfcb\u0430nk[.]com/kyc expires today');
    await user.click(screen.getByRole('button', { name: 'Check it' }));
    expect(await verdict()).toHaveTextContent('Not HDFC Bank: this imitates hdfcbank.com.');
    expect(await verdict()).toHaveFocus();
    expect(await verdict()).toHaveAccessibleDescription('Danger');
    expect(await screen.findByText('U+0430', { selector: 'li span' })).toBeVisible();
    expect(await screen.findByText(/^Do not open it/)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /1930$/ })).toHaveAttribute('href', 'tel:1930'),
    );
    const page = new URLSearchParams(router.state.location.hash.slice(1));
    expect(page.get('d')).toBe('hdfcbank.com');
    // The rest of the message stays out of the address, and in its field.
    expect(page.get('u')).toBe('https://hdfcb\u0430nk.com/kyc');
    const field = screen.getByLabelText('The link you were sent');
    expect(field).toHaveValue('Dear customer, hxxps://hdfcb\u0430nk[.]com/kyc expires today');
    expect(document.querySelector('main a[href*="hdfcb"]:not([href^="/"])')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Check another link' }));
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
    expect(screen.queryByRole('heading', { level: 2, name: /^Not/ })).toBeNull();
  });

  it('says of two genuine links that both are, and calls an office one', async () => {
    const { user } = await renderApp({ at: '/lookalikes/link' });
    await user.click(screen.getByLabelText('The link you were sent'));
    await user.paste('See https://uidai.gov.in/x or https://www.hdfcbank.com/y');
    await user.click(screen.getByRole('button', { name: 'Check it' }));
    const words = 'Both lead to the companies’ own names.';
    expect(await screen.findByRole('heading', { name: words })).toHaveFocus();
    // Each is one of the list, and none of them the verdict's own.
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: /^Show its verdict/ })).toHaveLength(2),
    );
    expect(await screen.findByText('The office’s own name')).toBeVisible();
    expect(await screen.findByText('The company’s own name')).toBeVisible();
    expect(screen.queryByText(/things to check/)).toBeNull();
    // Of another company than the one that is meant they are no comfort.
    await user.type(await screen.findByLabelText('Which company? (optional)'), 'Amazon');
    await user.click(screen.getByRole('button', { name: 'Check it' }));
    expect(await screen.findByText(/^2 things to check/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: words })).toBeNull());
  });

  it('judges every link of a message, the worst first', async () => {
    const { user } = await renderApp({ at: '/lookalikes/link' });
    await user.type(screen.getByLabelText('Which company? (optional)'), 'hdfcbank.com');
    await user.click(screen.getByLabelText('The link you were sent'));
    await user.paste(
      'See https://hdfcbank.com/x or http://hdfcbank-kyc.in/login, call 98765 43210',
    );
    await user.click(screen.getByRole('button', { name: 'Check it' }));
    expect(await verdict()).toHaveTextContent('Not HDFC Bank: this imitates hdfcbank.com.');
    expect(await screen.findByText(/^2 things to check in this message/)).toBeVisible();
    const others = within(await screen.findByRole('region', { name: 'Also in this message' }));
    expect(others.getByText('The company’s own name')).toBeVisible();
    await user.click(others.getByRole('link', { name: /^Show its verdict: https:\/\/hdfcbank/ }));
    expect(
      await screen.findByRole('heading', {
        name: 'This is on hdfcbank.com, HDFC Bank’s own name.',
      }),
    ).toBeVisible();
  });

  it.each([
    [
      'https://hdfcbank.com/x',
      'This is on hdfcbank.com, HDFC Bank’s own name.',
      /^Type hdfcbank\.com yourself, and look for it there\.$/,
    ],
    [
      'https://wikipedia.org',
      'This leads to wikipedia.org, which is not on our list of HDFC Bank’s names.',
      /ask who/,
    ],
    [
      'https://hdfcbank.com@evil.in/',
      'Not hdfcbank.com: this only begins with it.',
      /before the @/,
    ],
    ['http://3627734734/', 'This leads to a bare number, not to hdfcbank.com.', /No company/],
    // Of a message, whose address keeps that more stood behind it.
    [
      'HDFCBANK.COM.DO …',
      'This leads to hdfcbank.com.do, not to HDFC Bank’s own name, unless a space is missing.',
      /^A phone makes a link of all of it\. Was a space forgotten behind hdfcbank\.com/,
    ],
    // A phone makes no link of the joined name.
    [
      'https://hdfc bank.com/kyc',
      'This leads to bank.com, not to HDFC Bank’s own name, unless the space is a slip.',
      /^A phone makes a link of what stands on one side of the space\. Joined it is hdfcbank\.com/,
    ],
    ['javascript:alert(1)', 'This is no web address: it begins with javascript:.', /run a script/],
    ['\u202e\u202eni.live', 'No link can be read here. That does not make it safe.', /./],
  ])('a shared link to %s: %s', async (link, words, why) => {
    const hash = new URLSearchParams({ d: 'hdfcbank.com', u: link }).toString();
    await renderApp({ at: `/lookalikes/link#${hash}` });
    const heading = await verdict();
    expect(heading).toHaveTextContent(words);
    expect(heading).not.toHaveFocus();
    await waitFor(() =>
      expect(within(screen.getByRole('main')).getAllByText(why).length).toBeGreaterThan(0),
    );
    expect(screen.queryByText(/is safe/)).toBeNull();
  });

  it.each([
    [
      'https://en.wikipedia.org/x',
      'This leads to wikipedia.org. We do not know whose that is.',
      'The link',
    ],
    [
      'https://login.somebank-kyc.co.in/x',
      'This leads to somebank-kyc.co.in, and shows warning signs.',
      /^is a word that bait puts|-kyc/,
    ],
    [
      'https://wikip\u0430dia.org',
      'This leads to a name that mixes alphabets in one word.',
      'xn--wikipdia-56g.org',
    ],
    // It spells a capital Cyrillic letter, which is no letter of a name, among Latin ones.
    [
      'https://xn--ypal-uye.com',
      'This leads to a name that mixes alphabets in one word.',
      'Punycode, xn--ypal-uye, that spells no valid name: browsers refuse it',
    ],
    ['https://bit.ly/3abc', 'bit.ly shortens links: it hides where this one leads.', 'bit.ly'],
    ['http://3627734734/', 'This leads to a bare number, not to a name.', /^No company/],
  ])('without a company, what is true of %s: %s', async (link, words, shown) => {
    const { user, router } = await renderApp({ at: '/lookalikes/link' });
    await user.click(screen.getByLabelText('The link you were sent'));
    await user.paste(link);
    await user.click(screen.getByRole('button', { name: 'Check it' }));
    const heading = await screen.findByRole('heading', { level: 2, name: words });
    await waitFor(() => expect(heading).toHaveFocus());
    const verdict = await screen.findByRole('region', { name: words });
    expect(within(verdict).getAllByText(shown).length).toBeGreaterThan(0);
    expect(verdict.textContent).not.toMatch(/\.invalid|is safe|Latin letters/);
    const lit = Array.from(verdict.querySelectorAll('mark.lit'), (mark) => mark.textContent);
    const spelt = toUnicode(link.replace('https://', ''));
    const deceptive = ['\u0430', '\u0500', '-kyc'].filter((text) => spelt.includes(text));
    expect([...new Set(lit)]).toEqual(deceptive);
    expect(router.state.location.hash).not.toContain('d=');
    await waitFor(() => expect(screen.getByLabelText('The link you were sent')).toHaveValue(link));
  });

  it.each([
    [
      'https://login.hdfcbank-kyc.co.in/x',
      'Not HDFC Bank: this imitates hdfcbank.com.',
      /^It comes closest to hdfcbank\.com, HDFC Bank’s own/,
    ],
    [
      'https://sbi.co.in@evil.top/x',
      'Not sbi.co.in: this only begins with it.',
      /^It begins with sbi\.co\.in, State Bank of India’s own/,
    ],
    [
      'https://www.arnazon.in',
      'Not Amazon: this imitates amazon.in.',
      /^“rn” stands for “m”\.(?!.*www)/,
    ],
    [
      'https://netbanking.hdfcbank.com/x',
      'This is on hdfcbank.com, HDFC Bank’s own name.',
      /^By our list of well-known addresses/,
    ],
  ])('without a company, whose well-known name %s uses', async (link, words, why) => {
    const hash = new URLSearchParams({ u: link }).toString();
    await renderApp({ at: `/lookalikes/link#${hash}` });
    const found = await screen.findByRole('region', { name: words });
    const said = within(found).getAllByRole('paragraph');
    expect(said.some(({ textContent }) => why.test(textContent))).toBe(true);
    // Another company can still be named, where it is no company's own.
    const other = within(found).queryByLabelText(
      'Should it be from another company or office? Its name or domain:',
    );
    expect(other !== null).toBe(words.startsWith('Not'));
  });

  it('asks whose the link should be, and compares with that; Enter in the field checks', async () => {
    const { user } = await renderApp({ at: '/lookalikes/link' });
    await user.type(screen.getByLabelText('The link you were sent'), 'hdfcbank-kyc.in{Enter}');
    await user.type(
      await screen.findByLabelText(
        'Should it be from another company or office? Its name or domain:',
      ),
      'HDFC Bank',
    );
    await user.click(screen.getByRole('button', { name: 'Compare letter by letter' }));
    expect(await verdict()).toHaveTextContent('Not HDFC Bank: this imitates hdfcbank.com.');
    await waitFor(() =>
      expect(screen.getByLabelText('Which company? (optional)')).toHaveValue('HDFC Bank'),
    );
    // It is not the visitor's own domain, so no way to a demo takes it along.
    const header = within(await screen.findByRole('banner'));
    await user.click(header.getByRole('link', { name: 'Services' }));
    await screen.findByRole('heading', { level: 1, name: /^Five services/ });
    expect(header.getByRole('link', { name: 'Request Demo' })).toHaveAttribute('href', '/contact');
  });

  it('says what is missing, at the field', async () => {
    const { user } = await renderApp({ at: '/lookalikes/link' });
    const [link, company] = [
      screen.getByLabelText('The link you were sent'),
      screen.getByLabelText('Which company? (optional)'),
    ];
    await user.type(company, 'no name');
    await user.click(screen.getByRole('button', { name: 'Check it' }));
    expect(link).toHaveFocus();
    expect(link).toBeInvalid();
    expect(company).toBeValid();
    expect(company).toHaveValue('no name');
    await user.click(link);
    await user.paste('hdfcbank-kyc.in');
    await user.click(screen.getByRole('button', { name: 'Check it' }));
    // Without an address to compare with, the link is judged by itself.
    expect(await verdict()).toHaveTextContent('Not HDFC Bank: this imitates hdfcbank.com.');
    expect(company).toHaveValue('no name');
    await waitFor(() =>
      expect(screen.getByText(/^We do not have the address of/)).toHaveTextContent(
        'We do not have the address of no name, so the link was read by itself.',
      ),
    );
    await user.clear(link);
    await user.click(link);
    await user.paste('I need your help');
    await user.click(screen.getByRole('button', { name: 'Check it' }));
    // The reader did nothing wrong.
    const none = 'No link or email address can be read in this.';
    expect(await screen.findByRole('heading', { name: none })).toHaveFocus();
    expect(link).toBeValid();
    expect(link).toHaveValue('I need your help');
    // Two words with a stop and no space between them are offered as a link, and not judged.
    await user.type(link, ' tonight.call me');
    await user.click(screen.getByRole('button', { name: 'Check it' }));
    const unsure = 'No link can be read in this for certain.';
    expect(await screen.findByRole('heading', { name: unsure })).toHaveFocus();
    await user.click(await screen.findByRole('link', { name: 'Check it as a link: tonight.call' }));
    expect(await verdict()).toHaveTextContent(/^This leads to tonight\.call\./);
  });
});
