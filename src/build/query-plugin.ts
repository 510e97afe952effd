import type { Plugin } from 'vite';

/** What the query library's modules of this name are replaced with. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  // No list of this product is an infinite query: it comes whole, or from a worker.
  infiniteQueryBehavior: `
    export const infiniteQueryBehavior = undefined;
    export const hasNextPage = undefined;
    export const hasPreviousPage = undefined;`,
  // Pages say themselves that a query is under way, or has failed: none suspends, none throws its error.
  suspense: `
    export const defaultThrowOnError = undefined;
    export const ensureSuspenseTimers = () => {};
    export const shouldSuspend = () => false;
    export const fetchOptimistic = undefined;`,
  errorBoundaryUtils: `
    export const ensurePreventErrorBoundaryRetry = () => {};
    export const useClearResetErrorBoundary = () => {};
    export const getHasError = () => false;`,
};
const NAMES = Object.keys(LEFT_OUT).join('|');

/**
 * Leaves out of the browser's build what the query library imports with every query and this product never
 * uses; tests/architecture/rules.test.ts holds it to that.
 */
export function leanQueries(): Plugin {
  return {
    name: 'naamraksha:queries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: new RegExp(`^\\./(?:${NAMES})\\.js$`) },
      handler: (id, importer) =>
        importer?.includes('/@tanstack/') ? `\0naamraksha:${id.slice(2, -3)}` : null,
    },
    load: {
      filter: { id: new RegExp(`^\0naamraksha:(?:${NAMES})$`) },
      handler: (id) => LEFT_OUT[id.slice('\0naamraksha:'.length)] ?? null,
    },
  };
}
