/** The privacy page says who learns which names, where names are looked up, and no word of it elsewhere. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

/** Returns the text about look-ups of a site with these settings; null if there is none. */
async function saidWith(settings: Record<string, string>): Promise<string | null> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { privacy } = await import('@/content/legal.ts');
  const section = privacy.find(({ title }) => title === 'What is asked about names');
  return section?.paragraphs.join(' ') ?? null;
}

test('nothing where nothing is looked up', async () => {
  expect(await saidWith({})).toBeNull();
  const { privacy } = await import('@/content/legal.ts');
  expect(JSON.stringify(privacy)).not.toMatch(/DNS|registry|resolver/);
});

test('a resolver elsewhere learns the names and the address', async () => {
  const said = await saidWith({
    VITE_DOH_URL: 'https://doh.example.net/dns-query',
    VITE_DOH_NAME: 'Example DNS',
  });
  expect(said).toContain('to Example DNS, which learns the names and your network address');
  expect(said).not.toContain('registry');
});

test('behind the site, resolver and registry only learn the names', async () => {
  const said = await saidWith({ VITE_DOH_URL: '/evidence/doh', VITE_RDAP_URL: '/evidence/rdap' });
  expect(said).toContain('The resolver learns the names; only this site learns your network');
  expect(said).toContain('The registry learns the name; only this site learns your network');
});

test('a site that only asks registries does not mention DNS', async () => {
  expect(await saidWith({ VITE_RDAP_URL: '/evidence/rdap' })).not.toContain('DNS');
});
