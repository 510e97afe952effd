/** How the tests of the super-admin's pages open them. */
import { screen, within } from '@testing-library/react';
import { renderApp } from '../../setup/render-app.tsx';

/**
 * Opens a page as a super-admin, with the code of its workers at hand: on a busy machine its first load takes longer
 * than a list waits for the comparison, and a row that comes before opens its details where it would be approved.
 */
export async function openAsSuperadmin(at: string) {
  await Promise.all([
    import('@/lookalike/engine.worker.ts'),
    import('@/features/shared/alert-index/alerts.worker.ts'),
  ]);
  return renderApp({ as: 'superadmin', at });
}

/** Finds the value beside a label of the open dialog of this name. */
export const factOf = (name: string) => async (label: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  const term = await within(dialog).findByText(label, { selector: 'dt' });
  return term.nextElementSibling as HTMLElement;
};
