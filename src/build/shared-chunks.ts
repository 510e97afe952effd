/**
 * Modules that many pages load together, by their shared chunk. With a chunk for each, / asked for 43 scripts, half of
 * them under half a kilobyte: two requests in three and 6 kB for nothing. The build places all others: where it
 * merges small chunks by itself (Rolldown's `entriesAwareMergeThreshold`), they import each other.
 *
 * Each entry is a path below src/ or node_modules/ without its extension, or a folder with its slash. A page's own
 * module (which `lazy` imports) stays out, because the build must find its file by name.
 */
export const SHARED_CHUNKS: Readonly<Record<string, readonly string[]>> = {
  // Every page.
  parts: [
    'components/Disclosure',
    'components/Field',
    'components/MailAddress',
    'components/PanelBoundary',
    'components/Prose',
    'components/ThemeToggle',
    'components/Wordmark',
    'components/domain-form/fragment',
    'components/lazy-part',
    'components/outreach/CopyMessage',
    'components/outreach/outreach',
    'content/report-pages',
    'evidence/use-evidence',
    'lib/copy-text',
    'lib/mail',
    'lib/words',
    'ui/IconButton',
    'ui/Input',
    'ui/LoadingNote',
    'ui/Notice',
    'ui/PageDialog',
    'ui/SearchInput',
    'ui/use-copy',
    'ui/scroll-stop',
  ],
  // Every page with a session.
  session: [
    '@tanstack/query-core/',
    '@tanstack/react-query/',
    'api/',
    'backend',
    'components/EmptyConsole',
    'lib/session-state',
    'lib/transport',
    'session/AuthContext',
    'session/return-path',
    'session/role-labels',
    'session/session',
    'session/use-draft',
    'ui/Skeleton',
    'valibot/',
  ],
  // The consoles, and the public pages with a form.
  domains: [
    'lib/defang',
    'lib/idna',
    'lib/read-name',
    'lib/tab-storage',
    'lib/token-store',
    'punycode/',
  ],
  // The consoles, the finder and the link check.
  names: [
    'components/DomainName',
    'components/MarkedName',
    'comlink/',
    'lib/decode-text',
    'lib/foreign-graphemes',
    'lib/is-same-or-subdomain',
    'lib/names-in',
    'lib/remote-worker',
    'lib/trusted-types',
    'lookalike/engine',
    'lookalike/engine.worker',
    'lookalike/highlights',
    'lookalike/scripts',
    'lookalike/technique-names',
    'lookalike/technique-text',
    'lookalike/types',
  ],
  // Every page of the consoles.
  console: [
    'components/AssetName',
    'components/EmptyState',
    'components/page-actions',
    'components/DateTime',
    'components/DialogBoundary',
    'components/Facts',
    'components/RefreshButton',
    'components/SampleMark',
    'components/Severity',
    'components/StatusMark',
    'components/named-news',
    'components/notify',
    'components/table/single-key-shortcuts',
    'lib/capitalized',
    'lib/days-since',
    'lib/format',
    'lib/same-text',
    'lib/search-terms',
    'lib/severity',
    'lib/shortcuts',
    'nuqs/',
    'ui/Checkbox',
    'ui/Dialog',
    'ui/KeyCap',
    'ui/Popover',
    'ui/Segmented',
    'ui/Select',
    'ui/load-layers',
    'ui/open-dialogs',
    'ui/use-slow',
  ],
  // Pages of the consoles with a list.
  table: [
    'components/ListLoading',
    'components/QueryBoundary',
    'components/table/SelectionBar',
    'components/table/TableSkeleton',
    'components/table/columns',
    'components/table/rows',
    'components/table/table-state',
    'components/table/url-table-state',
  ],
  explanation: ['components/explanation/'],
  particles: ['@tsparticles/'],
};

/** The last src/ or node_modules/ counts: a checkout may be below a folder called src. */
const MODULE = /^.*\/(?:src|node_modules)\/(?<path>[^?]+)\.(?:tsx?|m?js)(?:\?|$)/;

const CHUNK_OF = Object.entries(SHARED_CHUNKS).flatMap(([chunk, modules]) =>
  modules.map((module) => ({ chunk, module })),
);

/**
 * The `name` of Rolldown's `codeSplitting.groups`.
 *
 * @returns the chunk of a module; null if the build decides
 */
export function sharedChunk(id: string): string | null {
  const path = MODULE.exec(id)?.groups?.['path'];
  if (path === undefined) return null;
  const found = CHUNK_OF.find(({ module }) =>
    module.endsWith('/') ? path.startsWith(module) : path === module,
  );
  return found?.chunk ?? null;
}

/**
 * Finds chunks that import each other: one of them would run before the modules that it needs.
 *
 * @param imports the files that each file imports when it starts
 * @returns the files in the order of their imports, the first one again at the end; null if there are none
 */
export function findImportCycle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): boolean => {
    const isCycle = path.includes(file);
    path.push(file);
    if (isCycle || (!done.has(file) && imports.get(file)?.some(visit))) return true;
    path.pop();
    done.add(file);
    return false;
  };
  if (![...imports.keys()].some(visit)) return null;
  return path.slice(path.indexOf(path.at(-1) ?? ''));
}
