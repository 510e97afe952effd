/** The filter by DNS: address and mail are two facts, and what was not answered is neither. */
import { expect, it } from 'vitest';
import type { DnsState } from '@/evidence/model/dns/types.ts';
import { DNS_OPTIONS, dnsFilterOf, passesDns } from '@/evidence/dns-filter.ts';
import { inDns } from '../takedowns/names.ts';

const { state } = inDns('name.in');
if (state.is !== 'in-dns') throw new Error('The name is not in DNS');
const timedOut = { code: 'TIMED-OUT' } as const;

/** The filters that a name in this state passes, but for `in-dns`, which all of these do. */
function passed(given: DnsState): readonly string[] {
  const filters = DNS_OPTIONS.map(({ value }) => dnsFilterOf(value)).filter((one) => one !== null);
  return filters.filter((value) => value !== 'in-dns' && passesDns(value, given));
}

it('a name passes by its address and by its mail, each for itself', () => {
  const noAddress = { ...state.records, a: [] };
  expect(passed(state)).toEqual(['address', 'mail']);
  expect(passed({ ...state, records: noAddress })).toEqual(['no-address', 'mail']);
  expect(passed({ ...state, mail: false })).toEqual(['address', 'no-mail']);
  expect(passed({ ...state, records: noAddress, mail: false })).toEqual(['no-address', 'no-mail']);
});

it('what was not answered passes by neither', () => {
  const mail = { type: 'MX', reason: timedOut } as const;
  const address = { type: 'A', reason: timedOut } as const;
  expect(passed({ ...state, mail: null, missing: [mail] })).toEqual(['address']);
  expect(
    passed({
      ...state,
      records: { ...state.records, a: [] },
      mail: null,
      missing: [address, mail],
    }),
  ).toEqual([]);
});
