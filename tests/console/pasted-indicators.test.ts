/** Indicators in text that people paste into the search of the alerts. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  entriesUnread,
  extractIndicators,
  searchedHosts,
} from '@/alerts/model/pasted-indicators.ts';
import { pastedQuery } from '@/alerts/model/pasted-query.ts';
import { cpuNow } from '../setup/cpu-clock.ts';

const read = (text: string) => extractIndicators(text);

describe('a text with names in it', () => {
  it.each([
    ['two lines', 'evil.com\nexample.in', ['evil.com', 'example.in']],
    ['commas', 'evil.com, example.in;other.org', ['evil.com', 'example.in', 'other.org']],
    ['blanks', 'evil.com  example.in', ['evil.com', 'example.in']],
    [
      'a defanged URL in a sentence',
      'Please block hxxps://examp1e[.]com/login?u=http://bank.in now.',
      ['examp1e.com'],
    ],
    ['brackets around all of the colon', 'See hxxp[://]evil[.]com/a today', ['evil.com']],
    ['dots with blanks', 'They use evil [.] com and evil (dot) in', ['evil.com', 'evil.in']],
    ['a whole line in words', 'evil dot com\nother.in', ['evil.com', 'other.in']],
    ['a sender', '"Your Bank" <kyc@evil.com>', ['evil.com']],
    ['e-mail headers', 'From: <a@evil.com>\nReply-To: b@other.in', ['evil.com', 'other.in']],
    ['mailto', 'write to mailto:a@evil.com please', ['evil.com']],
    ['www and a trailing dot', 'www.evil.com. other.in.', ['evil.com', 'other.in']],
    ['the end of a sentence', 'It came from evil.com.', ['evil.com']],
    ['Unicode and punycode, once', 'm\u00fcnchen.de xn--mnchen-3ya.de', ['xn--mnchen-3ya.de']],
    ['capitals', 'EVIL.COM and Evil.com', ['evil.com']],
    ['a port', 'http://evil.com:8080/x and evil.in:443', ['evil.com', 'evil.in']],
    ['IP addresses', 'http://192.0.2.9/login, 198.51.100.4', ['192.0.2.9', '198.51.100.4']],
    ['log lines', 'client=evil.com status=200', ['evil.com']],
    ['names of files are none', 'invoice.pdf from evil.com, index.php', ['evil.com']],
    ['a file in an address', 'https://evil.com/login.php and x', ['evil.com']],
    ['numbers of alerts', '29, 30, 31', ['#29', '#30', '#31']],
    ['numbers beside names', '#29 evil.com', ['#29', 'evil.com']],
    ['an alert by its number', 'alert 29\nAlert #30\nAlert no. 31', ['#29', '#30', '#31']],
    ['a hosts file', '0.0.0.0 evil.com # e\n127.0.0.1\tother.in', ['evil.com', 'other.in']],
    ['a zone', '@ IN SOA localhost. root.localhost. 1 2\n*.evil.com CNAME .', ['evil.com']],
    ['a number in a sentence is none', 'On 29 November evil.com came', ['evil.com']],
  ])('%s', (_what, text, items) => {
    expect(read(text)).toEqual(items);
  });

  it.each([
    '',
    'bank',
    'asks for',
    'certificate was issued',
    'evil.com',
    'homoglyph',
    'Dot to dash',
    'alert 29',
    '24/7',
    'a. b',
    'e.g. this',
    '...',
  ])('is not: %s', (text) => {
    expect(extractIndicators(text)).toBeNull();
  });

  it.each<[text: string, unread: readonly string[]]>([
    ['a.com, foo, b.com, #29, foo', ['foo']],
    ['a.com\nreport.pdf\nb.com c.com\n<b>', ['report.pdf', '<b>']],
    ['Please look at a.com, b.com and c.com, thanks', []],
    ['a.com, b.com', []],
  ])('of a list says what was not read, of a sentence nothing: %j', (text, unread) => {
    expect(entriesUnread(text)).toEqual(unread);
  });

  it.each([
    'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fsbi-kyc.top%2Flogin&data=05',
    'https://urldefense.com/v3/__https://sbi-kyc.top__;!!abc',
    'hxxps://protect.checkpoint[.]com/v2/r01/___https://sbi-kyc.top___.YXAz',
    'https://urldefense.proofpoint.com/v1/url?u=https://sbi-kyc.top/login&k=x',
    'https://urldefense.proofpoint.com/v2/url?u=http-3A__www.sbi-2Dkyc.top_login&d=DwMF',
    'https://protect-eu.mimecast.com/s/AbCdEf12?domain=sbi-kyc.top',
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fsbi-kyc.top%2F&h=x',
  ])('a link that a mail filter has rewritten is about the one that was sent: %s', (text) => {
    expect(searchedHosts(text)).toEqual(['sbi-kyc.top']);
  });

  it('throws for no text, and names nothing that is not in it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
        for (const item of extractIndicators(text) ?? []) expect(item).not.toBe('');
        expect((await pastedQuery(text)).query.length).toBeLessThanOrEqual(1_500);
      }),
      { numRuns: process.env['FULL'] ? 20_000 : 300 },
    );
  });
});

describe('a pasted text', () => {
  it('fits one line, which says the same', async () => {
    const text = '\n evil.com\r\nexample.in,\nother.org \n';
    expect(await pastedQuery(text)).toEqual({
      query: 'evil.com, example.in, other.org',
      kept: null,
    });
  });

  it('that is too long for an address leaves its names', async () => {
    const words = 'A long story without any end. '.repeat(60);
    expect(await pastedQuery(`${words}\nhxxp://evil[.]com/x ${words} (other.in)`)).toEqual({
      query: 'evil.com, other.in',
      kept: { items: 2, of: 2 },
    });
    const names = Array.from({ length: 300 }, (_, at) => `name-${at}.example.in`);
    const { query, kept } = await pastedQuery(names.join('\n'));
    expect(kept).toEqual({ items: 40, of: 300 });
    expect(read(query)).toEqual(names.slice(0, 40));
  });

  it('never brings a sender or a number of an account into the address', async () => {
    const mail = 'Dear Sir, from Meera Joshi, a/c 0012345678:\nopen hxxps://evil[.]com/kyc now';
    expect((await pastedQuery(mail)).query).toBe('evil.com');
    expect((await pastedQuery('a@evil.com\nacme.c0m')).query).toBe('evil.com, acme.c0m');
  });

  it.each([
    ['ticket;Domain;registrar\n1;evil.in;nic.in\n2;acme.c0m;evil.net', 'evil.in', 2],
    ['On,Domain Name\n,hxxps://www[.]evil[.]in/x\nmirror.org,other.in', 'evil.in, other.in', 2],
    ['Asset,Impersonating domain\nacme.in,acme-pay.in\nacme.in,www.acme-pay.in', 'acme-pay.in', 1],
    ['[\n{"asset_name": "acme.in", "impersonating_domain": "acme-pay.in"}]', 'acme-pay.in', 1],
  ])('that is a table leaves the names in its domain column: %j', async (text, query, of) => {
    const items = query.split(', ').length;
    expect(await pastedQuery(text)).toEqual({ query, kept: { items, of } });
  });

  it('that is a table without a readable name leaves what else it names', async () => {
    expect((await pastedQuery('Seen on,Domain\n#29,acme.c0m')).query).toBe('#29');
  });

  it('of a megabyte is read at once', async () => {
    const started = cpuNow();
    await pastedQuery('((((('.repeat(100_000) + '[.'.repeat(200_000));
    await pastedQuery('a@'.repeat(400_000));
    await pastedQuery(`a${' '.repeat(199_000)}x`);
    await pastedQuery(`${'a.'.repeat(400_000)}com`);
    await pastedQuery('hxxp'.repeat(200_000));
    expect(cpuNow() - started).toBeLessThan(5_000);
  });
});
