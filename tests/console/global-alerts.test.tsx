/** Global alerts of the super-admin (specification sections 2 to 4). */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAlerts } from '@/samples/alerts.ts';
import { backend } from '../setup/backend.ts';
import { renderApp } from '../setup/render-app.tsx';
import { filter } from '../setup/filter.ts';

async function open(search = '') {
  return renderApp({
    as: 'superadmin',
    at: `/superadmin/alerts${search}`,
    heading: 'Global alerts',
  });
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Global alerts' }))
    .getAllByRole('row')
    .slice(1);

describe('global alerts', () => {
  it('are sample data only, marked, and ask the backend for nothing (section 2, global alerts)', async () => {
    await open();
    expect(rows()).toHaveLength(sampleAlerts.length);
    expect(within(screen.getByRole('main')).getByText('Sample data')).toBeVisible();
    expect(backend.calls.get('GET /impersonation/list')).toBeUndefined();
  });

  it('have domain, type, severity, status, detection date, organization and description (section 3, sample alert)', async () => {
    await open('?q=S-1007');
    const [row] = rows();
    for (const text of [
      'kaveribank-kyc.example',
      'Combosquatting',
      'High',
      'Investigating',
      '11 Mar 2026',
      'Kaveri Sample Bank',
      'Asks for PAN and card number under the pretext of a KYC update.',
    ]) {
      expect(row).toHaveTextContent(text);
    }
    expect(within(row!).queryByRole('link')).not.toBeInTheDocument();
  });

  it('filters for severity, status and organization (section 2, global alerts)', async () => {
    const { user } = await open();
    await user.selectOptions(await filter(user, 'Severity'), 'High');
    await waitFor(() => expect(rows()).toHaveLength(3));
    await user.selectOptions(await filter(user, 'Organisation'), 'Kaveri Sample Bank');
    await waitFor(() => expect(rows()).toHaveLength(2));
    await user.selectOptions(await filter(user, 'Status'), 'Active');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
        severity: 'High',
        status: 'Active',
        organization: 'Kaveri Sample Bank',
      }),
    );
  });

  it.each(['Active', 'Investigating', 'Resolved'])('know the status %s', async (status) => {
    await open(`?status=${status}`);
    expect(rows().length).toBeGreaterThan(0);
    for (const row of rows()) expect(row).toHaveTextContent(status);
  });

  it('use only names that are reserved for examples', () => {
    for (const { domain } of sampleAlerts) expect(domain).toMatch(/\.(example|test)$/);
  });
});
