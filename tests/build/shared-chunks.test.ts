/** The list of modules that share a chunk names modules that there are, each once. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SHARED_CHUNKS, sharedChunk } from '@/build/shared-chunks.ts';

const root = join(import.meta.dirname, '../..');
const modules = Object.values(SHARED_CHUNKS).flat();

function exists(module: string): boolean {
  const endings = module.endsWith('/') ? [''] : ['.ts', '.tsx', '.mjs'];
  return ['src', 'node_modules'].some((folder) =>
    endings.some((ending) => existsSync(join(root, folder, module + ending))),
  );
}

test('every module of the list exists, and stands in it once', () => {
  expect(modules.filter((module) => !exists(module))).toEqual([]);
  expect(modules.filter((module, at) => modules.indexOf(module) !== at)).toEqual([]);
});

test.each([
  ['/a/src/ui/Notice.tsx', 'parts'],
  ['/a/src/layouts/public/Footer.tsx', 'public'],
  ['/a/node_modules/valibot/dist/index.mjs', 'session'],
  // Only what is listed: its neighbours are the build's to place.
  ['/a/src/ui/PopoverWithPanel.tsx', null],
  ['/a/src/session/RequireRole.tsx', null],
  ['/a/node_modules/lucide-react/dist/esm/icons/sun.mjs', null],
  ['/a/src/styles/console.css', null],
])('%s belongs to the chunk %s', (id, chunk) => {
  expect(sharedChunk(id)).toBe(chunk);
});
