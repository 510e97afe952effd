/** Answers are kept for the session, bounded, and never beyond it. */
import { expect, test } from 'vitest';
import type { DenyingZone, DnsState } from '@/evidence/dns/types.ts';
import { dnsFinding, registrationFinding, stateOf } from '@/evidence/finding.ts';
import { keptAnswers, type DnsLook } from '@/evidence/kept.ts';
import type { Registration } from '@/evidence/rdap/types.ts';
import { sessionState } from '@/lib/session-state.ts';

const noRecord = (at: number, raw = ''): Registration => ({
  is: 'no-record',
  at,
  source: 'naam.test',
  raw,
});

const NO_RECORD = { is: 'no-record', at: 1, source: 'naam.test' } as const;

function look(state: 'in-dns' | 'no-answer'): DnsLook {
  const records = { ns: [], a: [], aaaa: [], mx: [], cname: [] };
  return {
    state:
      state === 'in-dns'
        ? { is: 'in-dns', at: 1, records, mail: false, missing: [] }
        : { is: 'no-answer', at: 2, reason: { code: 'SERVFAIL' } },
    source: 'A resolver',
    raw: [],
  };
}

test('the last answer of each kind about each name', () => {
  sessionState.close();
  expect(keptAnswers().registrations.get('a.com')).toBeNull();
  keptAnswers().registrations.keep('a.com', noRecord(1));
  keptAnswers().registrations.keep('a.com', noRecord(2));
  keptAnswers().dns.keep('a.com', look('in-dns'));
  expect(keptAnswers().registrations.get('a.com')).toEqual(noRecord(2));
  expect(keptAnswers().dns.get('a.com')).toEqual(look('in-dns'));
  expect(keptAnswers().dns.get('b.com')).toBeNull();
});

test('what a list’s check has heard and what was looked up are one: the newer answer', () => {
  sessionState.close();
  const kept = keptAnswers();
  const { state } = look('in-dns');
  kept.hear('a.com', state, 'A resolver');
  expect(kept.dnsOf('a.com')).toEqual(look('in-dns'));
  kept.dns.keep('a.com', { ...look('in-dns'), state: { ...state, at: 5 } });
  expect(kept.dnsOf('a.com')?.state.at).toBe(5);
  kept.hear('a.com', { ...state, at: 7 }, 'A resolver');
  expect(kept.dnsOf('a.com')?.state.at).toBe(7);
  // An answer is not forgotten for a question that had none.
  kept.hear('a.com', { ...look('no-answer').state, at: 9 }, 'A resolver');
  expect(kept.dnsOf('a.com')?.state.at).toBe(5);
  kept.hear('b.com', look('no-answer').state, 'A resolver');
  expect(kept.dnsOf('b.com')?.state.is).toBe('no-answer');
  expect(kept.dnsOf('c.com')).toBeNull();
});

test('no answer takes the place of nothing', () => {
  sessionState.close();
  const none: Registration = { is: 'no-answer', at: 9, reason: { code: 'NETWORK' } };
  keptAnswers().registrations.keep('b.com', none);
  keptAnswers().dns.keep('b.com', look('no-answer'));
  expect(keptAnswers().registrations.get('b.com')).toBeNull();
  expect(keptAnswers().dns.get('b.com')).toBeNull();
  keptAnswers().registrations.keep('a.com', noRecord(1));
  keptAnswers().registrations.keep('a.com', none);
  expect(keptAnswers().registrations.get('a.com')).toEqual(noRecord(1));
});

test('the end of the session ends them', () => {
  keptAnswers().registrations.keep('a.com', noRecord(1));
  const before = keptAnswers();
  sessionState.close();
  expect(keptAnswers().registrations.get('a.com')).toBeNull();
  expect(before.registrations.get('a.com')).toBeNull();
});

test('the oldest go first, by number', () => {
  sessionState.close();
  const { registrations } = keptAnswers();
  for (let at = 0; at < 200; at += 1) registrations.keep(`${at}.com`, noRecord(at));
  registrations.keep('0.com', noRecord(1_000));
  registrations.keep('new.com', noRecord(1_001));
  expect(['0.com', '1.com', '2.com', 'new.com'].map((name) => registrations.get(name)?.at)).toEqual(
    [1_000, undefined, 2, 1_001],
  );
});

test('the oldest go first, by length', () => {
  sessionState.close();
  const { registrations } = keptAnswers();
  const megabyte = 'x'.repeat(1_000_000);
  for (let at = 0; at < 6; at += 1) registrations.keep(`${at}.com`, noRecord(at, megabyte));
  const left = [0, 1, 2, 3, 4, 5].filter((at) => registrations.get(`${at}.com`) !== null);
  expect(left).toEqual([2, 3, 4, 5]);
});

test('what earlier sessions were answered is the last answer until this one has its own, and no more', () => {
  sessionState.close();
  const kept = keptAnswers();
  const answer = { is: 'not-in-dns', at: 1, zone: 'com' as DenyingZone } as const;
  kept.recall([
    { of: 'dns', name: 'a.com', source: 'A resolver', answer },
    { of: 'registration', name: 'a.com', source: 'A registry', answer: NO_RECORD },
  ]);
  // What is sent on is what this session was answered.
  expect([kept.dnsOf('a.com'), kept.registrations.get('a.com')]).toEqual([null, null]);
  expect(kept.lastDnsOf('a.com')).toEqual({ state: answer, source: 'A resolver', raw: [] });
  expect(kept.lastRegistrationOf('a.com')).toEqual({ ...NO_RECORD, raw: '' });
  kept.look('a.com', look('in-dns'));
  expect(kept.lastDnsOf('a.com')).toEqual(look('in-dns'));
  kept.recall([]);
  expect(kept.lastDnsOf('a.com')).toEqual(look('in-dns'));
  expect(kept.lastRegistrationOf('a.com')).toBeNull();
});

test('a finding is made of a whole answer, and gives it back without its raw text', () => {
  const whole = look('in-dns');
  const missing = { type: 'A', reason: { code: 'SERVFAIL' } } as const;
  const partly: DnsLook = { ...whole, state: { ...whole.state, missing: [missing] } as DnsState };
  expect(dnsFinding('a.com', partly)).toBeNull();
  expect(dnsFinding('a.com', look('no-answer'))).toBeNull();
  const found = dnsFinding('a.com', whole);
  expect(found).toMatchObject({ of: 'dns', name: 'a.com', source: 'A resolver' });
  expect(found?.of === 'dns' && stateOf(found.answer)).toEqual(whole.state);
  expect(registrationFinding('a.com', 'A registry', noRecord(1, '{"people":1}'))).toEqual({
    of: 'registration',
    name: 'a.com',
    source: 'A registry',
    answer: NO_RECORD,
  });
});
