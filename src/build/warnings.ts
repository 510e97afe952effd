/** What a build says to the person who deploys it. */

/**
 * The settings that a real site needs and this build was not given.
 *
 * @param env the environment of the build
 */
export function missingSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const missing = (name: string, what: string) =>
    env[name]?.trim() ? [] : [`${name} is not set: ${what}`];
  return [
    ...missing(
      'VITE_API_HOST',
      'the pages call port 5000 of the host that serves them, and the policy allows calls to ' +
        'port 5000 of any host (connect-src *:5000). Set it to close that.',
    ),
    ...missing(
      'VITE_SITE_URL',
      'no sitemap, no canonical links and no picture for shared links are written.',
    ),
    ...missing(
      'VITE_SALES_EMAIL',
      'the pages and security.txt name an address that does not exist.',
    ),
  ];
}
