/** The production build holds not a byte of the demonstration. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** Traces of the seed, its accounts, the bar, the second tab's sentence, hashes, snapshot, MSW, invented registrars. */
const TRACES = [
  'U64190MH1998PLC900417',
  'demo-superadmin',
  'nothing leaves this browser',
  'The demonstration is open',
  'scrypt$',
  'demo_data',
  'embedded-backend',
  'offline.json',
  'mswjs',
  'Ready offline',
  'kesari-dns.example',
  'Invented data of the demonstration registry',
];

test('no built file holds a trace of the embedded backend or of the demonstration', async () => {
  const names = await readdir(DIST, { recursive: true });
  const texts = names.filter((name) => /\.(?:js|css|html|json|txt)$/.test(name));
  expect(texts.length).toBeGreaterThan(50);
  const found: string[] = [];
  for (const name of texts) {
    // One after the other: there are few, and they are small.
    // oxlint-disable-next-line no-await-in-loop
    const text = await readFile(join(DIST, name), 'utf8');
    for (const trace of TRACES) if (text.includes(trace)) found.push(`${name}: ${trace}`);
  }
  expect(found).toEqual([]);
});
