/**
 * The lookups of DEPLOYING.md behind a real nginx where one is installed: what passes to resolver and
 * registry, what comes back, and how often.
 */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { decode } from 'dns-packet';
import { nginxConfig } from '../../src/build/nginx.ts';
import { evidenceHttp } from '../../src/build/nginx-evidence.ts';
import { queryOf, startUpstream } from './evidence-upstream.ts';
import { findNginx, startNginx, type Nginx } from './nginx.ts';
import { hasResolver, startResolver } from './real-resolver.ts';

const RATE = 5;
const PATHS = { doh: { path: '/evidence/doh', rate: RATE }, rdapPath: '/evidence/rdap' };

interface Recipe {
  nginx: Nginx;
  upstream: Awaited<ReturnType<typeof startUpstream>>;
}

/** A site of two pages with the recipe's files next to it; the caller deletes the folder. */
async function writeSite(): Promise<{ folder: string; dist: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'naamraksha-recipe-'));
  const dist = join(folder, 'site');
  await mkdir(dist);
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Site</title>');
  await writeFile(join(dist, '404.html'), '<!doctype html><title>Missing</title>');
  const config = nginxConfig({ headers: { 'X-Site': 'yes' }, apiPath: null, evidence: PATHS });
  await writeFile(`${dist}.nginx.conf`, config);
  await writeFile(`${dist}.nginx.http.conf`, evidenceHttp(PATHS) ?? '');
  return { folder, dist };
}

const test = base.extend<{ recipe: Recipe }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
  recipe: async ({}, provide) => {
    const { folder, dist } = await writeSite();
    const upstream = await startUpstream();
    const registry = `${upstream.url}/rdap`;
    const nginx = await startNginx({
      backend: upstream.url,
      dist,
      evidence: { resolver: upstream.url, registries: { com: registry, in: registry } },
    });
    await provide({ nginx, upstream });
    await nginx.close();
    upstream.close();
    await rm(folder, { recursive: true });
  },
});

test.skip(findNginx() === null, 'nginx is not installed on this machine');

/** Other headers of a browser. */
const HEADERS = {
  Cookie: 'session=1',
  Authorization: 'Bearer secret',
  Referer: 'https://naam.example.in/lookalikes?d=secret.in',
  'User-Agent': 'Reader/1.0',
  'Accept-Language': 'mr-IN',
  'X-Forwarded-For': '203.0.113.9',
};

test('a question reaches the resolver without anything about the user', async ({ recipe }) => {
  const { nginx, upstream } = recipe;
  const dns = queryOf('sahyadrilokbank.in', 'NS');
  const response = await fetch(`${nginx.url}/evidence/doh?dns=${dns}&tracked=1`, {
    headers: HEADERS,
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/dns-message');
  const packet = decode(Buffer.from(await response.arrayBuffer()));
  expect(packet.answers?.length).toBeGreaterThan(1);
  expect(upstream.came).toEqual([
    {
      method: 'GET',
      url: `/dns-query?dns=${dns}`,
      headers: {
        host: 'naamraksha_resolver',
        accept: 'application/dns-message',
        'user-agent': 'naamraksha',
      },
    },
  ]);
});

test('a name reaches the registry of its ending, and no other address', async ({ recipe }) => {
  const { nginx, upstream } = recipe;
  const response = await fetch(`${nginx.url}/evidence/rdap/domain/sahyadrilokbank.in?x=1`, {
    headers: HEADERS,
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/rdap+json');
  expect(await response.json()).toMatchObject({ ldhName: 'SAHYADRILOKBANK.IN' });
  expect(upstream.came).toEqual([
    {
      method: 'GET',
      url: '/rdap/domain/sahyadrilokbank.in',
      headers: {
        host: new URL(upstream.url).host,
        accept: 'application/rdap+json',
        'user-agent': 'naamraksha',
      },
    },
  ]);
  const statuses: Record<string, number> = {
    '/evidence/rdap/domain/sahyadrilokbakn.co.in': 404,
    '/evidence/rdap/domain/example.org': 501,
    '/evidence/rdap/domain/com': 400,
    '/evidence/rdap/domain/': 400,
    '/evidence/rdap/entity/1.com': 400,
    '/evidence/rdap/domain/a.com/b': 400,
    '/evidence/rdap/domain/a..com': 400,
    '/evidence/rdap/domain/127.0.0.1:80': 400,
    '/evidence/rdap/domain/me@a.com': 400,
    '/evidence/rdap/domain/%2e%2e/a.com': 400,
    [`/evidence/rdap/domain/${'a'.repeat(64)}.com`]: 400,
    [`/evidence/rdap/domain/${'abcdefg.'.repeat(32)}com`]: 400,
  };
  const seen: Record<string, number> = {};
  for (const path of Object.keys(statuses)) {
    // oxlint-disable-next-line no-await-in-loop -- within the limit
    seen[path] = (await fetch(nginx.url + path)).status;
  }
  expect(seen).toEqual(statuses);
  expect(upstream.came.map(({ url }) => url)).toEqual([
    '/rdap/domain/sahyadrilokbank.in',
    '/rdap/domain/sahyadrilokbakn.co.in',
  ]);
});

test('only GET, and only questions', async ({ recipe }) => {
  const { nginx, upstream } = recipe;
  const doh = `${nginx.url}/evidence/doh`;
  for (const method of ['POST', 'HEAD', 'PUT', 'DELETE']) {
    const one = `${doh}?dns=${queryOf('a.in', 'NS')}`;
    expect((await fetch(one, { method })).status, method).toBe(405);
    const name = `${nginx.url}/evidence/rdap/domain/a.in`;
    expect((await fetch(name, { method })).status, method).toBe(405);
  }
  for (const query of ['', '?dns=', '?dns=AAAA', '?name=a.in', `?dns=${'A'.repeat(701)}`]) {
    expect((await fetch(doh + query)).status, query).toBe(400);
  }
  expect(upstream.came).toEqual([]);
});

test('what the upstream says in the site’s name is left out, and no browser keeps an answer', async ({
  recipe,
}) => {
  const { nginx } = recipe;
  const dns = queryOf('sahyadrilokbank.in', 'NS');
  for (const path of [`/evidence/doh?dns=${dns}`, '/evidence/rdap/domain/sahyadrilokbank.in']) {
    const { headers } = await fetch(nginx.url + path);
    expect(headers.getSetCookie(), path).toEqual([]);
    expect(headers.get('strict-transport-security'), path).toBeNull();
    expect(headers.get('clear-site-data'), path).toBeNull();
    expect(headers.get('retry-after'), path).toBeNull();
    expect(headers.get('cache-control'), path).toBe('no-store');
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('content-security-policy'), path).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  }
});

test('an answer that may be kept is asked for once', async ({ recipe }) => {
  const { nginx, upstream } = recipe;
  const address = `${nginx.url}/evidence/doh?dns=${queryOf('sahyadrilokbank.in', 'NS')}`;
  const first = await (await fetch(address)).arrayBuffer();
  expect(await (await fetch(address)).arrayBuffer()).toEqual(first);
  expect(upstream.came).toHaveLength(1);
});

test('too many questions are refused with the time to wait, above the rate of one browser', async ({
  recipe,
}) => {
  const { nginx, upstream } = recipe;
  const statuses: number[] = [];
  let wait: string | null = null;
  // At once: the burst is answered, the rest is not.
  await Promise.all(
    Array.from({ length: RATE * 6 }, async (_, at) => {
      const { status, headers } = await fetch(
        `${nginx.url}/evidence/doh?dns=${queryOf(`name-${at}.in`, 'NS')}`,
      );
      statuses.push(status);
      if (status === 429) wait = headers.get('retry-after');
    }),
  );
  const answered = statuses.filter((status) => status === 200).length;
  expect(answered).toBeGreaterThan(RATE);
  expect(statuses.filter((status) => status === 429)).toHaveLength(statuses.length - answered);
  expect(statuses.length).toBeGreaterThan(answered);
  expect(wait).toBe('1');

  upstream.refuse(17);
  const registry = await fetch(`${nginx.url}/evidence/rdap/domain/sahyadrilokbank.com`);
  expect([registry.status, registry.headers.get('retry-after')]).toEqual([429, '17']);
});

test('no log holds a name, not even of a question that fails', async ({ recipe }) => {
  const { nginx, upstream } = recipe;
  upstream.close();
  const dns = queryOf('sahyadrilokbank.in', 'NS');
  const asked = [
    ...Array.from({ length: RATE * 4 }, () => fetch(`${nginx.url}/evidence/doh?dns=${dns}`)),
    fetch(`${nginx.url}/evidence/rdap/domain/sahyadrilokbank.in`),
  ];
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([502, 429]));
  expect(await nginx.errors()).not.toMatch(new RegExp(`${dns}|sahyadrilokbank`));
  // The logs of the deployer's own configuration are switched off in both places.
  const files = await readdir(join(nginx.root, '..'));
  const config = await readFile(join(nginx.root, '../site.conf'), 'utf8');
  expect(files).toContain('error.log');
  expect(config.match(/access_log off;/g)).toHaveLength(2);
});

test('the site’s own pages stay as they are', async ({ recipe }) => {
  const page = await fetch(recipe.nginx.url);
  expect([page.status, page.headers.get('x-site')]).toEqual([200, 'yes']);
});

test('a real resolver behind it: dnsdist over nsd', async () => {
  test.skip(!hasResolver(), 'nsd and dnsdist are not installed on this machine');
  const { folder, dist } = await writeSite();
  const resolver = await startResolver();
  const nginx = await startNginx({
    backend: resolver.url,
    dist,
    evidence: { resolver: resolver.url, registries: {} },
  });
  /** RCODE, records and the owner of the SOA, in few words. */
  const said = async (name: string, type: 'A' | 'AAAA' | 'MX' | 'NS') => {
    const response = await fetch(`${nginx.url}/evidence/doh?dns=${queryOf(name, type)}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/dns-message');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const packet = decode(Buffer.from(await response.arrayBuffer()));
    const answers = (packet.answers ?? []).map((one) =>
      'data' in one ? `${one.type} ${JSON.stringify(one.data)}` : one.type,
    );
    const soa = packet.authorities?.find((one) => one.type === 'SOA');
    return [(packet as { rcode?: string }).rcode, ...answers, ...(soa ? [`SOA ${soa.name}`] : [])];
  };
  try {
    const name = 'mail-lookalike.in';
    expect(await said(name, 'NS')).toEqual(['NOERROR', 'NS "ns1.host.example"']);
    expect(await said(name, 'A')).toEqual(['NOERROR', 'A "192.0.2.7"']);
    expect(await said(name, 'AAAA')).toEqual(['NOERROR', 'AAAA "2001:db8::7"']);
    expect((await said(name, 'MX'))[1]).toContain('mx1.host.example');
    expect((await said('null-lookalike.in', 'MX'))[1]).toBe('MX {"preference":0,"exchange":"."}');
    expect(await said('bare-lookalike.in', 'A')).toEqual(['NOERROR', 'SOA bare-lookalike.in']);
    expect(await said('gone-lookalike.in', 'NS')).toEqual(['NXDOMAIN', 'SOA in']);
    // nsd serves no other zone.
    expect(await said('elsewhere.com', 'NS')).toEqual(['REFUSED']);
  } finally {
    await nginx.close();
    await resolver.close();
    await rm(folder, { recursive: true });
  }
});
