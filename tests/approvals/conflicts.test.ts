/** Conflicts between assets, as the engine finds them. */
import { describe, expect, test } from 'vitest';
import { findConflicts, type AssetRef } from '@/lookalike/conflicts.ts';
import { explain, generate } from '@/lookalike/index.ts';
import { HOSTILE } from '../setup/hostile.ts';

type Names = Record<string, readonly string[]>;

const named = (names: Names, pending = false): AssetRef[] =>
  Object.entries(names).flatMap(([owner, list]) =>
    list.map((name) => ({ id: `${owner}:${name}`, name, owner, pending })),
  );

const found = (names: Names, approved: Names, pending: Names = {}) =>
  [...findConflicts(named(names, true), [...named(approved), ...named(pending, true)])].filter(
    (conflict) => conflict !== null,
  );

describe('findConflicts', () => {
  test.each([
    ['a glyph of another script', 's\u0430hyadrilokbank.com', 'sahyadrilokbank.com', 'homoglyph'],
    ['a swap', 'sahyadrilobkank.com', 'sahyadrilokbank.com', 'transposition'],
    ['another ending', 'sahyadrilokbank.in', 'sahyadrilokbank.com', 'tld-swap'],
    ['bait words', 'sahyadrilokbank-kyc.com', 'sahyadrilokbank.com', 'combosquatting'],
    ['a short brand with bait', 'kyc-ola-login.in', 'ola.in', 'combosquatting'],
    ['the brand on the left', 'ola.in.pan-verify.online', 'ola.in', 'brand-in-subdomain'],
    ['a short name with a doubled letter', 'boox.com', 'box.com', 'repetition'],
    ['a piece left out', 'sahyadribank.in', 'sahyadrilokbank.in', 'omission'],
    ['a dot put into the name', 'sahyadri.lokbank.com', 'sahyadrilokbank.com', 'subdomain'],
    ['a dot taken out', 'netbankingsbi.co.in', 'netbanking.sbi.co.in', 'missing-dot'],
  ])('finds %s, in approved and in pending names', (_which, name, other, technique) => {
    const conflict = { id: `b:${name}`, other: `a:${other}`, kind: 'lookalike', technique };
    expect(found({ b: [name] }, { a: [other] })).toEqual([conflict]);
    expect(found({ b: [name] }, {}, { a: [other], b: [name] })).toEqual([conflict]);
  });

  test.each([
    ['the same name', 'Example.in.', 'example.in', 'same'],
    ['a name below', 'shop.example.in', 'example.in', 'below'],
    ['a name above', 'example.in', 'shop.example.in', 'beside'],
    ['a name beside', 'mail.example.in', 'shop.example.in', 'beside'],
  ])('tells %s apart from a lookalike', (_which, name, other, kind) => {
    expect(found({ b: [name] }, { a: [other] })).toMatchObject([{ kind, technique: null }]);
    expect(found({ b: [name] }, {}, { a: [other] })).toMatchObject([{ kind, technique: null }]);
  });

  test.each([
    ['ex\u0430mple.in', 'example.in', 'homoglyph', [2]],
    ['sahyadri1okbank.com', 'sahyadrilokbank.com', 'homoglyph', [8]],
    ['sahyadrilobkank.com', 'sahyadrilokbank.com', 'transposition', [10, 11]],
  ])(
    'sets %s against the own name that it imitates, until it is approved',
    (copy, own, technique, highlighted) => {
      const names = [
        'example.in',
        'shop.example.in',
        'example.com',
        'उदाहरण.in',
        'sahyadrilokbank.com',
      ];
      const conflict = { id: `a:${copy}`, kind: 'lookalike', technique };
      expect(found({ a: [...names, copy] }, { a: [...names, copy] })).toEqual([]);
      expect(found({ a: [...names, copy, 'shop.b\u0430nk.in'] }, { a: names })).toEqual([
        { ...conflict, other: `a:${own}`, highlighted },
      ]);
      // Also one that is pending itself, which a pending host of the copy cannot hide.
      expect(found({ a: [copy] }, {}, { a: [own, copy, `x.${copy}`] })).toEqual([
        { ...conflict, other: `a:${own}`, highlighted },
      ]);
      // The other organisation's name weighs more.
      expect(found({ a: [copy] }, { a: names, b: [own] })).toEqual([
        { ...conflict, other: `b:${own}` },
      ]);
    },
  );

  test.each([
    ['another ending', 'sahyadrilokbank.net'],
    ['a host below it', 'pay.sahyadrilokbank.com'],
    ['a host below it, like another of them', 'pay.sahyadri1okbank.org'],
    ['an added neutral word', 'sahyadrilokbankfoundation.com'],
    ['an ending for few', 'sahyadri1okbank.bank.in'],
    ['another name', 'konkanfund.in'],
  ])('sets no own names against each other: %s', (_which, name) => {
    const own = ['sahyadrilokbank.com', 'www.sahyadri1okbank.org'];
    expect(found({ a: [name] }, { a: own }, { a: [name] })).toEqual([]);
  });

  test('names that have nothing to do with each other do not conflict', () => {
    const approved = { a: ['sahyadrilokbank.co.in', 'kotak.com', 'ola.in', 'Sahyadri Lok Mobile'] };
    const pending = ['nilgirikurinji.in', 'kodak.com', 'cola.in', 'Nilgiri Mobile', 'bank.in'];
    expect(found({ b: pending }, approved, { b: pending })).toEqual([]);
  });

  test.each([
    ['another’s app, in its words', 'Sahyadri Lok Mobile', 'sahyadri lok  MOBILE', 'same'],
    ['another’s app, by a letter', 'Sahyadri L\u043ek Mobile', 'Sahyadri Lok Mobile', 'lookalike'],
    ['another’s app as a domain', 'sahyadrilokmobi1e.com', 'Sahyadri Lok Mobile', 'lookalike'],
    ['another’s domain', 'Marutham Textiles', 'marutham-textiles.com', 'lookalike'],
    ['another’s domain with a word', 'MaruthamTextiles: KYC', 'marutham-textiles.com', 'lookalike'],
    ['another’s domain, as a package', 'com.kotak.login', 'kotak.com', 'lookalike'],
  ])('flags an app named like %s, and not its owner’s own', (_which, name, other, kind) => {
    expect(found({ b: [name] }, { a: [other] })).toMatchObject([{ other: `a:${other}`, kind }]);
    expect(found({ a: [name] }, { a: [other] })).toEqual([]);
  });

  test('hostile texts conflict only with themselves', () => {
    const kinds = found({ b: HOSTILE }, { a: HOSTILE });
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(['same']));
    expect(kinds.map(({ id, other }) => id.slice(2) === other.slice(2))).not.toContain(false);
    expect(found({ b: [''] }, { a: [''] })).toEqual([]);
  });

  test.each([
    ['a host below one’s own approved name adds nothing', 'mail.marutham-textiles.com', []],
    ['the same name does', 'shop.marutham-textiles.com', ['same']],
    ['a brand in the host does', 'kotak.com.marutham-textiles.com', ['lookalike']],
  ])('if two approved names conflict, %s', (_which, name, kinds) => {
    const approved = {
      a: ['marutham-textiles.com'],
      b: ['marutham-text\u0456les.com', 'shop.marutham-textiles.com'],
      c: ['kotak.com'],
    };
    expect(found({ a: [name] }, approved).map(({ kind }) => kind)).toEqual(kinds);
  });

  test('the name itself outweighs one below it, and that one a lookalike', () => {
    const approved = { a: ['exarnple.in'], c: ['shop.example.in'], d: ['example.in'] };
    expect(found({ b: ['example.in'] }, approved)).toMatchObject([{ other: 'd:example.in' }]);
    expect(found({ b: ['x.example.in'] }, { a: ['exarnple.in'], d: ['example.in'] })).toMatchObject(
      [{ other: 'd:example.in', kind: 'below' }],
    );
  });

  test.each(['sahyadrilokbank.co.in', 'marutham-textiles.com', 'kotak.com', 'ola.in', 'sbi.co.in'])(
    'misses no confident lookalike of %s among a thousand other names',
    (asset) => {
      const names = Array.from(generate(asset), ({ domain }) => domain);
      const step = Math.max(1, Math.floor(names.length / 400));
      const confident = names
        .filter((_, at) => at % step === 0)
        .filter((name) => explain(asset, name).confident);
      expect(confident.length).toBeGreaterThan(20);
      const crowd = Array.from({ length: 1_000 }, (_, at) => `company-${at}.example${at % 7}.in`);
      const flagged = found({ b: confident }, { a: [asset], crowd });
      const missed = confident.filter((name) => !flagged.some(({ id }) => id === `b:${name}`));
      expect(missed).toEqual([]);
    },
  );
});
