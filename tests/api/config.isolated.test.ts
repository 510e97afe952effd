/** Where the backend is (design section 6, VITE_API_HOST). */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiBase, backendBase } from '@/backend.ts';
import { ConfigError } from '@/config.ts';

const page = new URL('http://naam.test/login');
const secure = new URL('https://naam.test/login');

describe('backendBase', () => {
  it.each([
    [null, 'http://naam.test:5000'],
    ['10.0.0.5', 'http://10.0.0.5:5000'],
    ['10.0.0.5:8080', 'http://10.0.0.5:8080'],
    ['api.example.in', 'http://api.example.in:5000'],
    ['https://api.example.in', 'https://api.example.in'],
    ['https://api.example.in/v1/', 'https://api.example.in/v1'],
    ['http://10.0.0.5:5000', 'http://10.0.0.5:5000'],
    ['/api', 'http://naam.test/api'],
    ['/api/', 'http://naam.test/api'],
    ['/', 'http://naam.test'],
    ['HTTP://10.0.0.5:5000', 'http://10.0.0.5:5000'],
    ['[::1]', 'http://[::1]:5000'],
  ])('%s on an http page is %s', (host, base) => {
    expect(backendBase(host, page)).toBe(base);
  });

  it('takes port 5000 of an IPv6 host too', () => {
    expect(backendBase(null, new URL('http://[::1]:4173/'))).toBe('http://[::1]:5000');
  });

  it.each(['/api', 'https://api.example.in', 'http://127.0.0.1:5000', 'http://localhost:5000'])(
    'an https page may call %s',
    (host) => {
      expect(() => backendBase(host, secure)).not.toThrow();
    },
  );

  it.each([
    '10.0.0.5',
    'HTTP://10.0.0.5',
    'http://api.example.in',
    'http://127.0.0.1.evil.example',
  ])('an https page with the http backend %s says what to do', (host) => {
    expect(() => backendBase(host, secure)).toThrow(ConfigError);
    expect(() => backendBase(host, secure)).toThrow(/served over https.*VITE_API_HOST=\/api/);
  });

  it.each([
    'https://asha:hush@api.example.in',
    'asha@api.example.in',
    'https://api.example.in/v1?key=hush',
    'https://api.example.in/#v1',
    '/api?key=hush',
    'api.example.in?key=hush',
  ])('%s holds what no call could be made with, and is not repeated to visitors', (host) => {
    expect(() => backendBase(host, page)).toThrow(ConfigError);
    expect(() => backendBase(host, page)).toThrow(
      /^VITE_API_HOST must be .* without user, query and fragment\.$/,
    );
  });

  it.each(['ftp://10.0.0.5', 'two words', 'host/path', 'host\\path', 'http://', '//host', ':5000'])(
    '%s is told to be unreadable',
    (host) => {
      expect(() => backendBase(host, page)).toThrow(ConfigError);
    },
  );
});

describe('the settings', () => {
  afterEach(() => vi.unstubAllEnvs());

  const configWith = async (name: string, value: string) => {
    vi.resetModules();
    vi.stubEnv(name, value);
    return (await import('@/config.ts')).config;
  };

  it('name no street that does not exist', async () => {
    expect((await configWith('VITE_ADDRESS', ' ')).address).toBe('Pune, Maharashtra, India');
  });

  it('take the public address without its last slash', async () => {
    const { siteUrl } = await configWith('VITE_SITE_URL', 'https://naam.example.in/');
    expect(siteUrl).toBe('https://naam.example.in');
  });

  it.each(['/', '/naam', 'naam.example.in', '//naam.example.in', 'https://'])(
    'refuse %s as the public address',
    async (value) => {
      await expect(configWith('VITE_SITE_URL', value)).rejects.toThrow(
        `VITE_SITE_URL must be an http(s) address, not "${value}".`,
      );
    },
  );

  it('take a path where a form is sent to', async () => {
    expect((await configWith('VITE_CONTACT_URL', '/contact')).contactUrl).toBe('/contact');
    await expect(configWith('VITE_CONTACT_URL', '//contact')).rejects.toThrow(
      'VITE_CONTACT_URL must be an http(s) address or a path, not "//contact".',
    );
  });
});

describe('apiBase', () => {
  afterEach(() => document.head.replaceChildren());

  it('is port 5000 of the serving host when nothing is set', () => {
    expect(apiBase()).toBe('http://naam.test:5000');
  });

  it('is what the served page says', () => {
    document.head.innerHTML = '<meta name="api-base" content="http://127.0.0.1:5001">';
    expect(apiBase()).toBe('http://127.0.0.1:5001');
  });
});
