/** The look of name servers. */
import { expect, test } from 'vitest';
import { parkingService } from '@/evidence/model/parking.ts';

test.each<[string[], string | null]>([
  [['ns1.sedoparking.com', 'ns2.sedoparking.com'], 'Sedo'],
  [['NS1.BODIS.com.'], 'Bodis'],
  [['ns1.bodis.com', 'ns1.sedoparking.com'], null],
  [['ns1.sedoparking.com', 'ns1.host.example'], null],
  [['ns1.notbodis.com', 'bodis.com.evil.example'], null],
  [['constructor', '__proto__', 'x.constructor'], null],
  [['ns1.dns-parking.com'], null],
  [[], null],
])('%j look like %s', (servers, service) => {
  expect(parkingService(servers)).toBe(service);
});
