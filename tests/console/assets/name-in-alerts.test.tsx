/** A new name that alerts are about: which ones Add Asset and the table name, and where they lead. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '../../setup/backend.ts';
import { findNews } from '../../setup/news.ts';
import { renderApp } from '../../setup/render-app.tsx';
import { workers } from '../../setup/workers.ts';
import { open, openDialog, reading, reads, table } from './assets.ts';

describe('add asset', () => {
  it('says of which open alert the name is the impersonating domain, and leads there', async () => {
    const { user, domain, dialog } = await openDialog();
    await user.click(domain);
    await user.paste('sahyadrilokbank-kyc.com');
    const link = await reads(dialog).findByRole('link', { name: 'open alert 6' });
    expect(link).toHaveAttribute('href', '/admin/alerts/6');
    expect(link.parentElement).toHaveTextContent(
      'This is your open alert 6 (High9.4). If it is yours, mark it Ours there.',
    );
    expect(await reads(dialog).findByText(/This imitates/)).toHaveTextContent(
      /This imitates sahyadrilokbank\.co\.in, which you already protect\.$/,
    );
    await user.click(within(dialog).getByRole('button', { name: 'Add anyway' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(backend.calls.get('POST /asset/create')).toBe(1);
    // Found by its sentence: its row in the table has the same link.
    const news = await findNews(
      'sahyadrilokbank-kyc.com was added and awaits approval. Open alert 6 is about this name.',
    );
    expect(within(news).getByRole('link', { name: 'Open alert 6' })).toHaveAttribute(
      'href',
      '/admin/alerts/6',
    );
  });

  it('a pending name that an open alert is about says so in its row, and is lit', async () => {
    const one = backend.db.assets.find(({ owner_id }) => owner_id === 1);
    if (!one) throw new Error('The seed has no asset');
    backend.db.assets.insert({ ...one, name: 'sahyadrilokbank-kyc.com', approved: false });
    await open();
    const link = await screen.findByRole('link', { name: 'Open alert 6' });
    const row = link.closest('tr');
    expect(row).toHaveTextContent(/^sahyadrilokbank-kyc\.comOpen alert 6 is about this name/);
    expect(row).toHaveTextContent(/1 about it/);
    await waitFor(() => expect(row?.querySelector('mark')).toHaveTextContent('-kyc'));
  });

  it.each([
    [
      'one below it',
      'verify-pan.online',
      [],
      'Your open alert 14 (High9.2) is below this name. If it is yours, mark it Ours there.',
    ],
    [
      'several at it and below',
      'Session-Renew.site',
      ['session-renew.site', 'b.session-renew.site'],
      /3 of your open alerts are on or below this name: alert 30 \(High9\.5\), alert \d+ \(High9\.4\), alert \d+ \(High9\.4\)\. If they are yours, mark them Ours there\.$/,
    ],
    [
      'one above it, and the same asset as there',
      'sub.sahyadrilokbank-kyc.com',
      [],
      /This imitates sahyadrilokbank\.co\.in, which you already protect\.It is below the name of your open alert 6 \(High9\.4\)\. If it is yours, mark it Ours there\.$/,
    ],
  ] as const)('names alerts: %s', async (_where, typed, more, said) => {
    const six = backend.db.alerts.get(6);
    for (const impersonating_domain of more) {
      backend.db.alerts.insert({ ...six!, impersonating_domain });
    }
    const { user, domain, dialog } = await openDialog();
    await user.click(domain);
    await user.paste(typed);
    await reads(dialog).findAllByRole('link', { name: /alert \d+$/ });
    await waitFor(() => expect(reading(dialog)).toHaveTextContent(said));
    await user.keyboard('{Enter}');
    expect(within(dialog).getByRole('button', { name: 'Add anyway' })).toBeVisible();
    expect(backend.calls.get('POST /asset/create')).toBeUndefined();
  });

  it('names an alert below it before it is added, however fast the button is pressed', async () => {
    const { user, domain, dialog, submit } = await openDialog();
    workers.holds = (method) => method === 'around';
    await user.click(domain);
    await user.paste('verify-pan.online');
    await submit();
    workers.release();
    const anyway = await within(dialog).findByRole('button', { name: 'Add anyway' });
    expect(backend.calls.get('POST /asset/create')).toBeUndefined();
    await user.click(anyway);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(backend.calls.get('POST /asset/create')).toBe(1);
  });

  it.each([
    [
      '3',
      'Reported',
      /This is your alert 6 \(High9\.4\), which is marked Reported\. If it is yours/,
      1,
    ],
    ['6', 'Ours', /you already protect\.$/, 0],
  ])('after %s, which marks the alert %s, says: %s', async (key, status, said, ways) => {
    const { user, router } = await renderApp({ as: 'admin', at: '/admin/alerts/6' });
    await screen.findByRole('heading', { level: 1, name: /-kyc/ });
    await user.keyboard(key);
    const button = await screen.findByRole('button', { name: new RegExp(`^${status}`) });
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await router.navigate('/admin/assets');
    await table();
    await user.click(screen.getByRole('button', { name: 'Add Asset' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Asset' });
    await user.click(within(dialog).getByLabelText('Domain'));
    await user.paste('sahyadrilokbank-kyc.com');
    expect(await reads(dialog).findByText(/This imitates/)).toBeVisible();
    expect(reads(dialog).queryAllByRole('link', { name: 'alert 6' })).toHaveLength(ways);
    expect(
      reads(dialog)
        .getByText(/This imitates/)
        .closest('section'),
    ).toHaveTextContent(said);
  });
});
