/** Notices about alerts, written and never sent from here: how tests open one, fill it in, and read it. */
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import type { ImpersonationAlert } from '@/api/contract/index.ts';
import { queryClient } from '@/api/queries/client.ts';
import { AuthProvider, useAuth, UserProvider } from '@/auth/AuthContext.tsx';
import { keptAnswers } from '@/evidence/kept.ts';
import { NoticeDialog } from '@/features/shared/notices/NoticeDialog.tsx';
// Loaded with the first dialog; here beforehand, so that no test waits for it.
import '@/features/shared/notices/PreparedNotice.tsx';
import { registered } from '../../takedowns/names.ts';
import { backend, signIn } from '../../setup/backend.ts';
import { renderApp, type User } from '../../setup/render-app.tsx';

/** What tests type into a request to edit it. */
export const EDIT = 'Asha Rao, fraud desk';
const TITLE = 'Prepare takedown request';

/** The button that opens the dialog. */
export const button = () => screen.getByRole('button', { name: TITLE });

/** The field with the text of the shown mail, once it is there. */
export const request = () => screen.findByLabelText<HTMLTextAreaElement>('Request');

/** Presses a button of the dialog. */
export const press = (user: User, name: string) =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

/** An alert of the seed, as the backend keeps it. */
export function alertOf(id: number) {
  const row = backend.db.alerts.get(id);
  if (!row) throw new Error(`The seed has no alert ${id}`);
  return row;
}

/** The whole app on the page of an alert. */
export async function openAlert(id: number | string) {
  const app = await renderApp({ as: 'admin', at: `/admin/alerts/${id}` });
  await screen.findByRole('heading', { name: 'Details as reported' });
  return app;
}

/** The request on the page of its alert. */
export async function openOnPage(id: number) {
  const app = await openAlert(id);
  await app.user.click(await screen.findByRole('button', { name: TITLE }));
  const made = (await request()).value;
  return { ...app, made };
}

/** The request in the list, about two alerts that are ticked. */
export async function openInList() {
  const app = await renderApp({ as: 'admin', at: '/admin/alerts' });
  for (const id of [1, 3]) {
    await app.user.click(await screen.findByRole('checkbox', { name: `Select alert ${id}` }));
  }
  const bar = within(screen.getByRole('group', { name: 'The selected alerts' }));
  const write = bar.getByRole('button', { name: TITLE });
  await waitFor(() => expect(write).toBeEnabled());
  await app.user.click(write);
  const made = (await request()).value;
  return { ...app, made };
}

/** A name as a mail to the provider has it: no link that a press could follow. */
export const defanged = (name: string) => name.replaceAll('.', '[.]');

/** All that an abuse report asks for. */
export async function fillIn(user: User, ...domains: string[]) {
  const urls = domains.map((domain) => `hxxps[://]${defanged(domain)}/login`).join('\n');
  await user.click(screen.getByLabelText('Addresses where it was seen'));
  await user.paste(urls);
  await user.selectOptions(screen.getByLabelText('What was seen'), 'Phishing page');
  fireEvent.change(screen.getByLabelText('When'), { target: { value: '2026-01-15T09:42' } });
  await user.selectOptions(screen.getByLabelText('How it came'), 'By SMS');
  await user.click(screen.getByLabelText('Name'));
  await user.paste('Asha Rao');
}

/**
 * The dialog alone, about these alerts; the button below opens it again.
 *
 * @param known names that the registry was asked about before
 */
export async function openFor(ids: readonly number[], ...known: readonly string[]) {
  signIn('admin');
  for (const name of known) keptAnswers().registrations.keep(name, registered(name));
  const alerts = ids.map((id) => {
    return { ...alertOf(id), id: String(id) };
  });
  const user = userEvent.setup();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <MemoryRouter>
          <Opener alerts={alerts} />
        </MemoryRouter>
      </AuthProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('dialog', { name: new RegExp(`^${TITLE}: `) });
  return { user, view };
}

function Opener({ alerts }: { alerts: readonly ImpersonationAlert[] }) {
  const auth = useAuth();
  const [open, setOpen] = useState(true);
  if (auth.status !== 'signedIn') return null;
  return (
    <UserProvider user={auth.user}>
      <button onClick={() => setOpen(true)}>{TITLE}</button>
      {open && <NoticeDialog alerts={alerts} onClose={() => setOpen(false)} />}
    </UserProvider>
  );
}

/** The dialog alone about one alert, once the profile has come; `known` as in `openFor`. */
export async function openDialog(id = 1, ...known: readonly string[]) {
  const { user, view } = await openFor([id], ...known);
  await waitFor(() => expect(screen.getByLabelText('Organisation')).not.toHaveValue(''));
  const made = (await request()).value;
  return { user, view, made };
}

/**
 * The same where the registry named the registrar, which is ticked in place of the provider: to anyone but the
 * provider a whole report is written.
 */
export async function openReport(id = 1) {
  const { user, view } = await openDialog(id, alertOf(id).impersonating_domain);
  await user.click(await screen.findByLabelText(/^Registrar of Names/));
  await user.click(screen.getByRole('checkbox', { name: /your provider$/ }));
  const made = (await request()).value;
  return { user, view, made };
}
