/** `npm run build:demo`: the additions of the demonstration's build (.github/DEPLOYING.md). */
import { loadEnv, type Plugin } from 'vite';

/** The mode of that build. */
export const DEMO = 'demo';

/** Settings that lead out of the page or name the real site: off in the demonstration. */
const OFF = [
  'VITE_API_HOST',
  'VITE_SITE_URL',
  'VITE_CONTACT_URL',
  'VITE_NEWSLETTER_URL',
  'VITE_ERROR_URL',
  'VITE_DEMO_URL',
  'VITE_DOH_URL',
  'VITE_RDAP_URL',
];

/**
 * The demonstration's path on its host, with a slash at both ends.
 *
 * @param value DEMO_BASE: `/naamraksha/`, with or without its slashes; unset for the host's root
 * @throws Error for any other text
 */
export function demoBase(value: string | undefined): string {
  const path = value?.trim().replace(/^\/+|\/+$/g, '') ?? '';
  if (path === '') return '/';
  if (/^[\w-]+(?:\/[\w-]+)*$/.test(path)) return `/${path}/`;
  throw new Error(`DEMO_BASE must be a path such as /naamraksha/, not "${value}".`);
}

export function demonstration(): Plugin {
  return {
    name: 'naamraksha:demonstration',
    apply: (_config, { command, mode }) => command === 'build' && mode === DEMO,
    config: ({ root = process.cwd(), envDir, build }, { mode }) => ({
      base: demoBase(loadEnv(mode, envDir || root, '')['DEMO_BASE']),
      build: { outDir: build?.outDir ?? 'dist-demo' },
      define: Object.fromEntries(OFF.map((name) => [`import.meta.env.${name}`, '""'])),
    }),
  };
}
