/** The sizes in ceilings.json. They only go down; a room that needs more says why in DECISIONS.md. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import ceilings from './ceilings.json';

const root = join(import.meta.dirname, '../..');

/** Lines and files of code (TypeScript, CSS, set-up scripts) below a folder; 0 if it does not exist. */
function sizeOf(room: string): { lines: number; files: number } {
  const folder = join(root, room);
  const all = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const files = all.filter((file) => /\.(tsx?|css|mjs)$/.test(file));
  const lines = files.map(
    (file) => readFileSync(join(folder, file), 'utf8').split('\n').length - 1,
  );
  return { lines: lines.reduce((sum, count) => sum + count, 0), files: files.length };
}

test.each(Object.entries(ceilings))('%s stays below its ceiling', (room, ceiling) => {
  const size = sizeOf(room);
  expect(size.files).toBeGreaterThan(0);
  const over = Object.entries(ceiling).flatMap(([unit, most]) => {
    const excess = size[unit as keyof typeof size] - most;
    return excess > 0 ? [`${room} is ${excess} ${unit} over its ${most}`] : [];
  });
  expect(over).toEqual([]);
});
