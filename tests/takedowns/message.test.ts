/** The letter as a file that mail programs open, read back by somebody else's parser. */
import { assert, asyncProperty, string } from 'fast-check';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { fileName } from '@/lib/download.ts';
import { mailtoAddress } from '@/lib/mail.ts';
import { fileStem } from '@/takedowns/model/letters.ts';
import { messageText, type Message } from '@/takedowns/model/message.ts';
import { HOSTILE } from '../setup/hostile.ts';
import { NOW, reportedName } from './names.ts';

const MESSAGE: Message = {
  from: { name: 'Asha Rao', address: 'asha@sahyadri.bank.in' },
  to: ['abuse@registrar.example'],
  subject: 'Abuse report: xn--hdfcbnk-6fg[.]in',
  body: 'Dear Sir or Madam,\n\nPlease act.\r\nYours faithfully',
  date: NOW,
  language: 'en',
};
const HINDI: Message = {
  ...MESSAGE,
  from: { name: 'आशा राव', address: 'asha@sahyadri.bank.in' },
  subject: 'डोमेन के दुरुपयोग की शिकायत: xn--hdfcbnk-6fg[.]in तथा 12 अन्य, 🔒 और बहुत कुछ',
  body: 'महोदय/महोदया,\n\nकृपया कार्रवाई करें।',
  language: 'hi',
};

const HEADERS = [
  'date',
  'from',
  'to',
  'subject',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'content-language',
  'x-unsent',
];

/** The lines of the header, unfolded. */
const headersOf = (text: string) =>
  text.slice(0, text.indexOf('\r\n\r\n')).replaceAll('\r\n ', ' ').split('\r\n');

async function readBack(message: Message) {
  const text = messageText(message);
  expect(text).toMatch(/^[\r\n -~]*$/);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) {
    expect(line.length).toBeLessThanOrEqual(line.includes('=?') ? 76 : 998);
  }
  const mail = await PostalMime.parse(text);
  expect(mail.headers.map(({ key }) => key)).toEqual(HEADERS);
  expect(headersOf(text)).toHaveLength(HEADERS.length);
  return mail;
}

test.each([
  ['English', MESSAGE],
  ['Hindi', HINDI],
])('in %s it is read back as it was written', async (_language, message) => {
  const mail = await readBack(message);
  expect(mail.subject).toBe(message.subject);
  expect(mail.from).toEqual(message.from);
  expect(mail.to).toEqual([{ name: '', address: 'abuse@registrar.example' }]);
  expect(mail.text?.trimEnd()).toBe(message.body.replace(/\r?\n/g, '\r\n'));
  expect(new Date(mail.date ?? '').getTime()).toBe(NOW);
});

test('every encoded word is short enough, and whole by itself', () => {
  const subject = /^Subject: (.*)$/.exec(headersOf(messageText(HINDI))[3] ?? '')?.[1] ?? '';
  const words = subject.split(' ');
  expect(words.length).toBeGreaterThan(1);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decoded = words.map((word) => {
    expect(word.length).toBeLessThanOrEqual(75);
    const base64 = /^=\?utf-8\?B\?(.*)\?=$/.exec(word)?.[1] ?? '';
    return decoder.decode(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)));
  });
  expect(decoded.join('')).toBe(HINDI.subject);
});

describe('hostile text', () => {
  const INJECTIONS = [
    ...HOSTILE,
    'x\r\nBcc: all@evil.example',
    'x\nBcc: all@evil.example\n\nNew body',
    'x\r\n\r\n<html>',
    '=?utf-8?Q?=0D=0ABcc:_all@evil.example?=',
    'A" <evil@evil.example>, "B',
    'x\u2028Bcc: all@evil.example',
    'x\u0085Bcc: all@evil.example',
    '\uD83D half',
  ];

  test.each(INJECTIONS.map((text, at) => [at, text]))(
    'in subject, name and body makes no header and no recipient (%i)',
    async (_at, text) => {
      const mail = await readBack({
        ...MESSAGE,
        subject: text,
        body: text,
        from: { ...MESSAGE.from, name: text },
      });
      expect(mail.from?.address).toBe(MESSAGE.from.address);
      expect(mail.to?.map(({ address }) => address)).toEqual(MESSAGE.to);
      expect([mail.bcc, mail.cc, mail.attachments]).toEqual([undefined, undefined, []]);
    },
  );

  test('whatever it is', async () => {
    await assert(
      asyncProperty(string({ unit: 'binary' }), async (text) => {
        const mail = await readBack({ ...MESSAGE, subject: text, body: text });
        expect(mail.to?.map(({ address }) => address)).toEqual(MESSAGE.to);
      }),
      { numRuns: process.env['FULL'] ? 5_000 : 30 },
    );
  });

  test.each(['a@b\r\nBcc: c@d', 'no address', 'a@b c', '', 'आशा@x.in'])(
    'as a recipient is refused: %j',
    (address) => {
      expect(() => messageText({ ...MESSAGE, to: [address] })).toThrow('needs addresses');
    },
  );

  test.each([
    ['asha@मेल.भारत', 'asha@xn--r2bi6d.xn--h2brj9c'],
    ['आशा@sahyadri.bank.in', undefined],
    ['a@b.in\r\nBcc: c@d.in', undefined],
    ['', undefined],
  ])(
    'as the sender is written in ASCII or left to the mail program: %j',
    async (address, found) => {
      const mail = await PostalMime.parse(messageText({ ...MESSAGE, from: { name: '', address } }));
      expect(mail.from?.address).toBe(found);
      const written = HEADERS.filter((key) => key !== 'from' || found !== undefined);
      expect(mail.headers.map(({ key }) => key)).toEqual(written);
    },
  );

  test('without a recipient there is no message', () => {
    expect(() => messageText({ ...MESSAGE, to: [] })).toThrow('needs addresses');
  });

  test('in a mail link stays in its place', () => {
    const link = mailtoAddress(['a&bcc=x@y.example'], 'x&bcc=z@y.example', 'x\n&cc=z@y.example');
    const { pathname, searchParams } = new URL(link);
    expect([...searchParams.keys()]).toEqual(['subject', 'body']);
    expect(pathname).toBe('a%26bcc%3Dx@y.example');
    expect(searchParams.get('body')).toBe('x\r\n&cc=z@y.example');
  });
});

const NAME = reportedName('example.com', 'examp1e.com');

test.each([
  ['one name', [NAME], 'abuse-examp1e-com-abuse-registrar-example.eml'],
  [
    'a name so long that the recipient would be cut off',
    [{ ...NAME, host: `${'a'.repeat(60)}.com` }],
    `abuse-${'a'.repeat(36)}-abuse-registrar-example.eml`,
  ],
  ['several', [NAME, NAME, NAME], 'abuse-examp1e-com-and-2-more-abuse-registrar-example.eml'],
  [
    'no host, and a hostile alert ID',
    [{ ...NAME, host: null, alert: '../evil.sh' }],
    'abuse---evil-sh-abuse-registrar-example.eml',
  ],
])('the file of %s', (_what, names, file) => {
  const stem = fileStem({ kind: 'abuse', names, to: ['abuse@registrar.example'] });
  expect(fileName(stem, 'eml')).toBe(file);
});
