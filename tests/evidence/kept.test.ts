/** Answers are kept for the session, and never beyond it. */
import { expect, test } from 'vitest';
import type { DenyingZone, DnsState } from '@/evidence/model/dns/types.ts';
import { dnsFinding, registrationFinding, stateOf } from '@/evidence/model/finding.ts';
import { keptAnswers, type DnsLook } from '@/evidence/model/kept.ts';
import type { Registration } from '@/evidence/model/rdap/types.ts';
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
    raw: '',
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

test('no answer takes the place of no answer, and is known until one comes', () => {
  sessionState.close();
  const { dns, registrations } = keptAnswers();
  const none: Registration = { is: 'no-answer', at: 9, reason: { code: 'NETWORK' } };
  dns.keep('b.com', look('no-answer'));
  registrations.keep('b.com', none);
  expect([dns.get('b.com'), registrations.get('b.com')]).toEqual([null, null]);
  expect([dns.last('b.com'), registrations.last('b.com')]).toEqual([look('no-answer'), none]);
  registrations.keep('a.com', noRecord(1));
  registrations.keep('a.com', none);
  expect([registrations.get('a.com'), registrations.last('a.com')]).toEqual([
    noRecord(1),
    noRecord(1),
  ]);
  expect(registrations.newest('a.com')).toEqual(none);
  registrations.keep('a.com', noRecord(10));
  expect(registrations.newest('a.com')).toEqual(noRecord(10));
  expect([dns.last('c.com'), dns.newest('c.com')]).toEqual([null, null]);
});

test('the end of the session ends them', () => {
  keptAnswers().registrations.keep('a.com', noRecord(1));
  const before = keptAnswers();
  sessionState.close();
  expect(keptAnswers().registrations.get('a.com')).toBeNull();
  expect(before.registrations.get('a.com')).toBeNull();
});

test('what earlier sessions were answered is the last answer until this one has its own, and no more', () => {
  sessionState.close();
  const kept = keptAnswers();
  const answer = { is: 'not-in-dns', at: 1, zone: 'com' as DenyingZone } as const;
  kept.recall([
    { of: 'dns', name: 'a.com', source: 'A resolver', answer },
    { of: 'registration', name: 'a.com', source: 'A registry', answer: NO_RECORD },
  ]);
  // Only answers to this session are shared.
  expect([kept.dns.get('a.com'), kept.registrations.get('a.com')]).toEqual([null, null]);
  expect(kept.dns.last('a.com')).toEqual({ state: answer, source: 'A resolver', raw: '' });
  expect(kept.registrations.last('a.com')).toEqual({ ...NO_RECORD, raw: '' });
  kept.dns.keep('a.com', look('in-dns'));
  expect(kept.dns.last('a.com')).toEqual(look('in-dns'));
  kept.recall([]);
  expect(kept.dns.last('a.com')).toEqual(look('in-dns'));
  expect(kept.registrations.last('a.com')).toBeNull();
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
