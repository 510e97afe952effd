/** Facts about a new domain: the engine's own answers, read by checkNames. */
import { describe, expect, it } from 'vitest';
import type { Asset } from '@/api/contract/index.ts';
import { checkNames } from '@/assets/check-names.ts';
import { toAscii } from '@/lib/idna.ts';
import { findConflicts } from '@/lookalike/conflicts.ts';
import { explain } from '@/lookalike/explain.ts';

const own = (name: string, approved = true): Asset => ({
  id: name,
  name,
  type: 'domain',
  approved,
  creation_date: null,
  last_updated_on: null,
  under_watch: approved,
  owner_id: '1',
});

const OWN = [
  own('sahyadrilokbank.com'),
  own('sahyadrilokbank.co.in'),
  own('upi.sahyadrilokbank.co.in'),
  own('sbi.example', false),
  own('Sahyadri Mobile'),
];

/** Facts that the engine and checkNames find about one name in any written form. */
function check(written: string, assets: readonly Asset[] = OWN) {
  const name = toAscii(written) ?? '';
  const owned = assets.map((asset, at) => ({ id: String(at), name: asset.name, owner: 'own' }));
  const conflicts = [...findConflicts([{ id: name, name, owner: 'new' }], owned)].flatMap(
    (found) => found ?? [],
  );
  const explanations = new Map(
    conflicts.flatMap(({ other }) => {
      const found = explain(assets[Number(other)]?.name ?? '', name);
      return found.kind === 'explanation' ? [[name, found] as const] : [];
    }),
  );
  const facts = checkNames([name], assets, { conflicts, explanations, alerts: new Map() });
  const found = facts.get(name);
  if (!found) throw new Error(`Nothing is known of ${name}`);
  return found;
}

describe('how a new domain relates to the organisation’s own', () => {
  it.each([
    ['a slip of the hand', 'sahyadrilobkank.com', 'imitation', 'sahyadrilokbank.com'],
    ['a foreign letter', 's\u0430hyadrilokbank.com', 'imitation', 'sahyadrilokbank.com'],
    [
      'a foreign letter under a restricted ending',
      's\u0430hyadrilokbank.bank.in',
      'imitation',
      'sahyadrilokbank.co.in',
    ],
    ['a word added', 'sahyadrilokbank-kyc.com', 'imitation', 'sahyadrilokbank.com'],
    ['a subdomain', 'pay.sahyadrilokbank.com', 'below', 'sahyadrilokbank.com'],
  ])('%s', (_what, name, kind, other) => {
    expect(check(name).relation).toMatchObject({ kind, own: other, approved: true });
  });

  it.each([
    ['a plain name where only banks can register', 'sahyadrilok.bank.in'],
    ['a name like none', 'nilgirikurinji.in'],
    ['the same name', 'sahyadrilokbank.com'],
    ['the same name with another TLD', 'sahyadrilokbank.org'],
  ])('%s has no relation', (_what, name) => {
    expect(check(name).relation).toBeNull();
  });

  it('an imitation says every change and highlights what differs', () => {
    const { relation, highlighted } = check('sahyadri0kbank.com');
    expect(relation?.says).toBe('“0” stands for “o”. “l” is left out.');
    expect(highlighted.has(8)).toBe(true);
  });
});

describe('letters of two alphabets in one label', () => {
  it.each([
    ['p\u0430yp\u0435l.com', { text: '\u0430', codePoint: 'U+0430', script: 'Cyrillic' }, [1, 4]],
    ['g\u0D20gle.in', { text: '\u0D20', codePoint: 'U+0D20', script: 'Malayalam' }, [1]],
    ['दिल्ली.भारत', null, []],
    ['münchen.de', null, []],
    ['example.in', null, []],
  ])('%s: the first is named, all are highlighted', (name, foreign, places) => {
    const facts = check(name);
    expect(facts.foreign).toEqual(foreign);
    expect([...facts.highlighted]).toEqual(places);
  });
});

it.each([
  ['www.acme.in', 'acme.in'],
  ['www.in', null],
  ['acme.in', null],
])('of %s the domain without www is suggested: %s', (name, bare) => {
  expect(check(name).withoutWww).toBe(bare);
});
