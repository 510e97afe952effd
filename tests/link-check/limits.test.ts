/** Limits of the link check: 64,000 characters of anything in at most two seconds, 50 hosts judged. */
import { expect, test } from 'vitest';
import { checkMessage } from '@/link-check/model/check-message.ts';
import { MAX_TEXT } from '@/link-check/model/lists.ts';

test('judges 50 hosts, names those beyond, and does not vouch', () => {
  const links = Array.from({ length: 60 }, (_, at) => `https://www${at}.hdfcbank.com`);
  const { verdicts, beyond, kept } = checkMessage(links.join(' '), '');
  expect(verdicts.filter(({ kind }) => kind === 'own')).toHaveLength(50);
  expect(beyond).toEqual(links.slice(50).map((link) => new URL(link).hostname));
  expect([verdicts[0]?.kind, verdicts[0]?.reason]).toEqual(['unread', 'beyond']);
  // A shared link to a part of them could leave out the thief’s.
  expect(kept).toBe('');
});

test('a longer text is left unread', () => {
  const { verdicts } = checkMessage(`https://www.hdfcbank.com ${'x'.repeat(MAX_TEXT)}`, '');
  expect(verdicts.map(({ kind }) => kind)).toEqual(['unread']);
});

/** Fills the longest text with copies of a piece. */
const filled = (piece: string, start = ''): string =>
  `${start}${piece.repeat(Math.ceil(MAX_TEXT / piece.length))}`.slice(0, MAX_TEXT);

test.each([
  ['one letter', filled('a')],
  ['closing brackets before a letter', `${filled(')').slice(1)}x`],
  ['a long host in Hindi', filled('ह', 'https://')],
  ['a long host in many signs', filled('䀀䀁䀂䀃', 'https://')],
  ['links in links', filled('https://a.in/?u=', 'https://')],
  ['redirects', filled('&u=//e.in', 'https://hdfcbank.com/?a')],
  ['encoded again and again', filled('%25', 'https://hdfcbank.com/?u=')],
  ['names in a row', filled('a.in,')],
  ['email addresses', filled('a@b.in ')],
  ['blanks before dots', filled(' .')],
  ['schemes', filled('http')],
  ['words of fraud', filled('sbikycupdate')],
  ['program files', filled('.apk')],
  ['words glued to nothing', filled('a:')],
  ['schemes with hyphens', filled('x+')],
  ['underlines', filled('_', 'hdfcbank.com ')],
  ['signs that stand for many', filled('ﷺ.')],
  ['entities', filled('&#46;')],
  ['half a punycode', filled('xn--')],
  [
    'different hosts',
    Array.from({ length: 9000 }, (_, at) => `h${at}.in`)
      .join(' ')
      .slice(0, MAX_TEXT),
  ],
])('takes at most two seconds for 64,000 characters of %s', (_, text) => {
  const start = performance.now();
  checkMessage(text, 'Sahyadri Lok Bank');
  expect(performance.now() - start).toBeLessThan(2000);
});
