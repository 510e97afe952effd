/** Additional contents of the demonstration's pages, and the files that a plain static host needs. */
import type { Manifest } from 'vite';
import { escapeHtml } from '../lib/escape-html.ts';

/** Directives that browsers do not read in a `<meta>`, and report as an error. */
const HEADER_ONLY = /^(?:frame-ancestors|report-uri|report-to|sandbox) /;

/** The policy for a `<meta>`; see .github/DEPLOYING.md for what it then leaves open. */
export function metaPolicy(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !HEADER_ONLY.test(directive))
    .join('; ');
}

export interface DemoParts {
  /** The policy in the form of a header. */
  policy: string;
  /** The markup of the bar. */
  bar: string;
  /** More tags for the head. */
  tags: readonly string[];
}

/**
 * A page with its policy before anything that it governs, and the bar above the router's element.
 *
 * @throws Error when the page no longer has a place that this needs
 */
export function demoPage(html: string, { policy, bar, tags }: DemoParts): string {
  const content = escapeHtml(metaPolicy(policy));
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${content}" />`,
    '<meta name="referrer" content="strict-origin-when-cross-origin" />',
    ...tags,
  ].join('\n    ');
  return [
    [/<meta charset="[^"]*" \/>/, (charset: string) => `${charset}\n    ${head}`] as const,
    ['<div id="root"', (root: string) => `<div id="demo">${bar}</div>\n    ${root}`] as const,
  ].reduce((page, [place, fill]) => {
    const filled = page.replace(place, fill);
    if (filled === page) throw new Error(`The page has lost its ${String(place)}`);
    return filled;
  }, html);
}

/**
 * The files of a page: some hosts answer /about with about.html, the plainest with about/index.html, and some of either
 * kind ignore one of the two if both exist.
 */
export function demoFiles(path: string): string[] {
  const bare = path.replace(/^\/|\/$/g, '');
  return bare === '' ? ['index.html'] : [`${bare}.html`, `${bare}/index.html`];
}

/**
 * Returns the files that the page needs offline (src/demo/offline.ts), as JSON.
 *
 * @param workers the names of the files in workers/
 */
export function offlineFiles(base: string, manifest: Manifest, workers: readonly string[]): string {
  const chunks = Object.values(manifest);
  const address = (file: string) => base + file;
  const modules = chunks.filter(({ file, isEntry }) => file.endsWith('.js') && !isEntry);
  return JSON.stringify({
    modules: modules.map(({ file }) => address(file)),
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map(address),
    workers: workers.map((file) => address(`workers/${file}`)),
  });
}
