/** VITE_DEMO_URL, the address of the demonstration that the site links to. */
import { parseUrl } from '../lib/parse-url.ts';

/**
 * Refuses a demonstration on the site's own origin: tabs of one origin share local storage, so its invented accounts
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
