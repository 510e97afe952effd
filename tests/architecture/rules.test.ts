/** Rules about imports between modules. */
import { expect, test } from 'vitest';
import { sideEffects } from '../../package.json';
import { importsOf, readModules, SOURCE, type Import, type Module } from './modules.ts';

const modules = readModules();
const byFile = new Map(modules.map((module) => [module.file, module]));

const folder = (file: string) => file.split('/')[0] ?? '';

/** The parts of the product. Each shows others one `index.ts`. */
const ROOMS = [
  'alerts',
  'approvals',
  'assets',
  'cases',
  'dashboard',
  'evidence',
  'exports',
  'help',
  'link-check',
  'lookalike-finder',
  'notifications',
  'palette',
  'report',
  'settings',
  'site',
  'takedowns',
];
/** Models that other rooms read too, by file. */
const SHARED_MODELS = /^(alerts|assets|cases|evidence|exports)\/model\//;

/** From the top down; a folder imports from itself and from those below it. */
const LAYERS = [['pages'], ROOMS, ['components'], ['ui'], ['lib']];
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
    ['react', null, false, false, null],
    ['@/ui/B.tsx', 'ui/B.tsx', true, false, ['B']],
    ['../lib/c.ts', 'lib/c.ts', true, false, ['C']],
    ['./d.css', 'ui/d.css', false, false, []],
    ['./g.worker.ts?worker&url', 'ui/g.worker.ts', false, false, null],
    ['./e.ts', 'ui/e.ts', false, false, ['e']],
    ['@/pages/F.tsx', 'pages/F.tsx', false, true, null],
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

test('a room is imported through its index.ts, a shared model by file', () => {
  expect(ROOMS.filter((name) => !byFile.has(`${name}/index.ts`))).toEqual([]);
  expect(
    offences(
      () => true,
      ({ target }, { file }) =>
        target !== null &&
        ROOMS.includes(folder(target)) &&
        folder(target) !== folder(file) &&
        !SHARED_MODELS.test(target) &&
        target !== `${folder(target)}/index.ts`,
    ),
  ).toEqual([]);
});

/** A folder of src; a model is a separate room, below the rest of its room. */
function room(file: string): string {
  const [name = '', inside] = file.split('/');
  return inside === 'model' ? `${name}/model` : name;
}

test('a model has no components', () => {
  expect(modules.filter(({ file }) => /^[^/]+\/model\/.*\.tsx$/.test(file))).toEqual([]);
});

test('a module that does something by being imported is listed in package.json: the build drops any other', () => {
  expect(
    offences(
      () => true,
      ({ target, names, lazy }) =>
        target !== null &&
        names?.length === 0 &&
        !lazy &&
        !target.endsWith('.css') &&
        !sideEffects.includes(`./src/${target}`),
    ),
  ).toEqual([]);
});

/** The rooms that import each other in a circle, by way of others too; type imports count. */
function circles(): string[] {
  const edges = new Map<string, Set<string>>();
  for (const { file, imports } of modules) {
    for (const { target } of imports) {
      // Files next to main.tsx are no rooms: the route tree holds the pages and `paths.ts` is for everyone.
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

/** Allowed imports of each model, except its own files. None of them imports React. */
const BELOW: Readonly<Record<string, RegExp>> = {
  'cases/model': /^(lib\/|evidence\/model\/(finding|dns\/types)\.ts)/,
  'evidence/model': /^(lib|lookalike)\//,
  'exports/model': /^(lib\/|lookalike\/|cases\/model\/(types|status-words)\.ts)/,
  'takedowns/model': /^(content|evidence\/model|lookalike|lib)\//,
};

test.each(Object.entries(BELOW))('%s imports nothing above it', (model, below) => {
  const among = ({ file }: Module) => file.startsWith(`${model}/`);
  expect(modules.some(among)).toBe(true);
  expect(
    offences(
      among,
      ({ target }) => target !== null && !target.startsWith(`${model}/`) && !below.test(target),
    ),
  ).toEqual([]);
});

test('those models, lookalike/, lib/ and api/contract/ import no React', () => {
  const pure = [...Object.keys(BELOW), 'lookalike', 'lib', 'api/contract'];
  expect(
    offences(
      ({ file }) => pure.some((name) => file.startsWith(`${name}/`)),
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

/**
 * All that `start` loads before it runs: static imports that are more than types. Of a room's index only the
 * files of the names that are imported: package.json tells the build that no module acts by itself.
 */
function closure(start: readonly string[]): { files: Set<string>; packages: Map<string, string> } {
  const reached = new Set<string>();
  const packages = new Map<string, string>();
  const queue: { file: string; names: readonly string[] | null }[] = start.map((file) => ({
    file,
    names: null,
  }));
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const { file, names } = next;
    const isIndex = ROOMS.some((name) => file === `${name}/index.ts`);
    const visit = isIndex ? `${file} ${names?.join() ?? ''}` : file;
    if (reached.has(visit)) continue;
    reached.add(visit);
    for (const imported of byFile.get(file)?.imports ?? []) {
      // A page gets only the address of a worker; its code is a separate bundle, started on demand.
      const addressOnly = imported.specifier.includes('?worker');
      if (imported.typeOnly || imported.lazy || addressOnly) continue;
      const isWanted =
        !isIndex ||
        names === null ||
        (imported.names ?? names).some((name) => names.includes(name));
      if (imported.target === null) packages.set(imported.specifier, file);
      else if (isWanted) queue.push({ file: imported.target, names: imported.names });
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

test('no comment begins with a question word, “Of”, “The same”, “So many” or “Told”', () => {
  const riddle =
    /(?:\/\*\*?(?:\n\s*\*)?|(?<!\/\/[^\n]*\n\s*)\/\/) (?:What|Whether|Which|Whose|Of|The same|So many|Told)\b[^\n]*/g;
  expect(
    modules.flatMap(({ file, text }) => text.match(riddle)?.map((at) => `${file}: ${at}`) ?? []),
  ).toEqual([]);
});
