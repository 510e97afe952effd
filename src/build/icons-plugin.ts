import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

const DRAWN_BY = normalizePath(fileURLToPath(new URL('../ui/lucide-icon.ts', import.meta.url)));

/**
 * Has the built site draw Lucide's icons by src/ui/lucide-icon.ts; the prerendered pages too, since both
 * must agree on the markup.
 */
export function leanIcons(): Plugin {
  return {
    name: 'naamraksha:icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: () => DRAWN_BY,
    },
  };
}
