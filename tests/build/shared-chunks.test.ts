/** The list of modules that share a chunk names modules that there are, each once. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findImportCycle, SHARED_CHUNKS, sharedChunk } from '@/build/shared-chunks.ts';

const root = join(import.meta.dirname, '../..');
const modules = Object.values(SHARED_CHUNKS).flat();

function exists(module: string): boolean {
  const endings = module.endsWith('/') ? [''] : ['.ts', '.tsx', '.mjs'];
  return ['src', 'node_modules'].some((folder) =>
    endings.some((ending) => existsSync(join(root, folder, module + ending))),
  );
}

test('every module of the list exists, and is in it once', () => {
  expect(modules.filter((module) => !exists(module))).toEqual([]);
  expect(modules.filter((module, at) => modules.indexOf(module) !== at)).toEqual([]);
});

test.each([
  ['/a/src/ui/Notice.tsx', 'parts'],
  ['/home/a/src/site/src/ui/Notice.tsx', 'parts'],
  ['/a/node_modules/nuqs/dist/index.js', 'console'],
  ['/a/node_modules/valibot/dist/index.mjs', 'session'],
  ['/a/src/lookalike/engine.worker.ts?worker&url', 'names'],
  // Only what is listed: its neighbours are the build's to place.
  ['/a/src/ui/PopoverWithPanel.tsx', null],
  ['/a/src/session/RequireRole.tsx', null],
  ['/a/node_modules/lucide-react/dist/esm/icons/sun.mjs', null],
  ['/a/src/styles/console.css', null],
])('%s belongs to the chunk %s', (id, chunk) => {
  expect(sharedChunk(id)).toBe(chunk);
});

test('chunks that import each other are found', () => {
  const imports = (cycle: string[]) =>
    new Map([
      ['page.js', ['parts.js', 'react.js']],
      ['parts.js', ['icons.js', 'react.js']],
      ['icons.js', cycle],
      ['react.js', []],
    ]);
  expect(findImportCycle(imports(['react.js']))).toBeNull();
  expect(findImportCycle(imports(['parts.js']))).toEqual(['parts.js', 'icons.js', 'parts.js']);
});
