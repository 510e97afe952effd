/** The `<meta>` tags that give a served page its embedded backend, resolver and registry. */
import { escapeHtml } from '../lib/escape-html.ts';
import type { DemoAccount } from './demo-accounts.ts';

/**
 * @param apiBase address of the backend for the page; wins over the build's VITE_API_HOST
 * @param accounts offered on the log-in page; an empty list omits the tag
 * @param evidence path of the resolver and the registry; null omits the tag
 */
export function metaTags(
  apiBase: string,
  accounts: readonly DemoAccount[] = [],
  evidence: string | null = null,
): string[] {
  const tags = [`<meta name="api-base" content="${escapeHtml(apiBase)}">`];
  if (accounts.length > 0) {
    tags.push(`<meta name="demo-accounts" content="${escapeHtml(JSON.stringify(accounts))}">`);
  }
  if (evidence !== null) tags.push(`<meta name="evidence" content="${escapeHtml(evidence)}">`);
  return tags;
}

/** Puts tags at the end of a page's head; leaves a page without one as it is. */
export function injectMeta(html: string, tags: readonly string[]): string {
  // A function, since `$` in the tags would be read as a pattern.
  return html.replace(/<\/head>/i, (end) => tags.join('') + end);
}
