/** Tests which assets and organisations are clear, and why the others are not. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Asset, Organization } from '@/api/contract/entities.ts';
import { engineQuestion } from '@/approvals/model/engine-question.ts';
import {
  ownersById,
  reviewAsset,
  reviewContext,
  reviewOrganization,
  type EngineAnswer,
  type ListCheck,
  type Review,
} from '@/approvals/model/review-asset.ts';
import { findConflicts } from '@/lookalike/conflicts.ts';
import { EngineWorker } from '@/lookalike/engine.worker.ts';

type Row = readonly [owner: string | number, name: string, state?: 'approved', type?: string];

/** Assets by owner and name; their ids count from 1. */
const assetsOf = (rows: readonly Row[]) =>
  rows.map(([owner_id, name, state, type = 'domain'], at) =>
    v.parse(Asset, { id: at + 1, owner_id, name, type, approved: state === 'approved' }),
  );

const ORGANIZATIONS = [
  { id: 'a', name: 'A', email: 'admin@tea.in', approved: true },
  { id: 'b', name: 'B', email: 'b@gmail.com', approved: true },
  { id: 'p', name: 'P', email: '', approved: false },
].map((organization) => v.parse(Organization, organization));

/** Answer of the engine, asked on this thread. */
function answerTo(assets: readonly Asset[], organizations: readonly Organization[]): EngineAnswer {
  const { pending = [], all = [], domains = [] } = engineQuestion(assets, organizations) ?? {};
  const worker = new EngineWorker();
  const ofPending = worker.readNames(pending.map(({ name }) => name));
  const ofDomains = worker.readNames(domains);
  const conflicts = [...findConflicts(pending, all)].filter((conflict) => conflict !== null);
  return {
    conflicts: new Map(conflicts.map((conflict) => [conflict.id, conflict])),
    facts: new Map(domains.map((domain, at) => [domain, ofDomains[at]])),
    compared: new Set(pending.flatMap(({ id }, at) => (ofPending[at]?.isComparable ? id : []))),
  };
}

function reviewed(rows: readonly Row[], check?: ListCheck, organizations = ORGANIZATIONS) {
  const assets = assetsOf(rows);
  const done = { state: 'done', answer: answerTo(assets, organizations) } as const;
  const context = reviewContext(assets, ownersById(organizations), check ?? done);
  return {
    asset: (name: string) =>
      reviewAsset(
        assets.findLast((asset) => asset.name === name && !asset.approved)!,
        context,
      ),
    organization: (id: string) =>
      reviewOrganization(
        organizations.find((one) => one.id === id)!,
        context,
      ),
  };
}

/** A review in short: its state, then each reason. */
const inShort = ({ state, reasons }: Review): string[] => [
  state,
  ...reasons.map((reason) => {
    switch (reason.kind) {
      case 'conflict':
        return `${reason.how} ${reason.own ? 'own' : (reason.otherOwner?.id ?? '?')} ${reason.other.name}`;
      case 'flagged-siblings':
        return `siblings ${reason.siblings.map(({ name }) => name).join(' ')}`;
      case 'flagged-assets':
        return `${reason.assets.map(({ name }) => name).join(' ')} of ${reason.total}`;
      case 'not-checked':
        return `not checked: ${reason.why}`;
      case 'ownership':
        return [reason.is, reason.near].filter(Boolean).join(' ');
      default:
        return reason.kind;
    }
  }),
];

const OTHERS: readonly Row[] = [
  ['a', 'sahyadri.in', 'approved'],
  ['b', 'shop.kotak.in', 'approved'],
  ['b', 'nilgiri.in'],
];

describe('a pending asset', () => {
  test.each<[string, Row, readonly string[]]>([
    ['nothing speaks against', ['b', 'konkan.in'], ['clear', 'nothing']],
    ['imitates an approved one', ['b', 'sahyadr1.in'], ['flagged', 'lookalike a sahyadri.in']],
    ['imitates a pending one', ['a', 'ni1giri.in'], ['flagged', 'lookalike b nilgiri.in']],
    ['is another’s approved one', ['b', 'Sahyadri.in'], ['flagged', 'same a sahyadri.in']],
    ['is another’s pending one', ['a', 'nilgiri.in'], ['flagged', 'same b nilgiri.in']],
    ['lies below another’s', ['b', 'x.sahyadri.in'], ['flagged', 'below a sahyadri.in']],
    ['lies above another’s', ['a', 'kotak.in'], ['flagged', 'beside b shop.kotak.in']],
    ['imitates its own', ['a', 'sahyadr1.in'], ['flagged', 'lookalike own sahyadri.in']],
    ['is a public suffix', ['a', 'co.in'], ['flagged', 'public-suffix']],
    [
      'imitates another’s, owner unknown',
      ['', 'sahyadr1.in'],
      ['flagged', 'lookalike a sahyadri.in', 'not checked: no-owner'],
    ],
    ['is no domain name', ['a', 'Tea Leaves'], ['unknown', 'not checked: unreadable']],
    [
      'hides a character',
      ['b', 'sahya\u200bdri.in'],
      ['flagged', 'same a sahyadri.in', 'not checked: unreadable'],
    ],
    ['is blank', ['a', ' '], ['unknown', 'not checked: unreadable']],
    ['has no owner', ['', 'konkan.in'], ['unknown', 'not checked: no-owner']],
    ['has an owner beyond 2^53', [2 ** 53 + 2, 'konkan.in'], ['unknown', 'not checked: no-owner']],
    [
      'has an owner that is not listed',
      ['u7', 'konkan.in'],
      ['clear', 'organisation-not-reported'],
    ],
    [
      'imitates a name, owner not listed',
      ['u7', 'sahyadr1.in'],
      ['flagged', 'lookalike a sahyadri.in', 'organisation-not-reported'],
    ],
    [
      'has a pending organisation',
      ['p', 'konkan.in'],
      ['clear', 'organisation-pending', 'nothing'],
    ],
  ])('%s', (_what, row, expected) => {
    const [state, ...reasons] = inShort(reviewed([...OTHERS, row]).asset(row[1]));
    expect([state, ...reasons.filter((reason) => expected.includes(reason))]).toEqual(expected);
    expect(reasons.filter((reason) => /^(?:not checked|public|organisation)/.test(reason))).toEqual(
      expected.filter((reason) => /^(?:not checked|public|organisation)/.test(reason)),
    );
  });

  test('is unknown if it was not among the pending ones when the list was compared, or nothing is known of it', () => {
    const malabar: Row = ['p', 'malabar.in'];
    const before = answerTo(assetsOf([['b', 'konkan.in', 'approved'], malabar]), []);
    const rows: Row[] = [['b', 'konkan.in'], malabar];
    const { asset } = reviewed(rows, { state: 'done', answer: before });
    expect(inShort(asset('konkan.in'))).toContain('not checked: unreadable');
    expect(asset('konkan.in').state).toBe('unknown');
    expect(asset('malabar.in').state).toBe('clear');
    const unknown = { ...before, facts: new Map() };
    const blind = reviewed(rows, { state: 'done', answer: unknown });
    expect(blind.asset('malabar.in').state).toBe('unknown');
  });

  test('two names without an owner are compared as those of two owners', () => {
    const { asset } = reviewed([
      ['', 'sahyadri.in', 'approved'],
      ['', 'sahyadri.in'],
    ]);
    expect(inShort(asset('sahyadri.in'))).toContain('same ? sahyadri.in');
  });

  test('is unknown if another asset has its id', () => {
    const assets = assetsOf([
      ['a', 'sahyadri.in', 'approved'],
      ['b', 'konkan.in'],
      ['p', 'malabar.in'],
      ['p', 'malabar.in'],
    ]).map((asset, at) => ({ ...asset, id: at < 2 ? '1' : '2' }));
    const answer = answerTo(assets, ORGANIZATIONS);
    const context = reviewContext(assets, ownersById(ORGANIZATIONS), { state: 'done', answer });
    const [, konkan, , malabar] = assets.map((asset) => reviewAsset(asset, context));
    expect(inShort(konkan!)).toEqual(['unknown', 'not checked: shared-id', 'nothing']);
    expect(malabar?.state).toBe('clear');
  });

  test('an organisation’s other names are flagged with the one that is', () => {
    const { asset, organization } = reviewed([
      ['a', 'sahyadri.in', 'approved'],
      ['b', 'sahyadr1.in'],
      ['b', 'konkan.in'],
      ['p', 'malabar.in'],
    ]);
    expect(inShort(asset('konkan.in'))).toEqual(['flagged', 'siblings sahyadr1.in', 'nothing']);
    expect(inShort(asset('sahyadr1.in'))).toEqual([
      'flagged',
      'lookalike a sahyadri.in',
      'nothing',
    ]);
    expect(asset('malabar.in').state).toBe('clear');
    expect(inShort(organization('b'))).toEqual(['flagged', 'sahyadr1.in of 2']);
    expect(inShort(organization('p'))).toEqual(['clear']);
  });

  test.each<[string, ListCheck]>([
    ['checking', { state: 'checking' }],
    ['organisations', { state: 'failed', why: 'organisations' }],
    ['assets', { state: 'failed', why: 'assets' }],
    ['engine', { state: 'failed', why: 'engine' }],
    ['stopped', { state: 'failed', why: 'stopped' }],
  ])('is not clear before its list was compared to the end: %s', (why, check) => {
    const { asset, organization } = reviewed([['b', 'konkan.in']], check);
    expect(inShort(asset('konkan.in'))).toEqual(['unknown', `not checked: ${why}`]);
    expect(inShort(organization('b'))).toEqual(['unknown', `not checked: ${why}`]);
  });
});

test('an organisation is unknown if no owner is a listed organisation', () => {
  const { organization } = reviewed([['u7', 'konkan.in']]);
  expect(inShort(organization('p'))).toEqual(['unknown', 'not checked: assets-not-reported']);
  expect(inShort(reviewed([]).organization('p'))).toEqual(['clear']);
});

describe('ownership', () => {
  const ORGANIZATION = { id: 'a', name: 'A', approved: true };

  test.each<[string, string, string, readonly string[], string]>([
    ['the domain of its email address', 'shop.tea.in', 'a@tea.in', [], 'mail'],
    ['a host of its email address', 'tea.co.in', 'a@mail.tea.co.in', [], 'mail'],
    ['an address at a provider for everybody', 'gmail.com', 'a@gmail.com', [], 'nothing'],
    ['an address below such a provider', 'yahoo.com', 'a@uk.yahoo.com', [], 'nothing'],
    [
      'a name on one hosting platform',
      'a.vercel.app',
      'x@b.vercel.app',
      ['c.vercel.app'],
      'nothing',
    ],
    ['only the ending', 'tea.co.in', 'a@coffee.co.in', ['bank.co.in'], 'nothing'],
    ['no address', 'tea.in', 'tea.in', [], 'nothing'],
    [
      'the nearest name above it',
      'a.shop.tea.in',
      '',
      ['tea.in', 'shop.tea.in'],
      'above shop.tea.in',
    ],
    ['an approved name beside it', 'shop.tea.in', '', ['www.tea.in'], 'beside www.tea.in'],
    ['a public suffix that was approved', 'tea.co.in', '', ['co.in'], 'nothing'],
    ['names that are no domains', 'tea.in', '', ['Tea Mobile', ''], 'nothing'],
    ['a name in its Unicode form', 'a.xn--te-hja.in', '', ['tëe.in'], 'above xn--te-hja.in'],
  ])('%s', (_what, name, email, approved, expected) => {
    const organizations = [v.parse(Organization, { ...ORGANIZATION, email })];
    const rows: Row[] = [['a', name], ...approved.map((one): Row => ['a', one, 'approved'])];
    const review = reviewed(rows, undefined, organizations).asset(name);
    expect(inShort(review).at(-1)).toBe(expected);
  });

  test('the title of an app is compared, where it has letters', () => {
    const app = (name: string): Row => ['a', name, undefined, 'app'];
    const { asset } = reviewed([app('Tea Mobile'), app('चाय'), app('★'), app('')]);
    expect(inShort(asset('Tea Mobile'))).toEqual(['clear', 'app']);
    expect(inShort(asset('चाय'))).toEqual(['clear', 'app']);
    expect(inShort(asset('★'))).toEqual(['unknown', 'not checked: unreadable', 'app']);
    expect(inShort(asset(''))).toEqual(['unknown', 'not checked: unreadable', 'app']);
  });
});

describe('the question to the engine', () => {
  const key = (rows: readonly Row[]) => engineQuestion(assetsOf(rows), ORGANIZATIONS)?.key;
  const ROWS: readonly Row[] = [
    ['a', 'tea.in'],
    ['b', 'bank.in'],
  ];

  test('stays the same after an approval, and changes with a name or an owner', () => {
    expect(key([['a', 'tea.in', 'approved'], ROWS[1]!])).toBe(key(ROWS));
    expect(key([['a', 'teas.in'], ROWS[1]!])).not.toBe(key(ROWS));
    expect(key([['b', 'tea.in'], ROWS[1]!])).not.toBe(key(ROWS));
    expect(key([ROWS[0]!])).not.toBe(key(ROWS));
  });

  test('is not asked if nothing is pending', () => {
    expect(key([['a', 'tea.in', 'approved']])).toBeUndefined();
  });
});
