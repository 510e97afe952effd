/** Sources of the policy's connect-src: the addresses in the settings of this build. */
import { backendBase } from '@/backend.ts';
import { config } from '@/config.ts';
import { builtEvidence } from '@/evidence-config.ts';

/**
 * The origins that the pages of this build call, as CSP sources in addition to 'self'.
 *
 * @param apiHost VITE_API_HOST; unset gives `*:5000`, since no CSP source says "my host, another port"
 * @param apiOrigins API_ORIGINS: other possible addresses in a page's `<meta name="api-base">`
 * @throws ConfigError for a setting that cannot work
 */
export function connectSources(settings: {
  apiHost: string | undefined;
  apiOrigins: readonly string[];
  errorUrl: string | undefined;
}): string[] {
  const page = new URL('http://build.invalid');
  const host = settings.apiHost?.trim() || null;
  const { doh, rdap } = builtEvidence();
  const urls = [
    config.contactUrl,
    config.newsletterUrl,
    settings.errorUrl?.trim(),
    doh?.url,
    rdap?.url,
  ];
  const sources = urls.filter((url) => !!url).map((url) => new URL(url!, page).origin);
  sources.unshift(host === null ? '*:5000' : new URL(backendBase(host, page)).origin);
  sources.push(...settings.apiOrigins);
  return [...new Set(sources)].filter((source) => source !== page.origin);
}
