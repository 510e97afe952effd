/** The strict policy and built HTML: no style attribute, and a hash for every inline script and sheet. */
import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
/** Data blocks such as JSON-LD never run, so the policy does not ask for their hash. */
const DATA_TYPE = /\btype\s*=\s*["']?application\/(?:ld\+)?json\b/i;
const TAG = /<[a-z][\w-]*((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*\/?>/gi;

/** `sha256-…` of each script and sheet in the HTML itself. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The hashes of the inline scripts that a browser would run, and of the style elements. */
export function inlineHashes(html: string): InlineHashes {
  const scripts: string[] = [];
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    if (/\bsrc\s*=/i.test(attributes) || DATA_TYPE.test(attributes)) continue;
    scripts.push(sha256(body));
  }
  const markup = html.replace(SCRIPT, '');
  return { scripts, styles: [...markup.matchAll(STYLE)].map(([, body = '']) => sha256(body)) };
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * Finds everything in this HTML that the policy would refuse.
 *
 * @param allowed the hashes in the policy
 * @returns one readable line per finding
 */
export function policyFindings(html: string, allowed: InlineHashes): string[] {
  const findings: string[] = [];
  const { scripts, styles } = inlineHashes(html);
  if (scripts.some((hash) => !allowed.scripts.includes(hash))) {
    findings.push('an inline script that index.html does not hold');
  }
  if (styles.some((hash) => !allowed.styles.includes(hash))) {
    findings.push("a <style> element that is not the site's sheet");
  }
  const markup = html.replace(SCRIPT, '').replace(STYLE, '');
  if (/<style\b/i.test(markup)) findings.push('a <style> element without an end');
  for (const [tag, attributes = ''] of markup.matchAll(TAG)) {
    const names = attributes.replace(/"[^"]*"|'[^']*'/g, '""');
    if (/\sstyle\s*=/i.test(names)) findings.push(`a style attribute: ${tag.slice(0, 160)}`);
    if (/\son[a-z]+\s*=/i.test(names)) findings.push(`an inline handler: ${tag.slice(0, 160)}`);
  }
  return findings;
}
