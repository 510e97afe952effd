/**
 * Which modules of the consoles are built into one file. Left alone, the bundler makes a file for every
 * set of pages that share something: some fifty files for a console page, most of a few hundred bytes,
 * each compressed without knowing the others.
 *
 * Only modules that no public page runs are put together, so that no visitor loads more for it; and a
 * file never needs what needs it, since whatever a module imports is shared at least as widely.
 */
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type ModuleOf = (id: string) => Rolldown.ModuleInfo | null;

const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const ENTRY = source('main.tsx');
const ROUTES = source('routes.tsx');
const CONSOLE_ROUTES = source('console-routes.tsx');
const SESSION = source('layouts/SessionLayout.tsx');
const FRAME = source('layouts/guards.tsx');
const TABLE = source('components/data-table/DataTable.tsx');
const ALERTS = /\/src\/features\/alerts\//;
const CONSOLE_PAGES = [source('pages/admin/'), source('pages/superadmin/')];

/** The public pages that load the session. */
const ACCOUNT_PAGE = /\/(?:Login|Signup|Unauthorized)Page\.tsx$/;

/** What this many console pages run comes with their frame. */
const MANY_PAGES = 6;

const ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
const ICON_EXPORT = /export \{([^}]*)\} from '\.\/(icons\/[\w-]+\.mjs)'/g;

/** The icons' files by their names, read from the package's index, which imports them all. */
function iconFiles(id: string, code: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of code.matchAll(ICON_EXPORT)) {
    const path = id.replace(/[^/]+$/, file);
    for (const name of names.split(',')) files.set(name.replace('default as', '').trim(), path);
  }
  return files;
}

/** Walks the graph of modules. */
function walker(moduleOf: ModuleOf) {
  let icons: Map<string, string> | null = null;

  /** What a module imports; of the icons only those that it names. */
  function importsOf(id: string): string[] {
    const module = moduleOf(id);
    return (module?.importedIds ?? []).flatMap((imported) => {
      if (!ICONS.test(imported)) return [imported];
      icons ??= iconFiles(imported, moduleOf(imported)?.code ?? '');
      const named = [...(module?.code ?? '').matchAll(ICON_IMPORT)]
        .flatMap(([, names = '']) => names.split(','))
        .map(
          (name) =>
            name
              .replace(/^\s*type\s/, '')
              .split(' as ')[0]
              ?.trim() ?? '',
        );
      return named.flatMap((name) => icons?.get(name) ?? []);
    });
  }

  /** Everything that runs before these do, and they. */
  function closure(roots: readonly string[]): Set<string> {
    const seen = new Set(roots);
    for (const id of seen) for (const next of importsOf(id)) seen.add(next);
    return seen;
  }

  /** The closure, and all that it may load later. */
  function reach(roots: readonly string[]): Set<string> {
    const seen = new Set(roots);
    for (const id of seen) {
      const later = moduleOf(id)?.dynamicallyImportedIds ?? [];
      for (const next of [...importsOf(id), ...later]) seen.add(next);
    }
    return seen;
  }

  return { closure, reach };
}

function plan(moduleOf: ModuleOf): (id: string) => string | null {
  const { closure, reach } = walker(moduleOf);
  const lists = [ROUTES, CONSOLE_ROUTES];
  const listed = lists.flatMap((id) => moduleOf(id)?.dynamicallyImportedIds ?? []);
  const consolePages = listed.filter((id) => CONSOLE_PAGES.some((folder) => id.startsWith(folder)));
  const own = new Set([...consolePages, CONSOLE_ROUTES, SESSION, FRAME]);
  const publicPages = listed.filter((id) => !own.has(id));
  const start = closure([ENTRY]);
  const session = closure([SESSION]);
  const frame = closure([FRAME]);
  const table = closure([TABLE]);
  const seen = closure(publicPages.filter((id) => !ACCOUNT_PAGE.test(id)));
  const account = closure(publicPages.filter((id) => ACCOUNT_PAGE.test(id)));
  const elsewhere = reach(publicPages);
  const uses = new Map<string, number>();
  for (const page of consolePages) {
    for (const id of closure([page])) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return (id) => {
    // What is loaded by its name keeps a file of its own.
    if (start.has(id) || moduleOf(id)?.dynamicImporters.length) return null;
    if (session.has(id)) return 'session';
    if (seen.has(id)) return null;
    const used = uses.get(id) ?? 0;
    const everywhere = frame.has(id) || used >= MANY_PAGES;
    if (account.has(id)) return everywhere ? 'session' : null;
    if (everywhere) return elsewhere.has(id) ? 'parts' : 'console';
    if (table.has(id)) return 'table';
    return ALERTS.test(id) && used > 1 ? 'alerts' : null;
  };
}

/** For `rolldownOptions.output.codeSplitting` of the browser's build. */
export function chunkGroups() {
  let planned: ReturnType<typeof plan> | null = null;
  const name = (id: string, context: { getModuleInfo: ModuleOf }): string | null => {
    planned ??= plan((of) => context.getModuleInfo(of));
    return planned(id);
  };
  // After the group that the entry is: what it holds, it keeps.
  return { groups: [{ name, priority: -1, includeDependenciesRecursively: false }] };
}
