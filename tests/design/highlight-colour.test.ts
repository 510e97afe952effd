/** Marigold lights deceptive characters and nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { palette } from '../../tailwind.config.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The sheets of the highlighted mark, in names and in the hero's specimen: only they turn the tokens into colour. */
const MARKS = ['src/styles/names.css', 'src/styles/specimen.css'];

const files = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(tsx?|css|html|svg)$/.test(entry.name))
  .map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return { file: relative(ROOT, path), text: readFileSync(path, 'utf8') };
  });

/** The tokens as utilities (`bg-highlight/20`, `hover:text-highlight-text`), as properties and as plain values. */
const TOKENS = [
  /(?<![\w-])(bg|text|border(-[trblxyse])?|fill|stroke|ring|outline|decoration|accent|caret|shadow|divide|placeholder|from|via|to)-(on-)?highlight(-text)?(?![\w-])/g,
  /--c-(on-)?highlight(-text)?\b/g,
  new RegExp([...palette.highlight, ...palette['highlight-text']].join('|'), 'gi'),
];

const uses = (text: string) => TOKENS.flatMap((token) => text.match(token) ?? []);

test('only the sheets of the highlight mark use the tokens of marigold', () => {
  const found = files.flatMap(({ file, text }) =>
    MARKS.includes(file) ? [] : uses(text).map((use) => `${file}: ${use}`),
  );
  expect(found).toEqual([]);
});

test('the search sees the tokens in every form, and the mark uses them', () => {
  expect(
    uses(
      'bg-highlight hover:text-on-highlight/80 border-b-highlight-text specimen-highlight highlight',
    ),
  ).toEqual(['bg-highlight', 'text-on-highlight', 'border-b-highlight-text']);
  expect(uses('rgb(var(--c-highlight) / 0.2) #ffb224')).toHaveLength(2);
  for (const mark of MARKS) {
    const sheet = files.find(({ file }) => file === mark);
    expect(uses(sheet?.text ?? '')).not.toEqual([]);
  }
});

test('there are no utilities of marigold', async () => {
  const { default: config } = await import('../../tailwind.config.ts');
  expect(Object.keys(config.theme.colors).filter((name) => name.includes('highlight'))).toEqual([]);
});
