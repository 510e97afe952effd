/** What Add many says of the names in its box, and how it mends them (issue "The consoles", 3; design decision 27). */
import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { workers } from '../../setup/workers.ts';
import { answerAdding, lines, openMany } from './assets.ts';

describe('the dialog', () => {
  it('says of every line what it is', async () => {
    const { paste, dialog } = await openMany();
    await paste(
      'new-shop.in\nmünchen.de\nnew-shop.in\nsahyadrilokbank.co.in\nnonsense\nsahyadrilok.bank.in',
    );
    await waitFor(() =>
      expect(within(dialog).getByRole('status')).toHaveTextContent(
        '6 names: 3 can be added (3 to check), 1 duplicate, 1 already listed, 1 not a domain name',
      ),
    );
    expect(lines(dialog)).toEqual([
      'new-shop.inCan be addedShares nothing with your names: check that it is yours.',
      'münchen.deCan be addedWill be added as xn--mnchen-3ya.deShares nothing with your names: check that it is yours.',
      'new-shop.inDuplicate of line 1',
      'sahyadrilokbank.co.inAlready listed',
      'nonsenseNot a domain name: it needs an ending such as .in or .com.',
      'sahyadrilok.bank.inCan be addedOnly banks that the Reserve Bank of India regulates can register under .bank.in: check that it is yours.',
    ]);
    expect(within(dialog).getByRole('button', { name: 'Add 3 assets' })).toBeVisible();
  });

  it('adds no public ending, under which others register', async () => {
    const sent = answerAdding();
    const { paste, user, dialog, box } = await openMany();
    await paste('co.uk\nnew-shop.in');
    await waitFor(() =>
      expect(within(dialog).getByRole('status')).toHaveTextContent(
        '2 names: 1 can be added (1 to check), 1 public ending',
      ),
    );
    expect(lines(dialog)[0]).toBe(
      'co.ukA public endingco.uk is a public ending, under which others register their names. Enter your own name, such as yourcompany.co.uk.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Add 1 asset' }));
    await waitFor(() => expect(box).toHaveValue('co.uk'));
    expect(sent).toEqual(['new-shop.in']);
  });

  it('adds no public ending, however fast the button is pressed', async () => {
    const sent = answerAdding();
    workers.holds = (method) => method === 'endings';
    const { paste, user, dialog } = await openMany();
    await paste('co.uk');
    await user.click(await within(dialog).findByRole('button', { name: 'Add 1 asset' }));
    workers.release();
    await waitFor(() => expect(lines(dialog)[0]).toContain('A public ending'));
    expect(await within(dialog).findByRole('button', { name: 'Add assets' })).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('says of a name that it imitates one that is there, mends it, or adds it where that is ticked', async () => {
    const sent = answerAdding();
    const { paste, user, dialog, box } = await openMany();
    await paste('new-shop.in\ns\u0430hyadrilokbank.com\nit@new-bank.in\np\u0430ypal.com');
    await waitFor(() =>
      expect(within(dialog).getByRole('status')).toHaveTextContent(
        '4 names: 1 can be added (1 to check), 1 imitates one of yours, 1 mixes alphabets, 1 not a domain name',
      ),
    );
    const [, imitation, , mixed] = within(dialog).getAllByRole('listitem');
    expect(mixed).toHaveTextContent(
      'Mixes alphabets' +
        'Would be added as xn--pypal-4ve.com' +
        'Letter 2 is Cyrillic \u0430 (U+0430) among Latin letters.',
    );
    expect(within(mixed!).getByText('\u0430', { selector: 'mark' })).toBeVisible();
    await user.click(within(mixed!).getByRole('checkbox', { name: /^Add it too: p/ }));
    expect(mixed).toHaveTextContent('Will be added as xn--pypal-4ve.com');
    await user.click(within(mixed!).getByRole('button', { name: 'Use Latin a' }));
    await waitFor(() =>
      expect(lines(dialog)[3]).toBe(
        'paypal.comCan be addedShares nothing with your names: check that it is yours.',
      ),
    );
    expect(imitation).toHaveTextContent('Imitates one of yours');
    expect(imitation).toHaveTextContent(
      'Letter 2 is Cyrillic \u0430 (U+0430). This imitates sahyadrilokbank.com, which you already protect.',
    );
    expect(within(imitation!).getByText('\u0430', { selector: 'mark' })).toBeVisible();
    const add = within(dialog).getByRole('button', { name: 'Add 2 assets' });
    const too = within(imitation!).getByRole('checkbox', { name: /^Add it too: s/ });
    expect(too).not.toBeChecked();
    await user.click(too);
    expect(add).toHaveAccessibleName('Add 3 assets');
    await user.click(too);
    expect(add).toHaveAccessibleName('Add 2 assets');
    await user.click(within(dialog).getByRole('button', { name: 'Use new-bank.in' }));
    expect(box).toHaveValue('new-shop.in\ns\u0430hyadrilokbank.com\nnew-bank.in\npaypal.com');
    expect(add).toHaveAccessibleName('Add 3 assets');
    await user.click(within(dialog).getByRole('button', { name: 'Use Latin a' }));
    await waitFor(() => expect(lines(dialog)[1]).toBe('sahyadrilokbank.comAlready listed'));
    await user.click(within(dialog).getByRole('button', { name: 'Add 3 assets' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toEqual(['new-shop.in', 'new-bank.in', 'paypal.com']);
  });

  it('adds a name that imitates one that is there only where that is ticked; it stays in the box', async () => {
    const sent = answerAdding();
    const { paste, user, dialog, box } = await openMany();
    await paste('new-shop.in\nsahyadri1okbank.com\nit@sahyadrilokbank.com');
    await waitFor(() => expect(lines(dialog)[1]).toContain('Imitates one of yours'));
    expect(lines(dialog)[2]).toContain('sahyadrilokbank.com is already in your list.');
    expect(within(dialog).queryByRole('button', { name: /^Use / })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Add 1 asset' }));
    await waitFor(() => expect(lines(dialog)[0]).toBe('new-shop.inAdded'));
    expect(sent).toEqual(['new-shop.in']);
    await waitFor(() => expect(box).toHaveValue('sahyadri1okbank.com\nit@sahyadrilokbank.com'));
    expect(await within(dialog).findByRole('status')).toHaveTextContent(
      '1 of 1 asset added. What is left stays in the box.',
    );
    await user.click(await within(dialog).findByRole('checkbox', { name: /^Add it too/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Add 1 asset' }));
    await waitFor(() => expect(sent).toEqual(['new-shop.in', 'sahyadri1okbank.com']));
  });

  it('reads a URL as its host, checks that, and adds it', async () => {
    const sent = answerAdding();
    const { paste, user, dialog, box } = await openMany();
    await paste('https://www.sahyadrilokbnk.co.in/login\nhttps://new-shop.in/');
    await waitFor(() => expect(lines(dialog)[0]).toContain('Imitates one of yours'));
    expect(lines(dialog)[0]).toContain('Read as www.sahyadrilokbnk.co.in');
    expect(lines(dialog)[0]).toContain('This imitates sahyadrilokbank.co.in');
    expect(lines(dialog)[1]).toMatch(/^https:\/\/new-shop\.in\/Can be addedRead as new-shop\.in/);
    await user.click(within(dialog).getByRole('button', { name: 'Add 1 asset' }));
    await waitFor(() => expect(sent).toEqual(['new-shop.in']));
    await waitFor(() => expect(box).toHaveValue('https://www.sahyadrilokbnk.co.in/login'));
  });

  it('says which open alert a name is in, adds it only where that is ticked, and names the asset of the alert', async () => {
    const sent = answerAdding();
    const { paste, user, dialog } = await openMany();
    await paste('sahyadrilokbank-kyc.com');
    const link = await within(dialog).findByRole('link', { name: 'open alert 6' });
    expect(link).toHaveAttribute('href', '/admin/alerts/6');
    await waitFor(() =>
      expect(lines(dialog)[0]).toMatch(
        /This imitates sahyadrilokbank\.co\.in, .* This is your open alert 6 \(High9\.4\)\. If it is yours, mark it Ours there\.Add it too$/,
      ),
    );
    await user.click(within(dialog).getByRole('checkbox', { name: /^Add it too/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Add 1 asset' }));
    await waitFor(() => expect(sent).toEqual(['sahyadrilokbank-kyc.com']));
  });

  it('adds no name silently that an open alert lies below, or that lies below one', async () => {
    const sent = answerAdding();
    const { paste, user, dialog } = await openMany();
    await paste(
      'new-shop.in\nverify-pan.online\nsahyadrilokbank-kyc.com\nsub.sahyadrilokbank-kyc.com',
    );
    await waitFor(() =>
      expect(within(dialog).getByRole('status')).toHaveTextContent(
        '4 names: 1 can be added (1 to check), 2 imitate names of yours (2 in or near alerts), 1 more in or near an alert',
      ),
    );
    expect(lines(dialog)[1]).toBe(
      'verify-pan.onlineAlert below itYour open alert 14 (High9.2) is below this name. If it is yours, mark it Ours there.Add it too',
    );
    expect(lines(dialog)[3]).toMatch(
      /This imitates sahyadrilokbank\.co\.in, .* It is below the name of your open alert 6 \(High9\.4\)\./,
    );
    await user.click(within(dialog).getByRole('button', { name: 'Add 1 asset' }));
    await waitFor(() => expect(sent).toEqual(['new-shop.in']));
  });

  it('reads the names of a pasted table, says what it left out, and mends a cell', async () => {
    const sent = answerAdding();
    const { paste, user, dialog, box } = await openMany();
    await paste('"type"\t"name"\ndomain\t"it@new-shop.in"\ndomain\tnew-bank.in');
    expect(
      await within(dialog).findByText(
        'Of each row, only the domain name is read. Left out: type, name.',
      ),
    ).toBeVisible();
    expect(lines(dialog)).toHaveLength(2);
    await user.click(within(dialog).getByRole('button', { name: 'Use new-shop.in' }));
    expect(box).toHaveValue('"type"\t"name"\ndomain\t"new-shop.in"\ndomain\tnew-bank.in');
    await user.click(await within(dialog).findByRole('button', { name: 'Add 2 assets' }));
    await waitFor(() => expect(sent).toEqual(['new-shop.in', 'new-bank.in']));
  });

  it('offers one press for the domains of all email addresses', async () => {
    const { paste, user, dialog, box } = await openMany();
    await paste('a@one.in\nplain.in\nb@two.in');
    await user.click(
      await within(dialog).findByRole('button', { name: 'Use the domain of both addresses' }),
    );
    expect(box).toHaveValue('one.in\nplain.in\ntwo.in');
    expect(box).toHaveFocus();
    await user.clear(box);
    await paste('a@one.in');
    expect(await within(dialog).findByRole('button', { name: 'Use one.in' })).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: /^Use the domain/ })).toBeNull();
  });

  it('adds no doubtful name by itself, and says how to', async () => {
    const sent = answerAdding();
    const { paste, user, dialog, box } = await openMany();
    await paste('p\u0430ypal.com');
    await waitFor(() => expect(lines(dialog)[0]).toContain('Mixes alphabets'));
    await user.click(within(dialog).getByRole('button', { name: 'Add assets' }));
    expect(box).toHaveAccessibleDescription(/Tick “Add it too” at each name that is to be added/);
    expect(sent).toEqual([]);
  });

  it('shows hostile lines as text', async () => {
    const { paste, dialog } = await openMany();
    await paste(`<img src=x onerror=alert(1)>\na\u202Eb.in\n${'x'.repeat(10_000)}`);
    await waitFor(() => expect(lines(dialog)).toHaveLength(3));
    expect(dialog.querySelector('img')).toBeNull();
    expect(lines(dialog)[1]).toContain('⟨U+202E⟩');
  });
});
