/** Which module may import which. */
import { expect, test } from 'vitest';
import { importsOf, readModules, SOURCE, type Import, type Module } from './modules.ts';

const modules = readModules();
const byFile = new Map(modules.map((module) => [module.file, module]));

const folder = (file: string) => file.split('/')[0] ?? '';

/** Rooms with React in them. Each shows others one `index.ts`. */
const ROOMS = ['approvals', 'assets', 'link-check', 'lookalike-finder', 'takedowns'];

/** From the top down; a folder imports from itself and from those below it. */
const LAYERS = [['pages'], ['features', ...ROOMS], ['components'], ['ui'], ['lib']];
const layer = (file: string) => LAYERS.findIndex((folders) => folders.includes(folder(file)));

/** Each import that breaks a rule, as one readable line. */
function offences(
  among: (module: Module) => boolean,
  breaks: (imported: Import, module: Module) => boolean,
): string[] {
  return modules
    .filter(among)
    .flatMap((module) =>
      module.imports
        .filter((imported) => breaks(imported, module))
        .map((imported) => `${module.file} imports ${imported.specifier}`),
    );
}

test('the parser sees every form of import', () => {
  const text = [
    `import a from 'react';`,
    `import type { B } from '@/ui/B.tsx';`,
    `import { type C } from '../lib/c.ts';`,
    `import './d.css';`,
    `export { e } from './e.ts';`,
    `const f = () => import('@/pages/F.tsx');`,
    `import g from './g.worker.ts?worker&url';`,
  ].join('\n');
  expect(importsOf(text, `${SOURCE}/ui/x.ts`).map((found) => Object.values(found))).toEqual([
    ['react', null, false, false],
    ['@/ui/B.tsx', 'ui/B.tsx', true, false],
    ['../lib/c.ts', 'lib/c.ts', true, false],
    ['./d.css', 'ui/d.css', false, false],
    ['./g.worker.ts?worker&url', 'ui/g.worker.ts', false, false],
    ['./e.ts', 'ui/e.ts', false, false],
    ['@/pages/F.tsx', 'pages/F.tsx', false, true],
  ]);
  expect(modules.length).toBeGreaterThan(20);
});

test('every import of our own leads to a file', () => {
  expect(
    offences(
      () => true,
      ({ target }) => target !== null && /\.tsx?$/.test(target) && !byFile.has(target),
    ),
  ).toEqual([]);
});

test('imports point down: pages → rooms → components → ui → lib', () => {
  expect(
    offences(
      ({ file }) => layer(file) >= 0,
      ({ target }, { file }) =>
        target !== null && layer(target) >= 0 && layer(target) < layer(file),
    ),
  ).toEqual([]);
});

/** A feature is `features/area/name`; every other room is a folder of src. */
function room(file: string): string {
  return file
    .split('/')
    .slice(0, folder(file) === 'features' ? 3 : 1)
    .join('/');
}

test('a feature imports itself and features/shared, no other feature', () => {
  expect(
    offences(
      ({ file }) => folder(file) === 'features',
      ({ target }, { file }) =>
        target !== null &&
        folder(target) === 'features' &&
        room(target) !== room(file) &&
        !target.startsWith('features/shared/'),
    ),
  ).toEqual([]);
});

test('a room is imported through its index.ts', () => {
  expect(
    offences(
      () => true,
      ({ target }, { file }) =>
        target !== null &&
        ROOMS.includes(folder(target)) &&
        folder(target) !== folder(file) &&
        target !== `${folder(target)}/index.ts`,
    ),
  ).toEqual([]);
});

/** The rooms that import each other in a circle, by way of others too; type imports count. */
function circles(): string[] {
  const edges = new Map<string, Set<string>>();
  for (const { file, imports } of modules) {
    for (const { target } of imports) {
      // Files beside main.tsx are no rooms: the route tree holds the pages and `paths.ts` is for everyone.
      if (target === null || !target.includes('/') || !file.includes('/')) continue;
      if (room(file) === room(target)) continue;
      const from = edges.get(room(file)) ?? new Set();
      edges.set(room(file), from.add(room(target)));
    }
  }
  const reaches = (from: string, wanted: string) => {
    const seen = new Set([from]);
    for (const at of seen) for (const next of edges.get(at) ?? []) seen.add(next);
    return seen.has(wanted);
  };
  return [...edges].flatMap(([from, next]) =>
    [...next].filter((to) => reaches(to, from)).map((to) => `${from} → ${to}`),
  );
}

test('no rooms import each other in a circle', () => {
  expect(circles()).toEqual([]);
});

test('ui/ knows no router, no query and no form library', () => {
  expect(
    offences(
      ({ file }) => folder(file) === 'ui',
      ({ specifier }) => /^(react-router|@tanstack\/react-query|react-hook-form)/.test(specifier),
    ),
  ).toEqual([]);
});

test('evidence/ imports itself, lib/ and lookalike/', () => {
  expect(
    offences(
      ({ file }) => folder(file) === 'evidence',
      ({ target }) => target !== null && !['evidence', 'lib', 'lookalike'].includes(folder(target)),
    ),
  ).toEqual([]);
});

test('cases/ imports itself, lib/ and what a finding is', () => {
  expect(
    offences(
      ({ file }) => folder(file) === 'cases',
      ({ target }) =>
        target !== null &&
        !['cases', 'lib'].includes(folder(target)) &&
        !['evidence/finding.ts', 'evidence/dns/types.ts'].includes(target),
    ),
  ).toEqual([]);
});

test('takedowns/model/ imports itself, content/, evidence/, lookalike/ and lib/', () => {
  const below = ['content', 'evidence', 'lookalike', 'lib'];
  expect(
    offences(
      ({ file }) => file.startsWith('takedowns/model/'),
      ({ target }) =>
        target !== null &&
        !target.startsWith('takedowns/model/') &&
        !below.includes(folder(target)),
    ),
  ).toEqual([]);
});

test('exports/ imports itself, lib/, lookalike/ and the words of cases/', () => {
  expect(
    offences(
      ({ file }) => folder(file) === 'exports',
      ({ target }) =>
        target !== null &&
        !/^cases\/(types|status-words)\.ts$/.test(target) &&
        !['exports', 'lib', 'lookalike'].includes(folder(target)),
    ),
  ).toEqual([]);
});

test('cases/, evidence/, exports/, takedowns/model/, lookalike/, lib/ and api/contract/ import no React', () => {
  expect(
    offences(
      ({ file }) =>
        /^(cases|evidence|exports|takedowns\/model|lookalike|lib|api\/contract)\//.test(file),
      ({ specifier, target }) =>
        /^(react|react-dom|react-router|react-router-dom|@base-ui|framer-motion|lucide-react)(\/|$)/.test(
          specifier,
        ) ||
        (target?.endsWith('.tsx') ?? false),
    ),
  ).toEqual([]);
});

test('nothing in src but demo/ imports mocks/, and demo/ is started by main.tsx and built by build/', () => {
  expect(
    offences(
      ({ file }) => !['mocks', 'demo'].includes(folder(file)),
      ({ target }) => target !== null && folder(target) === 'mocks',
    ),
  ).toEqual([]);
  expect(
    offences(
      ({ file }) => folder(file) !== 'demo' && file !== 'build/demo-server.tsx',
      ({ target }) => target !== null && folder(target) === 'demo',
    ),
  ).toEqual(['main.tsx imports @/demo/index.ts']);
});

test('samples/ is imported only by files that render SampleMark', () => {
  expect(
    offences(
      ({ file, text }) => folder(file) !== 'samples' && !text.includes('<SampleMark'),
      ({ target, typeOnly }) => target !== null && folder(target) === 'samples' && !typeOnly,
    ),
  ).toEqual([]);
});

/** All that `start` loads before it runs: static imports that are more than types. */
function closure(start: readonly string[]): { files: Set<string>; packages: Map<string, string> } {
  const reached = new Set<string>();
  const packages = new Map<string, string>();
  const queue = [...start];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const { specifier, target, typeOnly, lazy } of byFile.get(file)?.imports ?? []) {
      // Of a worker the page gets the address; its code is a bundle of its own, started on demand.
      const addressOnly = specifier.includes('?worker');
      if (typeOnly || lazy || addressOnly) continue;
      if (target === null) packages.set(specifier, file);
      else queue.push(target);
    }
  }
  return { files: reached, packages };
}

/** Pages that talk to the backend; they live in the lazy session layout. */
const SESSION_PAGES = /^pages\/public\/(Login|Signup|Unauthorized)Page\.tsx$/;

test('the public entry loads neither query client, AuthContext, valibot nor Base UI', () => {
  const publicPages = modules
    .map(({ file }) => file)
    .filter((file) => file.startsWith('pages/public/') && !SESSION_PAGES.test(file));
  const { files, packages } = closure(['main.tsx', 'layouts/PublicLayout.tsx', ...publicPages]);
  expect(files.size).toBeGreaterThan(10);
  const heavy = /^(@tanstack\/|valibot|@base-ui\/|@hookform\/|react-hook-form|recharts|tldts|msw)/;
  expect([...packages].filter(([name]) => heavy.test(name))).toEqual([]);
  const signedIn = /^(api\/|session\/AuthContext)/;
  expect(modules.some(({ file }) => signedIn.test(file))).toBe(true);
  expect([...files].filter((file) => signedIn.test(file))).toEqual([]);
});
