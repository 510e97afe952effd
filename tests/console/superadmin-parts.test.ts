/** The pure parts under the super-admin's pages. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Asset, Organization } from '@/api/contract/entities.ts';
import { runMany } from '@/api/queries/many.ts';
import type { ApprovalRow } from '@/features/shared/conflicts/approval-rows.ts';
import { mailToClaimant, mailToOwner } from '@/features/shared/conflicts/conflict-mails.ts';
import { MAX_MAILTO } from '@/lib/mail.ts';
import { labelText } from '@/lib/visible-text.ts';
import { foreignGraphemes } from '@/lib/foreign-graphemes.ts';

describe('words', () => {
  it.each([
    ['a\n\tb', 'a b'],
    ['  ', 'unnamed'],
    ['a\u202Eb', 'a⟨U+202E⟩b'],
    ['a\uD800b', 'a⟨U+D800⟩b'],
    ['x'.repeat(10_000), `${'x'.repeat(60)}…`],
    ['😀'.repeat(61), `${'😀'.repeat(60)}…`],
  ])('%#', (text, expected) => {
    expect(labelText(text, 'unnamed')).toBe(expected);
  });
});

const parseAsset = (asset: object) => v.parse(Asset, asset);
const parseOrganization = (organization: object) => v.parse(Organization, organization);

describe('mails about a conflict', () => {
  const row = (name: string, email: string, own = false): ApprovalRow => ({
    asset: parseAsset({ id: '1', name, owner_id: 'a' }),
    owner: parseOrganization({ id: 'a', name: 'a', email }),
    conflict: {
      kind: 'lookalike',
      technique: null,
      id: '2',
      name,
      created: null,
      owner: 'b',
      email: 'b@example.in',
      own,
    },
    search: [],
  });

  it('fit into a link, however long the names are', () => {
    const long = `${'\u0430'.repeat(30)}.${'\u0430'.repeat(30)}.${'a'.repeat(60)}.${'\u0430'.repeat(30)}.com`;
    const mail = mailToOwner(row(long, 'a@example.in'));
    expect(mail).toMatch(/^mailto:b@example\.in\?subject=/);
    expect(mail?.length).toBeLessThanOrEqual(MAX_MAILTO);
  });

  it('are only there for addresses that a mail can be sent to, and for two organisations', () => {
    expect(mailToClaimant(row('a.in', 'a@example.in?bcc=x@evil.in'))).toBeNull();
    expect(mailToClaimant(row('a.in', ''))).toBeNull();
    expect(mailToOwner(row('a.in', 'a@example.in', true))).toBeNull();
    expect(mailToClaimant(row('a.in', 'a@example.in', true))).toMatch(/^mailto:a@example\.in\?/);
  });
});

describe('litIn', () => {
  const lit = (name: string) =>
    Array.from(name).filter((character) => foreignGraphemes(name)(character));

  it.each([
    ['a Cyrillic letter among Latin ones', 'p\u0430ypal.in', ['\u0430']],
    ['a whole Cyrillic label', '\u0430\u0440\u0440.com', ['\u0430', '\u0440', '\u0440']],
    ['nothing in ASCII', 'example.in', []],
    ['nothing in an Indian script of its own', 'भारत.भारत', []],
    ['an Indian letter among Latin ones', 'g\u0D20gle.in', ['\u0D20']],
  ])('lights %s', (_which, name, expected) => {
    expect(lit(name)).toEqual(expected);
  });
});

describe('runMany', () => {
  it('makes four calls at a time and goes on after a failure', async () => {
    const ids = Array.from({ length: 20 }, (_, at) => String(at));
    let running = 0;
    let most = 0;
    const told: string[] = [];
    const { signal } = new AbortController();
    const results = await runMany(
      { items: ids, onResult: (id) => told.push(id), signal },
      async (id) => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        if (id === '3') throw new Error('refused');
      },
    );
    expect(most).toBe(4);
    expect(told.toSorted((a, b) => Number(a) - Number(b))).toEqual(ids);
    expect(results.get('3')).toMatchObject({ is: 'failed' });
    expect([...results.values()].filter(({ is }) => is === 'done')).toHaveLength(19);
  });
});
