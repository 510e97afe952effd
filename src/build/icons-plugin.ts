import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

const DRAWN_BY = normalizePath(fileURLToPath(new URL('../ui/lucide-icon.ts', import.meta.url)));

/** What lucide-icon.ts does not read of an icon's file: random keys do not compress. */
const UNREAD = /,\s*key: "\w+"|\bsize: 24,|,\s*aliases: \[[^\]]*\]/g;

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
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler: (code) => ({ code: code.replace(UNREAD, ''), map: null }),
    },
  };
}
