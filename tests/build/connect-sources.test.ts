/** The policy's connect-src holds exactly what the settings name. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

/** The sources of a build with these settings, without 'self'. */
async function sourcesWith(settings: Record<string, string>): Promise<string[]> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { connectSources } = await import('@/build/connect-sources.ts');
  return connectSources({ apiHost: '/api', apiOrigins: [], errorUrl: undefined });
}

test('behind one origin with nothing else set, the pages call nothing else', async () => {
  expect(await sourcesWith({})).toEqual([]);
});

test('evidence from paths of the site adds nothing', async () => {
  expect(
    await sourcesWith({ VITE_DOH_URL: '/evidence/doh', VITE_RDAP_URL: '/evidence/rdap' }),
  ).toEqual([]);
});

test('a resolver elsewhere adds its origin and nothing more', async () => {
  expect(await sourcesWith({ VITE_DOH_URL: 'https://doh.example.net:8443/dns-query' })).toEqual([
    'https://doh.example.net:8443',
  ]);
});

test.each<Record<string, string>>([
  { VITE_DOH_URL: 'http://doh.example.net/dns-query' },
  { VITE_DOH_URL: 'doh.example.net' },
  { VITE_DOH_URL: 'https://doh.example;img-src/' },
  { VITE_RDAP_URL: 'https://rdap.example.net' },
  { VITE_RDAP_URL: '//rdap.example.net' },
  { VITE_DOH_URL: '/doh', VITE_DOH_RATE: 'fast' },
])('%j stops the build with the setting’s name', async (settings) => {
  const names = Object.keys(settings);
  await expect(sourcesWith(settings)).rejects.toThrow(new RegExp(`^${names.at(-1)} must be `));
});

test('the demonstration calls nothing, whatever is set', async () => {
  expect(
    await sourcesWith({ MODE: 'demo', VITE_DOH_URL: 'https://doh.example.net/dns-query' }),
  ).toEqual([]);
});
