/** The modules of src/ and what each imports, for the rules of this folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import { parseSync } from 'vite';

export const SOURCE = resolve(import.meta.dirname, '../../src');

export interface Import {
  /** As written. */
  specifier: string;
  /** Below src, with slashes: `ui/Button.tsx`; null for a package. */
  target: string | null;
  /** True when nothing of it is left at run time. */
  typeOnly: boolean;
  /** True for `import()`. */
  lazy: boolean;
  /** The names imported or re-exported; [] for `import './x.ts'`, null for a default, a namespace or `import()`. */
  names: readonly string[] | null;
}

export interface Module {
  /** Below src, with slashes. */
  file: string;
  imports: Import[];
  text: string;
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
}

function target(specifier: string, from: string): string | null {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('@/')) return bare.slice(2);
  if (!bare.startsWith('.')) return null;
  return relative(SOURCE, resolve(dirname(from), bare))
    .split(sep)
    .join('/');
}

/** The imports of one source text. */
export function importsOf(text: string, path: string): Import[] {
  const { module, errors } = parseSync(path, text, {
    lang: extname(path) === '.tsx' ? 'tsx' : 'ts',
  });
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found: Import[] = [];
  const add = (specifier: string, typeOnly: boolean, lazy: boolean, names: string[] | null) =>
    found.push({ specifier, target: target(specifier, path), typeOnly, lazy, names });
  const named = (entries: readonly { importName: { kind: string; name: string | null } }[]) =>
    entries.every(({ importName }) => importName.kind === 'Name')
      ? entries.map(({ importName }) => importName.name ?? '')
      : null;
  for (const { moduleRequest, entries } of module.staticImports) {
    const typeOnly = entries.length > 0 && entries.every((entry) => entry.isType);
    add(
      moduleRequest.value,
      typeOnly,
      false,
      named(entries.filter((entry) => !entry.isType || typeOnly)),
    );
  }
  for (const { entries } of module.staticExports) {
    for (const entry of entries) {
      if (entry.moduleRequest) add(entry.moduleRequest.value, entry.isType, false, named([entry]));
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const written = text.slice(moduleRequest.start, moduleRequest.end);
    const literal = /^['"`](.*)['"`]$/s.exec(written)?.[1];
    if (literal !== undefined) add(literal, false, true, null);
  }
  return found;
}

export function readModules(): Module[] {
  return files(SOURCE).map((path) => {
    const text = readFileSync(path, 'utf8');
    return {
      file: relative(SOURCE, path).split(sep).join('/'),
      imports: importsOf(text, path),
      text,
    };
  });
}
