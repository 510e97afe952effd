/**
 * Which modules of the consoles are built into one file. Left alone, the bundler makes a file for every
 * set of pages that share something: some fifty files for a console page, most of a few hundred bytes,
 * each compressed without knowing the others.
 *
 * Modules that a public page runs too are put together only where they are small and few (`ui`, `names`);
 * the others never, so that no visitor loads more for it. A file never needs what needs it, since
 * whatever a module imports is shared at least as widely.
 */
import { fileURLToPath } from 'node:url';
import { normalizePath, type Rolldown } from 'vite';

type ModuleOf = (id: string) => Rolldown.ModuleInfo | null;

/** As Vite names modules: with slashes, on Windows too. */
const source = (path: string) =>
  normalizePath(fileURLToPath(new URL(`../${path}`, import.meta.url)));
const ENTRY = source('main.tsx');
const PUBLIC_ROUTES = source('public-routes.tsx');
const CONSOLE_ROUTES = source('console-routes.tsx');
const SESSION = source('layouts/SessionLayout.tsx');
const TABLE = source('components/data-table/DataTable.tsx');
/** Small parts of every console page that some public pages run as well. */
const UI =
  /\/src\/(?:ui\/|components\/(?:PanelBoundary|EmptyState)\.|lib\/format\.)|\/lucide-react\//;
/** Of these, what no frame needs and most pages do. */
const MOSTLY = /\/(?:lib\/format|ui\/Input|components\/EmptyState)\.\w+$/;
/** What draws and reads names: the lists, and the public page that makes them. */
const NAMES =
  /\/src\/(?:lib\/(?:hostname|defang|hostile-words|shortcuts|worker-port|trusted-types)|lookalike\/(?:types|technique-names)|components\/DomainName|features\/assets\/AssetName)\.\w+$|\/punycode\//;
/** What the lists have besides the table itself. */
const TABLE_PARTS =
  /\/src\/(?:components\/(?:data-table\/[\w-]+|RefreshButton|lazy-confirm)|features\/approvals\/StatusFilter)\.tsx?$/;
const ALERTS = /\/src\/features\/alerts\//;
const APPROVALS = /\/src\/features\/approvals\//;
/** Of a page and of a dialog that is fetched later. */
const MOMENT = /\/src\/features\/approvals\/Moment\.tsx$/;
/** For what shows the progress of a change: dialogs, and the page to sign up. */
const OBSERVED_CHANGE = /\/(?:useMutation|mutationObserver)\.js$/;
/** What pages that change something share with each other. */
const CHANGES = /\/src\/api\/queries\/(?:mutate|reload|asset-changes|organisation-changes)\.ts$/;
const ICON = /\/lucide-react\/dist\/esm\/icons\//;
const CONSOLE_PAGES = [source('pages/admin/'), source('pages/superadmin/')];

/** The public pages that load the session. */
const ACCOUNT_PAGE = /\/(?:Login|Signup|Unauthorized)Page\.tsx$/;

/** What this many console pages run comes with their frame. */
const MANY_PAGES = 5;
/** The pages that are a list; what more pages run is no part of a list alone. */
const LISTS = 5;
/** An icon is smaller than the file it would be in. */
const ICON_PAGES = 3;

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
      // The other part of the tree is another site.
      const later = (moduleOf(id)?.dynamicallyImportedIds ?? []).filter(
        (next) => next !== CONSOLE_ROUTES,
      );
      for (const next of [...importsOf(id), ...later]) seen.add(next);
    }
    return seen;
  }

  return { closure, reach };
}

function plan(moduleOf: ModuleOf): (id: string) => string | null {
  const { closure, reach } = walker(moduleOf);
  const lists = [PUBLIC_ROUTES, CONSOLE_ROUTES];
  const listed = lists.flatMap((id) => moduleOf(id)?.dynamicallyImportedIds ?? []);
  const consolePages = listed.filter((id) => CONSOLE_PAGES.some((folder) => id.startsWith(folder)));
  const own = new Set([...consolePages, CONSOLE_ROUTES, SESSION]);
  const publicPages = [PUBLIC_ROUTES, ...listed].filter((id) => !own.has(id));
  const start = closure([ENTRY]);
  const session = closure([SESSION]);
  const frame = closure([CONSOLE_ROUTES]);
  const table = new Set([...closure([TABLE])].filter((id) => !id.endsWith('.css')));
  const seen = closure(publicPages.filter((id) => !ACCOUNT_PAGE.test(id)));
  const account = closure(publicPages.filter((id) => ACCOUNT_PAGE.test(id)));
  const elsewhere = reach(publicPages);
  const uses = new Map<string, number>();
  for (const page of consolePages) {
    for (const id of closure([page])) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return (id) => {
    // What is loaded by its name keeps a file of its own.
    if (start.has(id) || (moduleOf(id)?.dynamicImporters.length && !NAMES.test(id))) return null;
    // The library's index imports it, whoever needs it.
    if (OBSERVED_CHANGE.test(id)) return null;
    if (session.has(id)) return 'session';
    if (elsewhere.has(id) && UI.test(id) && (frame.has(id) || MOSTLY.test(id))) return 'ui';
    if (NAMES.test(id)) return 'names';
    if (seen.has(id)) return null;
    const used = uses.get(id) ?? 0;
    const many = ICON.test(id) ? ICON_PAGES : MANY_PAGES;
    const everywhere = frame.has(id) || used >= many;
    if (account.has(id)) return everywhere ? 'session' : null;
    if (used <= LISTS && (table.has(id) || TABLE_PARTS.test(id))) return 'table';
    if (everywhere) return elsewhere.has(id) ? 'parts' : 'console';
    if (CHANGES.test(id)) return 'changes';
    if (MOMENT.test(id) || (APPROVALS.test(id) && used > 1)) return 'approvals';
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
