import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { PrerenderInput } from '@/build/prerender.ts';
import { site } from '@/build/site-plugin.ts';

const prerenderSite = vi.hoisted(() => vi.fn<(input: PrerenderInput) => Promise<number>>());
vi.mock('@/build/prerender.ts', () => ({ prerenderSite }));

/** Has the plugin finish a build in a folder. */
async function build(root: string, outDir: string): Promise<PrerenderInput | undefined> {
  const { buildApp } = site();
  if (typeof buildApp !== 'object') throw new Error('The plugin builds nothing');
  const client = { isBuilt: true, config: { build: { outDir } } };
  const builder = {
    environments: { client, ssr: {} },
    build: async () => {},
    config: { root, mode: 'production', envDir: false, logger: { info() {}, warn() {} } },
  };
  await buildApp.handler.call({} as never, builder as never);
  return prerenderSite.mock.lastCall?.[0];
}

test.each(['/home/priya/my sites/näm', '/srv/#1/नाम', '/srv/100%25'])(
  'the pages are written where the folder %s is, not where an address would have it',
  async (root) => {
    expect(await build(root, 'dist')).toMatchObject({
      clientDir: resolve(root, 'dist'),
      serverDir: resolve(root, `node_modules/.cache/naamraksha/server-${process.pid}`),
    });
  },
);

test('a folder that is given in full is taken as it is', async () => {
  expect(await build('/srv/site', resolve('/tmp/a b'))).toMatchObject({
    clientDir: resolve('/tmp/a b'),
  });
});

/** Returns the plugin's message about a client bundle with one module. */
function verdict(mode: string, module: string): string {
  const { generateBundle } = site();
  if (typeof generateBundle !== 'function') throw new Error('The plugin looks at no bundle');
  let said = 'shipped';
  const context = {
    environment: { name: 'client', config: { root: '/srv/site', mode } },
    error: (text: string) => void (said = text),
  };
  const chunk = {
    type: 'chunk',
    fileName: 'a.js',
    moduleIds: [`/srv/site/${module}`],
    imports: [],
  };
  void generateBundle.call(context as never, {} as never, { 'a.js': chunk } as never, true);
  return said;
}

test('no build ships the demonstration resolver and registry, nor what serves them', () => {
  for (const mode of ['production', 'demo']) {
    for (const module of [
      'src/mocks/evidence/service.ts',
      'node_modules/dns-packet/index.js',
      'node_modules/srvx/dist/adapters/node.mjs',
    ]) {
      expect(verdict(mode, module)).toBe(`a.js would ship /srv/site/${module}`);
    }
    // The pages' own reader of packets.
    expect(verdict(mode, 'node_modules/@leichtgewicht/dns-packet/index.mjs')).toBe('shipped');
  }
  expect(verdict('production', 'src/mocks/seed.ts')).toContain('would ship');
  expect(verdict('demo', 'src/mocks/seed.ts')).toBe('shipped');
});
