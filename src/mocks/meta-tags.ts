/** What the served page is told about the embedded backend, as `<meta>` tags. */
import type { DemoAccount } from './demo-accounts.ts';

function attribute(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/**
 * @param apiBase where the page finds the backend; wins over the build's VITE_API_HOST
 * @param accounts offered on the login page; none leaves the tag out
 */
export function metaTags(apiBase: string, accounts: readonly DemoAccount[] = []): string[] {
  const tags = [`<meta name="api-base" content="${attribute(apiBase)}">`];
  if (accounts.length > 0) {
    tags.push(`<meta name="demo-accounts" content="${attribute(JSON.stringify(accounts))}">`);
  }
  return tags;
}

/** Puts tags at the end of a page's head; a page without one is given back as it is. */
export function injectMeta(html: string, tags: readonly string[]): string {
  // A function, since `$` in the tags would be read as a pattern.
  return html.replace(/<\/head>/i, (end) => tags.join('') + end);
}
