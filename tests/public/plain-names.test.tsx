/** The number of lookalikes that any keyboard types comes before the total, counted from the names made. */
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HowMany } from '@/lookalike-finder/FoundLookalikes.tsx';
import type { Lookalikes } from '@/lookalike-finder/use-lookalikes.ts';
import { formatNumber } from '@/lib/format.ts';
import { generate } from '@/lookalike/index.ts';
import { renderApp } from '../setup/render-app.tsx';

const SPLIT = /^Anyone can type those\. /;

const show = (lookalikes: Lookalikes) =>
  render(<HowMany state={{ at: 'done', lookalikes }} onStop={() => undefined} />);

test('the finder tells names in plain letters from those that need others', async () => {
  let plain = 0;
  let others = 0;
  for (const { domain } of generate('ola.in')) {
    if (domain.split('.').some((label) => label.startsWith('xn--'))) others += 1;
    else plain += 1;
  }
  await renderApp({ at: '/lookalikes#d=ola.in', heading: 'Which domains could imitate yours?' });
  expect(await screen.findByText(SPLIT)).toHaveTextContent(
    `With characters beyond a–z there are ${formatNumber(others)} more.`,
  );
  await waitFor(() =>
    expect(screen.getByText(/could imitate$/)).toHaveTextContent(
      `${formatNumber(plain)} names in plain letters could imitate ola.in`,
    ),
  );
  expect(await screen.findByText(/^Many registries refuse mixed scripts/)).toBeVisible();
});

test.each([
  ['of a domain in another script', 'xn--11b5bs3a9aj6g.in', 1],
  ['where no name is in plain letters', 'ola.in', 0],
])('nothing is split %s', (_what, domain, plain) => {
  const names = ['xn--l-7sb4b.in', 'o1a.in'].map(
    (name) => ({ domain: name, techniques: ['homoglyph'], deception: 0.9 }) as const,
  );
  const byTechnique = new Map([['homoglyph', 2]] as const);
  show({ domain, names, mixed: names, byTechnique, plain, stopped: true });
  expect(screen.queryByText(SPLIT)).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(/^2 names so far could imitate /);
});

test.each([
  [2, 'there are 2 more'],
  [1, 'there is 1 more'],
])('beside one name in plain letters, %i others: %s', (others, words) => {
  const names = ['o1a.in', 'xn--l-7sb4b.in', 'xn--ol-7kc.in']
    .slice(0, 1 + others)
    .map((name) => ({ domain: name, techniques: ['homoglyph'], deception: 0.9 }) as const);
  const byTechnique = new Map([['homoglyph', names.length]] as const);
  const all = { domain: 'ola.in', names, mixed: names, byTechnique };
  show({ ...all, plain: 1, stopped: false });
  expect(screen.getByText(SPLIT)).toHaveTextContent(`With characters beyond a–z ${words}.`);
});
