/** Everything that the documents name exists: links, headings, files, scripts and settings. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const DOCUMENTS = [
  'README.md',
  'src/README.md',
  'tests/README.md',
  'tests/bench/README.md',
  'e2e/README.md',
  ...readdirSync('.github')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `.github/${name}`),
];
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const settings: readonly string[] =
  readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm) ?? [];

const read = (file: string) => readFileSync(file, 'utf8');
const found = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, first = '']) => first);

/** Ids that GitHub gives to the headings of a document. */
function anchorsOf(file: string): string[] {
  const prose = read(file).replaceAll(/^```[\s\S]*?^```/gm, '');
  return found(prose, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** True if a link's file exists, and its heading if it names one. */
function leadsSomewhere(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : join(dirname(document), path);
  if (!existsSync(target)) return false;
  if (anchor === undefined) return true;
  const page = statSync(target).isDirectory() ? join(target, 'README.md') : target;
  return anchorsOf(page).includes(anchor);
}

describe.each(DOCUMENTS)('%s', (document) => {
  const text = read(document);

  test('every relative link leads to a file and a heading', () => {
    const links = found(text, /\]\(([^)\s]+)\)/g).filter((link) => !link.startsWith('https:'));
    expect(links.filter((link) => !leadsSomewhere(document, link))).toEqual([]);
  });

  test('every file and folder that it names exists', () => {
    const paths = found(text, /[`\s]((?:src|tests|e2e|public|\.github|\.ci)\/[\w./-]*\w\/?)[`\s]/g);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('every npm script and setting that it names exists', () => {
    const named = found(text, /npm run ([\w:-]+)/g);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const set = found(text, /\b(VITE_[A-Z_]+|EMBEDDED_[A-Z_]+)\b/g);
    expect(set.filter((name) => !settings.includes(name))).toEqual([]);
  });
});
