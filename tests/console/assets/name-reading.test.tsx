/** How Add Asset reads a name while it is typed: what it is like, and what is meant (design decision 26). */
import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { User } from '../../setup/render-app.tsx';
import { ASSET, inTurn, list, openDialog, reading, reads } from './assets.ts';

/** Types another name, with nothing left of the one before. */
async function retype(
  user: User,
  { domain, dialog }: { domain: HTMLElement; dialog: HTMLElement },
  typed: string,
) {
  await user.clear(domain);
  expect(reading(dialog)).toHaveTextContent(/^Here the name shows letter by letter/);
  expect(within(dialog).getByLabelText('Name')).toHaveValue('');
  await user.paste(typed);
}

describe('add asset', () => {
  const IMITATES = 'This imitates sahyadrilokbank.com, which you already protect.';

  it('lights the foreign letter of an imitation, says which name it imitates, and mends it', async () => {
    const { user, domain, name, dialog } = await openDialog();
    await user.click(domain);
    await user.paste('s\u0430hyadrilokbank.com');
    expect(await reads(dialog).findByText(/^This imitates/)).toHaveTextContent(
      `Letter 2 is Cyrillic \u0430 (U+0430). ${IMITATES}`,
    );
    expect(reads(dialog).getByText('\u0430', { selector: 'mark' })).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Add anyway' })).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Add Asset' })).toBeNull();
    expect(name).toHaveValue('s\u0430hyadrilokbank.com');
    await user.click(reads(dialog).getByRole('button', { name: 'Use Latin a' }));
    expect(domain).toHaveValue('sahyadrilokbank.com');
    expect(domain).toHaveFocus();
    expect(name).toHaveValue('sahyadrilokbank.com');
    expect(await reads(dialog).findByText('This one is already in your list.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Add Asset' })).toBeVisible();
  });

  const NAMES: [which: string, typed: string, words: RegExp, button: string][] = [
    [
      'three letters at once',
      's\u0430hy\u0430dril\u043Ekbank.com',
      /^Letters 2 and 5 are Cyrillic \u0430 \(U\+0430\)\. Letter 10 is Cyrillic \u043E/,
      'Add anyway',
    ],
    [
      'a slip of the hand',
      'sahyadrilobkank.com',
      /This imitates sahyadrilokbank\.com, which you already protect\.$/,
      'Add anyway',
    ],
    [
      'a letter left out beside one that is exchanged',
      'sahyadri0kbank.com',
      /^“0” stands for “o”\. “l” is left out\. This imitates sahyadrilokbank\.com, which you already protect\.$/,
      'Add anyway',
    ],
    [
      'another ending as something to know',
      'sahyadrilokbank.org',
      /^The same name under another ending: you already protect sahyadrilokbank\.(?:com|co\.in)\.$/,
      'Add Asset',
    ],
    [
      'a host of one’s own',
      'pay.sahyadrilokbank.com',
      /^A host below sahyadrilokbank\.com, which you already protect\.$/,
      'Add Asset',
    ],
    [
      'a name like none, where an alphabet is mixed into another',
      'marutham-text\u0456les.com',
      /^Letter 14 is Cyrillic \u0456 \(U\+0456\) among Latin letters\.$/,
      'Add anyway',
    ],
    [
      'a host of one’s own with letters of two alphabets',
      'p\u0430y\u0435.sahyadrilokbank.com',
      /^Letter 2 is Cyrillic \u0430 .* Letter 4 is Cyrillic \u0435 .* among Latin letters\. A host below sahyadrilokbank\.com/,
      'Add anyway',
    ],
    [
      'a name like one’s own where only banks can register',
      'sahyadrilok.bank.in',
      /^Only banks that the Reserve Bank of India regulates can register under \.bank\.in: check that it is yours\.$/,
      'Add Asset',
    ],
    [
      'such a name with a foreign letter',
      's\u0430hyadrilokbank.bank.in',
      /^Letter 2 is Cyrillic \u0430/,
      'Add anyway',
    ],
    [
      'a public mail service’s name',
      'gmail.com',
      /^This is the name of a public mail service, and so hardly yours\.$/,
      'Add Asset',
    ],
    [
      'labels that keep to one script',
      '\u0926\u093f\u0932\u094d\u0932\u0940.\u092d\u093e\u0930\u0924',
      /^In another script than your names: check that it is yours\.$/,
      'Add Asset',
    ],
    [
      'a name like none',
      'nilgirikurinji.in',
      /^Shares nothing with your names: check that it is yours\.$/,
      'Add Asset',
    ],
  ];

  it('says of a name what it is', async () => {
    const { user, domain, dialog } = await openDialog();
    await inTurn(NAMES, async ([, typed, words, button]) => {
      await retype(user, { domain, dialog }, typed);
      await waitFor(() => expect(reads(dialog).getByRole('status')).toHaveTextContent(words));
      expect(within(dialog).getByRole('button', { name: button })).toBeVisible();
    });
  });

  it('takes no name that waits, and may itself imitate, for the model of another', async () => {
    list([
      { ...ASSET, id: 3, name: 'sahyadri1okbank.com', approved: false },
      { ...ASSET, name: 'sahyadrilokbank.com' },
    ]);
    const { user, domain, dialog } = await openDialog();
    await user.click(domain);
    await user.paste('sahyadi1okbank.com');
    await waitFor(() =>
      expect(reads(dialog).getByRole('status')).toHaveTextContent(
        /This imitates sahyadrilokbank\.com, which you already protect\.$/,
      ),
    );
  });

  it('waits for the rest of a name', async () => {
    const { user, domain, dialog } = await openDialog();
    await inTurn([['hello'], ['xn--mnchen-3y']], async ([typed]) => {
      await retype(user, { domain, dialog }, typed);
      expect(reads(dialog).getByText('Not a whole domain name yet.')).toBeVisible();
    });
  });

  it.each([
    ['hello world', 'A domain name has no spaces.'],
    ['192.168.1.1', 'An IP address is not a domain name.'],
  ])('says once why %s is no name', async (typed, words) => {
    const { user, domain, dialog, submit } = await openDialog();
    await user.click(domain);
    await user.paste(typed);
    expect(reads(dialog).getByText(words)).toBeVisible();
    await submit();
    expect(await within(dialog).findByText(/^Please enter a valid domain name: /)).toBeVisible();
    expect(within(dialog).queryByText(words)).toBeNull();
  });

  const MEANT: [which: string, typed: string, words: RegExp, button: string][] = [
    ['a URL', 'https://deshpandesarees.in/login', /^Leave out http/, 'Use deshpandesarees.in'],
    ['an address', 'owner@deshpandesarees.in', /^This looks like an e/, 'Use deshpandesarees.in'],
    [
      'an invisible character',
      'desh\u200Bpandesarees.in',
      /^deshU\+200Bpandesarees\.inCharacter 5 is invisible \(U\+200B\)\./,
      'Remove it',
    ],
  ];

  it('offers the name that is meant', async () => {
    const { user, domain, name, dialog } = await openDialog();
    await inTurn(MEANT, async ([, typed, words, button]) => {
      await retype(user, { domain, dialog }, typed);
      expect(reading(dialog)).toHaveTextContent(words);
      await user.click(reads(dialog).getByRole('button', { name: button }));
      expect(domain).toHaveValue('deshpandesarees.in');
      expect(name).toHaveValue('deshpandesarees.in');
    });
  });

  it('reads a URL as its host, names the asset after it, and checks it before anything is pressed', async () => {
    const { user, domain, name, dialog } = await openDialog();
    await user.click(domain);
    await user.paste('https://www.sahyadrilokbnk.co.in/login');
    expect(name).toHaveValue('www.sahyadrilokbnk.co.in');
    expect(await reads(dialog).findByText(/imitates/)).toHaveTextContent(
      /This imitates sahyadrilokbank\.co\.in, which you already protect\.$/,
    );
    expect(reads(dialog).getByText(/^Read as/)).toHaveTextContent(
      'Read as www.sahyadrilokbnk.co.in',
    );
    expect(within(dialog).getByRole('button', { name: 'Add Asset' })).toBeVisible();
  });

  it('of a URL whose host imitates a name, the plain letters come first, and the imitation last', async () => {
    const { user, domain, dialog } = await openDialog();
    await user.click(domain);
    await user.paste('https://s\u0430hyadrilokbank.co.in/login');
    await reads(dialog).findByText(/imitates/);
    const buttons = reads(dialog).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Use Latin a',
      'Use s\u0430hyadrilokbank.co.in',
    ]);
  });
});
