/** An answer without a field of what was asked for is an error: no empty form is filled from it, and saved. */
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { on } from '../api/backend.ts';
import { backend, server } from '../setup/backend.ts';
import { renderApp } from '../setup/render-app.tsx';

const STRANGE: [string, unknown][] = [
  ['nothing', {}],
  ['another object', { status: 'ok', result: [null, 42, 'text'] }],
  ['an empty envelope', { data: {} }],
  ['a list', [{ name: 'Somebody else' }]],
  ['a text', 'Sahyadri Lok Bank'],
  ['null', null],
];

describe('the profile', () => {
  it.each(STRANGE)('answered with %s cannot be edited, until it is there', async (_which, body) => {
    server.use(on('profileGet', () => HttpResponse.json(body as object)));
    const { user } = await renderApp({ as: 'admin', at: '/admin/settings', heading: 'Settings' });
    await user.click(screen.getByRole('button', { name: 'Profile Settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Profile Settings' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to fetch profile');
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Save changes' })).toBeNull();

    server.resetHandlers();
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('Sahyadri Lok Bank');
    expect(backend.calls.get('PUT /organisation/update')).toBeUndefined();
  });
});

describe('an organization', () => {
  it.each(STRANGE)('answered with %s is not shown as one without data', async (_which, body) => {
    server.use(on('organizationGet', () => HttpResponse.json(body as object)));
    const { user } = await renderApp({
      as: 'superadmin',
      at: '/superadmin/organizations',
      heading: 'Organisations',
    });
    await user.click(await screen.findByLabelText('Details of Sahyadri Lok Bank'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Organisation details' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Failed to fetch organisation details',
    );
    expect(dialog.queryByRole('term')).toBeNull();
  });
});
