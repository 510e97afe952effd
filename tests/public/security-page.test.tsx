/** /security: what is said there is held against the code that it speaks of. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { config } from '@/config.ts';
import { FORMATS } from '@/exports/model/formats.ts';
import { paths } from '@/paths.ts';
import { renderApp } from '../setup/render-app.tsx';

const main = () => within(screen.getByRole('main'));

async function open() {
  return await renderApp({ at: paths.security(), heading: 'What your security team will ask' });
}

test('it names every format that alerts can be exported in', async () => {
  await open();
  const exported = main()
    .getByText(/^Alerts leave the console as/)
    .textContent.toLowerCase();
  for (const { label } of Object.values(FORMATS)) expect(exported).toContain(label.toLowerCase());
});

test('it leads to what leaves the browser, and says what is not there yet', async () => {
  await open();
  expect(main().getByRole('link', { name: /^Everything that is stored/ })).toHaveAttribute(
    'href',
    paths.privacy(),
  );
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
