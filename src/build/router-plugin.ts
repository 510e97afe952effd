import type { Plugin } from 'vite';

/**
 * Has the browser's build take React Router's production files. Its package leads every bundler to the
 * development ones, which differ by a constant and by all the warnings that hang on it.
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
