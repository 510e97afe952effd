import type { Plugin } from 'vite';

/**
 * Makes the browser's build use React Router's production files. The package's export map sends every bundler to the
 * development ones, which differ by one constant and the warnings that depend on it. The journeys run this build.
 * Remove the plugin once the fault is fixed: https://github.com/remix-run/react-router/issues/14102
 */
export function productionRouter(): Plugin {
  return {
    name: 'naamraksha:router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!found) return null;
        return { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
      },
    },
  };
}
