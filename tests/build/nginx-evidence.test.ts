/** nginx files about evidence, as the build writes them; e2e/deploy/evidence.spec.ts runs them. */
import { expect, test } from 'vitest';
import { nginxConfig } from '@/build/nginx.ts';
import { evidenceHttp, type EvidencePaths, SHIPPED_REGISTRIES } from '@/build/nginx-evidence.ts';

const NONE: EvidencePaths = { doh: null, rdapPath: null };
const BOTH: EvidencePaths = {
  doh: { path: '/evidence/doh', rate: 30 },
  rdapPath: '/evidence/rdap',
};
const configOf = (evidence: EvidencePaths, hsts: string | null = null) =>
  nginxConfig({
    headers: { ...(hsts !== null && { 'Strict-Transport-Security': hsts }) },
    apiPath: null,
    evidence,
  });

test('nothing is written where no path of the site carries evidence', () => {
  expect(configOf(NONE)).toBe(nginxConfig({ headers: {}, apiPath: null }));
  expect(evidenceHttp(NONE)).toBeNull();
});

test('each is written where it is set, and the other is not', () => {
  const doh = { ...BOTH, rdapPath: null };
  expect(configOf(doh)).toContain('location = /evidence/doh {');
  expect(configOf(doh)).not.toContain('rdap');
  expect(evidenceHttp(doh)).not.toContain('naamraksha_registry');
  const rdap = { ...BOTH, doh: null };
  expect(configOf(rdap)).toContain('location ^~ /evidence/rdap/ {');
  expect(configOf(rdap)).not.toContain('dns-query');
  expect(evidenceHttp(rdap)).not.toContain('naamraksha_doh');
});

test('the limit is above the rate of one browser', () => {
  expect(evidenceHttp(BOTH)).toContain('zone=naamraksha_doh:10m rate=60r/s;');
  expect(configOf(BOTH)).toContain('limit_req zone=naamraksha_doh burst=60 nodelay;');
});

test('an answer’s HSTS is hidden, and the site’s own is sent where it has one', () => {
  for (const [hsts, times] of [
    [null, 0],
    ['max-age=300', 2],
  ] as const) {
    const [, locations = ''] = configOf(BOTH, hsts).split('location = /evidence/doh {');
    expect(locations.match(/proxy_hide_header Strict-Transport-Security;/g)).toHaveLength(2);
    const sent = locations.match(/add_header Strict-Transport-Security "max-age=300" always;/g);
    expect(sent ?? []).toHaveLength(times);
  }
});

test('a path with a dot is no pattern', () => {
  expect(configOf({ ...BOTH, rdapPath: '/v1.0/rdap' })).toContain('"^/v1\\.0/rdap/domain/');
});

test('three registries are shipped', () => {
  expect(SHIPPED_REGISTRIES.split('\n').slice(1)).toEqual([
    'com https://rdap.verisign.com/com/v1;',
    'in https://rdap.nixiregistry.in/rdap;',
    'net https://rdap.verisign.com/net/v1;',
    '',
  ]);
});
