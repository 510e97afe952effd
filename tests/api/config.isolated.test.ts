/** Where the backend is. */
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

  /** The settings with this one added to those of the same test. */
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

  it('send people with an account to the sales address where no other is named', async () => {
    expect((await configWith('VITE_SUPPORT_EMAIL', '')).supportEmail).toBe(
      'support@naamraksha.example',
    );
    expect((await configWith('VITE_SALES_EMAIL', 'sales@naam.in')).supportEmail).toBe(
      'sales@naam.in',
    );
    expect((await configWith('VITE_SUPPORT_EMAIL', 'help@naam.in')).supportEmail).toBe(
      'help@naam.in',
    );
  });

  it('show no telephone, price or duration that is not set', async () => {
    const unset = await configWith('VITE_PHONE', '');
    const { phone, whatsapp, priceFrom, approvalTime, legalEntity } = unset;
    expect([phone, whatsapp, priceFrom, approvalTime, legalEntity]).toEqual(Array(5).fill(null));
    expect((await configWith('VITE_PHONE', ' 020 1234 5678 ')).phone).toBe('020 1234 5678');
    expect((await configWith('VITE_WHATSAPP', '+91 98765 43210')).whatsapp).toBe('+91 98765 43210');
    expect((await configWith('VITE_APPROVAL_TIME', 'one working day.')).approvalTime).toBe(
      'one working day',
    );
  });

  it.each([
    ['VITE_SALES_EMAIL', 'sales at naam.in', 'must be an email address'],
    ['VITE_SUPPORT_EMAIL', 'a@b.in?bcc=c@d.in', 'must be an email address'],
    ['VITE_PHONE', 'call us', 'must be a telephone number'],
    ['VITE_PHONE', '12', 'must be a telephone number'],
    ['VITE_WHATSAPP', '98765 43210', 'must begin with +'],
    ['VITE_PRICE_FROM', 'x'.repeat(61), 'must be 60 characters or fewer'],
    ['VITE_APPROVAL_TIME', 'one\nday', 'must be a single line'],
  ])('refuse %s=%s', async (name, value, words) => {
    await expect(configWith(name, value)).rejects.toThrow(`${name} ${words}`);
  });

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
