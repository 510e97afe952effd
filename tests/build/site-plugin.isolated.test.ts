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
