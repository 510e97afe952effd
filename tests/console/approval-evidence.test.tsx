/** What the details of a pending asset give to decide it by. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { askTies, strongestOf } from '@/features/console/approvals/ties.ts';
import { engine } from '@/lookalike/engine.ts';
import { backend } from '../setup/backend.ts';
import { serveEvidence } from '../setup/evidence.ts';
import { renderApp } from '../setup/render-app.tsx';

describe('what ties a name to its organisation', () => {
  const NOTHING = { mail: false, above: null, beside: null };

  it.each([
    ['the domain of its email address', 'shop.tea.in', 'a@tea.in', [], { mail: true }],
    ['a host of its email address', 'tea.co.in', 'a@mail.tea.co.in', [], { mail: true }],
    ['an address at a provider for everybody', 'gmail.com', 'a@gmail.com', [], {}],
    ['an address below such a provider', 'yahoo.com', 'a@uk.yahoo.com', [], {}],
    [
      'another name on one hosting platform',
      'a.vercel.app',
      'x@b.vercel.app',
      ['c.vercel.app'],
      {},
    ],
    ['only the ending', 'tea.co.in', 'a@coffee.co.in', ['bank.co.in'], {}],
    ['no address', 'tea.in', 'tea.in', [], {}],
    [
      'the nearest approved name above it',
      'a.shop.tea.in',
      '',
      ['tea.in', 'shop.tea.in'],
      { above: 'shop.tea.in' },
    ],
    ['an approved name beside it', 'shop.tea.in', '', ['www.tea.in'], { beside: 'www.tea.in' }],
    ['a public ending that was approved', 'tea.co.in', '', ['co.in'], {}],
    ['the name itself, approved before', 'tea.in', '', ['tea.in'], {}],
    ['approved names that are no domains', 'tea.in', '', ['Tea Mobile', ''], {}],
    ['a name in its Unicode form', 'a.xn--te-hja.in', '', ['tëe.in'], { above: 'xn--te-hja.in' }],
  ])('%s', async (_what, name, email, approved, expected) => {
    const ties = await askTies([{ ascii: name, email, approved }]);
    expect(ties).toEqual([{ ...NOTHING, ...expected }]);
  });

  it('asks the engine once for a thousand names', async () => {
    const asked = vi.spyOn(engine(), 'registrations');
    const approved = ['tea.in', 'bank.in'];
    const questions = Array.from({ length: 1_000 }, (_, at) => ({
      ascii: `${at}.${at % 2 === 0 ? 'tea' : 'x'}.in`,
      email: 'a@x.in',
      approved,
    }));
    const ties = await askTies(questions);
    expect(asked).toHaveBeenCalledOnce();
    expect(ties.slice(0, 2).map(strongestOf)).toEqual(['above', 'mail']);
  });
});

const PAGE = '/superadmin/asset-approvals';

async function openDetails(name: string) {
  const { user } = await renderApp({ as: 'superadmin', at: PAGE });
  await user.click(await screen.findByLabelText(`Details of ${name}`));
  const dialog = await screen.findByRole('dialog', { name: 'Asset details' });
  await within(dialog).findByText('Sahyadri Lok Bank');
  return { user, dialog, ties: 'What ties it to the organisation' };
}

describe('the details', () => {
  it('say in one sentence what ties a pending name to its organisation', async () => {
    const { dialog, ties } = await openDetails('cards.sahyadrilokbank.co.in');
    expect(
      await within(dialog).findByText(
        (_own, element) =>
          element?.tagName === 'P' &&
          element.textContent ===
            'A host below sahyadrilokbank.co.in, an approved name of the organisation, whose email address admin@sahyadrilokbank.co.in is in the same domain; whether that address was confirmed is not reported.',
      ),
    ).toBe(within(within(dialog).getByRole('region', { name: ties })).getByRole('paragraph'));
  });

  it('say it before the dates and the id, and after who asks for which name', async () => {
    const { dialog, ties } = await openDetails('cards.sahyadrilokbank.co.in');
    const region = within(dialog).getByRole('region', { name: ties });
    const isBefore = (label: string) =>
      (region.compareDocumentPosition(within(dialog).getByText(label, { selector: 'dt' })) &
        Node.DOCUMENT_POSITION_FOLLOWING) !==
      0;
    const labels = ['Asset', 'Organisation', 'Status', 'Last Updated', 'Asset id'];
    expect(labels.filter(isBefore)).toEqual(['Status', 'Last Updated', 'Asset id']);
  });

  it('say so where nothing does', async () => {
    for (const asset of backend.db.assets.all()) {
      if (asset.name === 'cards.sahyadrilokbank.co.in') asset.name = 'google.com';
    }
    const { dialog } = await openDetails('google.com');
    const nothing = 'Nothing here ties this name to the organisation.';
    expect(await within(dialog).findByText(nothing)).toBeVisible();
  });

  it('look a name up where the site is set up for it, under headings in their order', async () => {
    serveEvidence();
    const { user, dialog } = await openDetails('cards.sahyadrilokbank.co.in');
    const evidence = await within(dialog).findByRole('region', { name: 'Look-ups' });
    const status = within(dialog).getByText('Status', { selector: 'dt' });
    expect(evidence.compareDocumentPosition(status)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const card = within(await within(dialog).findByRole('region', { name: 'Registration' }));
    expect(card.getByText(/will see the registrable name/)).toHaveTextContent(
      'sahyadrilokbank.co.in',
    );
    const levels = within(dialog)
      .getAllByRole('heading')
      .map((heading) => Number(heading.tagName.slice(1)));
    expect(levels).toEqual([2, 3, 3, 4, 4, 3]);
    await user.click(within(dialog).getByRole('button', { name: 'Look up both' }));
    expect(await card.findByRole('button', { name: 'Look again' })).toBeVisible();
  });

  it('say why nothing can tie an app, which has nothing to look up', async () => {
    serveEvidence();
    const { dialog, ties } = await openDetails('Sahyadri Lok Mobile');
    expect(within(dialog).getByRole('region', { name: ties })).toHaveTextContent(
      'Nothing here can tie an app to the organisation: ask for its page in the store.',
    );
    expect(within(dialog).queryByRole('region', { name: 'Look-ups' })).toBeNull();
  });

  it('have neither for an approved name', async () => {
    serveEvidence();
    const { dialog, ties } = await openDetails('upi.sahyadrilokbank.co.in');
    expect(within(dialog).queryByRole('region', { name: ties })).toBeNull();
    expect(within(dialog).queryByRole('region', { name: 'Look-ups' })).toBeNull();
  });
});
