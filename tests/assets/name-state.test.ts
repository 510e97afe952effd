/** Tests when a domain can be added, and the sentences about a list. */
import { describe, expect, it } from 'vitest';
import { judgeName, type NameFacts } from '@/assets/check-names.ts';
import { roundWords, summaryOf, type NameState } from '@/assets/name-state.ts';
import type { WorkResult } from '@/api/queries/run-batch.ts';

const CLEAR: NameFacts = {
  relation: null,
  foreign: null,
  highlighted: new Set(),
  withoutWww: null,
  alerts: [],
};
const relation = (kind: 'imitation' | 'below') => ({
  kind,
  own: 'a.in',
  approved: true,
  says: '',
  highlighted: new Set<number>(),
});

describe('a domain', () => {
  const letter = { text: '\u0430', codePoint: 'U+0430', script: 'Cyrillic' };
  it.each<
    [what: string, name: string, facts: NameFacts | null | undefined, alerts: number, NameState]
  >([
    ['under check', 'a.in', undefined, 0, 'checking'],
    ['that could not be compared', 'a.in', null, 0, 'unknown'],
    ['without anything against it', 'a.in', CLEAR, 0, 'clear'],
    ['below an own one', 'a.in', { ...CLEAR, relation: relation('below') }, 0, 'clear'],
    [
      'that imitates an own one',
      'a.in',
      { ...CLEAR, relation: relation('imitation') },
      0,
      'warned',
    ],
    ['that mixes alphabets', 'a.in', { ...CLEAR, foreign: letter }, 0, 'warned'],
    ['in an alert', 'a.in', CLEAR, 1, 'warned'],
    ['of a public mail service', 'gmail.com', CLEAR, 0, 'warned'],
    ['that is a public suffix', 'co.in', null, 0, 'suffix'],
    ['of a hosting platform', 'github.io', undefined, 0, 'suffix'],
    ['that is an IP address', '10.0.0.1', undefined, 0, 'ip'],
  ])('%s', (_what, name, facts, alerts, state) => {
    expect(judgeName(name, facts, alerts, false)).toBe(state);
  });

  it('whose check takes too long is not compared, and no check is waited for twice', () => {
    expect(judgeName('a.in', undefined, 0, true)).toBe('unknown');
    expect(judgeName('a.in', CLEAR, 0, true)).toBe('clear');
  });
});

it.each<[states: NameState[], words: string]>([
  [['clear'], '1 domain: 1 can be added'],
  [
    ['clear', 'unknown', 'warned', 'suffix', 'ip', 'listed', 'failed', 'checking'],
    '8 domains: 2 can be added, 1 to confirm, 1 being checked, 1 not added, 2 cannot be added, 1 already in your list',
  ],
])('sums up a list before it is added: %s', (states, words) => {
  expect(summaryOf(states)).toBe(words);
});

describe('a round of calls', () => {
  const results = (...all: WorkResult['is'][]) =>
    new Map(all.map((is, at): [string, WorkResult] => [String(at), { is, error: null }]));

  it.each<[done: WorkResult['is'][], sent: number, isRunning: boolean, words: string]>([
    [[], 901, true, '901 to go'],
    [['done', 'failed'], 901, true, '1 added, 1 failed, 899 to go'],
    [['done', 'failed', 'left'], 3, false, '1 added, 1 failed, 1 not tried'],
    [['done'], 1, false, '1 added'],
  ])('%s of %i', (done, sent, isRunning, words) => {
    expect(roundWords(results(...done), sent, isRunning)).toBe(words);
  });
});
