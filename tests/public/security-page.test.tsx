/** /security: what is said there is held against the code that it speaks of. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '@/build/security-headers.ts';
import { config } from '@/config.ts';
import { EXPORT_LINES, POLICY_LINES } from '@/content/security.ts';
import { FORMATS } from '@/exports/model/formats.ts';
import { paths } from '@/paths.ts';
import { row, written } from '../exports/rows.ts';
import { renderApp } from '../setup/render-app.tsx';

const main = () => within(screen.getByRole('main'));

async function open() {
  return await renderApp({ at: paths.security(), heading: 'What your security team will ask' });
}

test('the lines of the policy that it shows are lines of every build’s policy', async () => {
  await open();
  const shown = within(main().getByRole('list', { name: 'Lines of the policy' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);
  expect(shown).toEqual(POLICY_LINES.map((line) => `${line};`));
  const policy = contentSecurityPolicy({
    hashes: { scripts: ['sha256-…'], styles: [] },
    connect: [],
  });
  expect(policy.split('; ')).toEqual(expect.arrayContaining([...POLICY_LINES]));
});

test('it names every format that alerts can be exported in', async () => {
  await open();
  const exported = main()
    .getByText(/^Alerts leave the console as/)
    .textContent.toLowerCase();
  for (const { label } of Object.values(FORMATS)) expect(exported).toContain(label.toLowerCase());
});

test('its lines of exported files are lines of files', async () => {
  await open();
  const files = (['csv', 'stix', 'misp', 'rpz', 'hosts', 'adblock', 'plain'] as const).map(
    (format) =>
      written(format, [row('yourcompany-kyc.in', { asset: 'yourcompany.in' })], {
        assets: ['yourcompany.in'],
        options: { defanged: format === 'plain' || format === 'csv' },
      }),
  );
  const shown = EXPORT_LINES.map(([format, line]) => {
    expect(main().getByText(format, { selector: 'dt' })).toBeVisible();
    return line;
  });
  expect(shown).toHaveLength(Object.keys(FORMATS).length);
  files.forEach((file, at) => expect(file).toContain(shown[at]));
});

test('it says what leaves the browser and when, and what is not there yet', async () => {
  await open();
  const leaves = within(main().getByRole('region', { name: 'Leaves it, and when' }));
  expect(leaves.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'You log in or sign up',
    'You work in a console',
    'You write to us',
    'You subscribe',
  ]);
  const missing = within(main().getByRole('region', { name: 'Not yet' }));
  expect(missing.getByText(/^Single sign-on/)).toBeVisible();
});

test('vulnerabilities go to the address of security.txt; footer, FAQ and features lead here', async () => {
  const { router } = await open();
  const report = within(main().getByRole('region', { name: 'Report a vulnerability' }));
  expect(report.getByRole('link', { name: config.supportEmail })).toHaveAttribute(
    'href',
    `mailto:${config.supportEmail}`,
  );
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Security' })).toHaveAttribute('href', paths.security());
  for (const [path, name] of [
    [paths.faq(), 'our page on security'],
    [paths.features(), 'For your security team'],
  ] as const) {
    await router.navigate(path);
    expect(await main().findByRole('link', { name })).toHaveAttribute('href', paths.security());
  }
});
