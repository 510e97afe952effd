/** What a notice still needs before it can go: counted, led to, told from what is wrong. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newsFirst } from '@/features/shared/alerts/news-first.ts';
import { account } from '../../setup/backend.ts';
import { fill } from '../../setup/fill.ts';
import {
  alertOf,
  defanged,
  EDIT,
  fillIn,
  openDialog,
  openReport,
  press,
  request,
} from './notices.tsx';

describe('on its way', () => {
  it('counts what is still needed, and leads there; another kind begins without errors', async () => {
    const { user } = await openReport();
    const needed = () => within(screen.getByRole('group', { name: 'Still needed' }));
    await waitFor(() =>
      expect(needed().getByText('5 still needed:')).toHaveTextContent(
        '5 still needed to open or save this mail:',
      ),
    );
    await user.click(await waitFor(() => needed().getByRole('button', { name: 'How it came' })));
    expect(screen.getByLabelText('How it came')).toHaveFocus();
    expect(screen.getByLabelText('How it came')).toBeRequired();
    await press(user, 'Open in mail');
    expect(screen.getByLabelText('Name')).toBeInvalid();
    // The line that counts is enough.
    expect(screen.queryByText(/is missing/)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Kind'), 'trademark');
    expect(screen.getByLabelText('Name')).toBeValid();
    expect(needed().getByText('3 still needed:')).toBeVisible();
    for (const field of ['Rights in the mark', 'Signs of bad faith']) {
      await user.click(needed().getByRole('button', { name: field }));
      expect(screen.getByLabelText(field)).toHaveFocus();
      expect(screen.getByLabelText(field)).toHaveAccessibleDescription(
        /Enter (?:a registration|the facts)/,
      );
    }
    expect((await request()).value).not.toMatch(/bad faith|legitimate/);
    await user.paste('It was offered to us for sale.');
    expect((await request()).value).toMatch(/being used in bad faith/);
    await user.click(await screen.findByLabelText(/^To our knowledge its holder has no rights/));
    expect((await request()).value).toMatch(/no rights or legitimate interests in it/);
    await waitFor(() => expect(needed().getByText('2 still needed:')).toBeVisible());
    // The organisation's name, until another mark is typed.
    const mark = await screen.findByLabelText('Mark');
    await waitFor(() =>
      expect(mark).toHaveValue(screen.getByLabelText<HTMLInputElement>('Organisation').value),
    );
    await user.clear(mark);
    expect((await request()).value).toContain('imitates our mark [your mark].');
    expect(await screen.findByText(/^Trademark notice \(\[your mark\]\): /)).toBeVisible();
    await press(user, 'Save .eml');
    expect(mark).toHaveFocus();
    expect(mark).toHaveAccessibleDescription(/Enter the mark that the name imitates/);
  });

  it('says what is missing, and goes to the first field', async () => {
    const { user } = await openReport();
    await press(user, 'Save .eml');
    const urls = screen.getByLabelText('Addresses where it was seen');
    expect(urls).toHaveAccessibleDescription(/at least one address/);
    expect(urls).toHaveFocus();
    expect(screen.getByLabelText('When')).toHaveAccessibleDescription(/when it was seen/);
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter who signs');
    await user.type(urls, 'https://elsewhere.example/');
    expect(urls).toHaveAccessibleDescription(/does not belong to the name/);
  });

  it('tells what is filled in wrongly from what is missing', async () => {
    const { user } = await openReport();
    await fillIn(user, 'elsewhere.example');
    const needed = within(screen.getByRole('group', { name: 'Still needed' }));
    expect(needed.getByText('1 to correct:')).toBeVisible();
    const urls = screen.getByLabelText('Addresses where it was seen');
    // It was left, and filled in: what is empty is no mistake yet.
    expect(urls).toHaveAccessibleDescription(/does not belong to the name/);
    await user.clear(urls);
    await user.tab();
    expect(urls).toBeValid();
    await user.click(urls);
    await user.paste('hxxps://elsewhere[.]example/');
    expect(urls).toBeValid();
    await user.click(needed.getByRole('button', { name: 'Addresses where it was seen' }));
    expect(urls).toHaveFocus();
    expect(urls).toHaveAccessibleDescription(/does not belong to the name/);
    await user.clear(screen.getByLabelText('Name'));
    expect(needed.getByText('2 still needed:')).toBeVisible();
    expect(
      needed.getByRole('button', { name: 'Addresses where it was seen (to correct)' }),
    ).toBeVisible();
    await user.click(needed.getByRole('button', { name: 'Your name, under “Signed by”' }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('to the provider is short and needs nothing; what was typed stays where recipients change', async () => {
    const { user, made } = await openDialog();
    const { impersonating_domain: domain, asset_name: asset, details } = alertOf(1);
    const lines = made.split('\n');
    expect(lines[0]).toBe(`Please have ${defanged(domain)} (alert 1) taken down.`);
    expect(lines).toContain(`Domain name: ${defanged(domain)}`);
    expect(lines).toContain(`Imitates our name: ${asset}`);
    expect(made).toContain(`What was reported: ${newsFirst(details).slice(0, 20)}`);
    expect(made).toMatch(new RegExp(`\\nRegards,\\n${account('admin').email}\\n`));
    expect(made).not.toMatch(/Dear Sir|monitoring/);
    const needed = () => screen.queryByRole('group', { name: 'Still needed' });
    expect(needed()).toBeNull();
    const way = await screen.findByLabelText('How it came');
    expect(way).toHaveDisplayValue('Choose…');
    expect(way).not.toBeRequired();
    await user.click(await screen.findByLabelText('In your words'));
    await user.paste('Customers called us');
    await fill(user, await request(), EDIT);
    const edited = (await request()).value;
    expect(edited).toContain('\n\nCustomers called us\n\n');

    await user.click(await screen.findByLabelText('The registrar'));
    expect(screen.getByLabelText('Mail 1 of 2')).toHaveAccessibleDescription(
      '1 of 2 has an address.',
    );
    await user.click(screen.getByLabelText('The registrar'));
    await user.click(screen.getByLabelText('CERT-In incident reporting'));
    expect(screen.getByLabelText('Mail 1 of 2')).not.toHaveAccessibleDescription();
    await user.selectOptions(screen.getByLabelText(/^Mail \d of 2$/), 'CERT-In incident reporting');
    expect((await request()).value).toMatch(/^Dear Sir or Madam,/);
    expect((await request()).value).toContain('Customers called us');
    await waitFor(() => expect(needed()).toBeVisible());
    expect(way).toHaveDisplayValue('Choose…');
    await user.click(screen.getByLabelText('CERT-In incident reporting'));
    expect(await request()).toHaveValue(edited);
    await user.click(await screen.findByLabelText('Addresses where it was seen'));
    await user.paste('https://elsewhere.example/');
    await press(user, 'Open in mail');
    expect(screen.getByLabelText('Addresses where it was seen')).toHaveAccessibleDescription(
      /does not belong to the name/,
    );
  });

  it('needs a recipient alone where no mail is to be written', async () => {
    const { user } = await openReport(6);
    const needed = () => within(screen.getByRole('group', { name: 'Still needed' }));
    await waitFor(() => expect(needed().getByText('5 still needed:')).toBeVisible());
    const registrar = await screen.findByLabelText(/^Registrar of Names/);
    await user.click(registrar);
    expect(needed().getByText('1 still needed:')).toBeVisible();
    await user.click(needed().getByRole('button', { name: 'Tick a recipient' }));
    expect(screen.getByLabelText(/your provider$/)).toHaveFocus();
    await press(user, 'Open in mail');
    expect(screen.getByText('Tick a recipient that takes mail.')).toBeVisible();
    await press(user, 'I sent this');
    expect(screen.getByLabelText(/^Ticket number/)).toBeVisible();
  });
});
