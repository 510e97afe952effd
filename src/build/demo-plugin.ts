/** `npm run build:demo`: the additions of the demonstration's build (.github/DEPLOYING.md); its address, for the site. */
import { loadEnv, type Plugin } from 'vite';
import { parseUrl } from '../lib/parse-url.ts';

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

/**
 * Refuses a demonstration (VITE_DEMO_URL, which the site links to) on the site's own origin: tabs of one origin share local storage, so its invented accounts
 * and the customers' sessions would log each other out, and a script of one could read the other's tokens.
 *
 * @param env the environment of the build
 * @throws Error when the two share an origin, or when VITE_SITE_URL is missing, so that it is unknown
 */
export function checkDemoUrl(env: Readonly<Record<string, string | undefined>>): void {
  const demo = parseUrl(env['VITE_DEMO_URL']?.trim() ?? '');
  // No address at all: config.ts words that.
  if (demo === null) return;
  const site = parseUrl(env['VITE_SITE_URL']?.trim() ?? '');
  if (site === null) {
    throw new Error(
      'VITE_DEMO_URL needs VITE_SITE_URL, which shows that the two are on different origins.',
    );
  }
  if (demo.origin === site.origin) {
    throw new Error(
      `VITE_DEMO_URL must be on another origin than ${site.origin}: on the same one, the demonstration ` +
        'and the site would share the storage that holds the tokens.',
    );
  }
}
