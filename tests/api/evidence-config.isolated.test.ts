/** Where the evidence about names comes from: the settings VITE_DOH_* and VITE_RDAP_URL, and the page's meta. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  document.head.replaceChildren();
});

/** The configuration of a page that is built with these settings. */
async function configWith(settings: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return (await import('@/evidence-config.ts')).evidenceConfig();
}

const served = (content: string) => {
  document.head.innerHTML = `<meta name="evidence" content="${content}">`;
};

describe('the settings', () => {
  it('ask nothing where nothing is set', async () => {
    expect(await configWith()).toEqual({ doh: null, rdap: null });
    // Settings that only describe a resolver do not configure one.
    expect(await configWith({ VITE_DOH_NAME: 'Ours', VITE_DOH_RATE: '5' })).toEqual({
      doh: null,
      rdap: null,
    });
  });

  it('take a path of this site for each', async () => {
    expect(
      await configWith({ VITE_DOH_URL: ' /evidence/doh/ ', VITE_RDAP_URL: '/evidence/rdap/' }),
    ).toEqual({
      doh: { url: '/evidence/doh', name: 'this site’s resolver', rate: 20, max: 200 },
      rdap: { url: '/evidence/rdap', name: expect.stringContaining('egistry') as string },
    });
  });

  it('take an https address of a resolver, called by its host where it has no name', async () => {
    expect(await configWith({ VITE_DOH_URL: 'https://DoH.example.net:8443/dns-query' })).toEqual({
      doh: {
        url: 'https://doh.example.net:8443/dns-query',
        name: 'doh.example.net:8443',
        rate: 20,
        max: 200,
      },
      rdap: null,
    });
  });

  it('take name, rate and number', async () => {
    const { doh } = await configWith({
      VITE_DOH_URL: '/doh',
      VITE_DOH_NAME: 'Cloudflare.',
      VITE_DOH_RATE: '50',
      VITE_DOH_MAX: '1000',
    });
    expect(doh).toEqual({ url: '/doh', name: 'Cloudflare', rate: 50, max: 1000 });
  });

  it.each([
    'http://doh.example.net/dns-query',
    'https://asha:hush@doh.example.net/dns-query',
    'https://doh.example.net/dns-query?key=hush',
    'https://doh.example.net/dns-query{?dns}',
    'https://doh.example.net/#dns',
    'https://doh.example;script-src/',
    'https://',
    '//doh.example.net/dns-query',
    'doh.example.net',
    'evidence/doh',
    '/',
    '/two words',
    '/evidence/../api',
    '/a;b',
    '/a?b',
    'javascript:alert(1)',
  ])('refuse %s as the resolver, and repeat none of it to visitors', async (value) => {
    await expect(configWith({ VITE_DOH_URL: value })).rejects.toThrow(
      'VITE_DOH_URL must be a path of this site such as /evidence/doh, or the https address of a ' +
        'resolver without user, query and fragment.',
    );
  });

  it.each(['https://rdap.example.net', '//rdap.example.net', '/', 'rdap', '/a b', '/a?b'])(
    'refuse %s as the registry',
    async (value) => {
      await expect(configWith({ VITE_RDAP_URL: value })).rejects.toThrow(
        'VITE_RDAP_URL must be a path of this site such as /evidence/rdap.',
      );
    },
  );

  it.each([
    ['VITE_DOH_RATE', '0', 'must be a whole number from 1 to 1000, not "0".'],
    ['VITE_DOH_RATE', '2.5', 'must be a whole number from 1 to 1000, not "2.5".'],
    ['VITE_DOH_RATE', 'fast', 'must be a whole number from 1 to 1000, not "fast".'],
    ['VITE_DOH_RATE', '1001', 'must be a whole number from 1 to 1000, not "1001".'],
    ['VITE_DOH_MAX', '-1', 'must be a whole number from 1 to 100000, not "-1".'],
    ['VITE_DOH_MAX', '1e3', 'must be a whole number from 1 to 100000, not "1e3".'],
    ['VITE_DOH_NAME', 'x'.repeat(61), 'must be 60 characters or fewer'],
    ['VITE_DOH_NAME', 'two\nlines', 'must be a single line'],
    ['VITE_DOH_URL', '/one\n/two', 'must be a single line'],
  ])('refuse %s=%s', async (name, value, words) => {
    await expect(configWith({ VITE_DOH_URL: '/doh', [name]: value })).rejects.toThrow(
      `${name} ${words}`,
    );
  });
});

describe('the served page', () => {
  const demonstration = {
    doh: {
      url: '/evidence/doh',
      name: 'the demonstration resolver',
      isSample: true,
      rate: 20,
      max: 200,
    },
    rdap: { url: '/evidence/rdap', name: 'the demonstration registry', isSample: true },
  };

  it('switches both on, whatever the build’s settings are', async () => {
    served('/evidence');
    expect(await configWith()).toEqual(demonstration);
    vi.resetModules();
    expect(
      await configWith({ VITE_DOH_URL: 'https://doh.example.net/', VITE_DOH_NAME: 'Other' }),
    ).toEqual(demonstration);
  });

  it('leaves rate and number to the build', async () => {
    served('/evidence/');
    const { doh } = await configWith({ VITE_DOH_RATE: '100', VITE_DOH_MAX: '50' });
    expect(doh).toEqual({ ...demonstration.doh, rate: 100, max: 50 });
  });

  it('is one object as long as page and settings say the same', async () => {
    served('/evidence');
    const { evidenceConfig } = await import('@/evidence-config.ts');
    expect(evidenceConfig()).toBe(evidenceConfig());
    vi.stubEnv('VITE_DOH_MAX', '50');
    expect(evidenceConfig().doh).toHaveProperty('max', 50);
    document.head.replaceChildren();
    expect(evidenceConfig()).toEqual({ doh: null, rdap: null });
  });

  it.each(['https://evil.example', '//evil.example', 'evidence', '/a?b', '/'])(
    'cannot lead to %s',
    async (content) => {
      served(content);
      await expect(configWith()).rejects.toThrow(
        'The page’s <meta name="evidence"> must be a path of this site such as /evidence.',
      );
    },
  );

  it('says nothing where its content is empty', async () => {
    served('');
    expect(await configWith()).toEqual({ doh: null, rdap: null });
  });
});

it('is off in the demonstration, which calls nothing but its own page', async () => {
  served('/evidence');
  expect(await configWith({ MODE: 'demo', VITE_DOH_URL: '/doh' })).toEqual({
    doh: null,
    rdap: null,
  });
});

it('pages are prerendered with the build’s settings only', async () => {
  served('/evidence');
  vi.stubEnv('VITE_RDAP_URL', '/rdap');
  const { builtEvidence } = await import('@/evidence-config.ts');
  expect(builtEvidence()).toEqual({
    doh: null,
    rdap: { url: '/rdap', name: 'the registry, by way of this site' },
  });
});
