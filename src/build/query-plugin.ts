import type { Plugin } from 'vite';

const NOT_USED = '\0naamraksha:no-infinite-queries';

/**
 * Leaves infinite queries out of the browser's build: the query library imports their machine with every
 * query, and no list of this product is one (it comes whole, or from a worker).
 */
export function leanQueries(): Plugin {
  return {
    name: 'naamraksha:queries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^\.\/infiniteQueryBehavior\.js$/ },
      handler: () => NOT_USED,
    },
    load: {
      filter: { id: /^\0naamraksha:no-infinite-queries$/ },
      handler: () => `export const infiniteQueryBehavior = undefined;
        export const hasNextPage = undefined;
        export const hasPreviousPage = undefined;`,
    },
  };
}
