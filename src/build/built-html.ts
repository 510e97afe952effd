/** What the strict policy asks of built HTML: no inline style, and every inline script hashed. */
import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Data blocks such as JSON-LD never run, so the policy does not ask for their hash. */
const DATA_TYPE = /\btype\s*=\s*["']?application\/(?:ld\+)?json\b/i;
const TAG = /<[a-z][\w-]*((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*\/?>/gi;

/** `sha256-…` of each inline script that the browser would run. */
export function inlineScriptHashes(html: string): string[] {
  const hashes: string[] = [];
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    if (/\bsrc\s*=/i.test(attributes) || DATA_TYPE.test(attributes)) continue;
    hashes.push(`sha256-${createHash('sha256').update(body).digest('base64')}`);
  }
  return hashes;
}

/**
 * What in this HTML the policy would refuse.
 *
 * @param allowed the hashes of the scripts that index.html itself holds
 * @returns one readable line per finding; empty when there is none
 */
export function policyFindings(html: string, allowed: readonly string[]): string[] {
  const findings: string[] = [];
  for (const hash of inlineScriptHashes(html)) {
    if (!allowed.includes(hash)) findings.push(`an inline script that index.html does not hold`);
  }
  const markup = html.replace(SCRIPT, '');
  if (/<style\b/i.test(markup)) findings.push('a <style> element');
  for (const [tag, attributes = ''] of markup.matchAll(TAG)) {
    if (/\sstyle\s*=/i.test(attributes.replace(/"[^"]*"|'[^']*'/g, '""'))) {
      findings.push(`a style attribute: ${tag.slice(0, 160)}`);
    }
    const handler = /\s(on[a-z]+)\s*=/i.exec(attributes.replace(/"[^"]*"|'[^']*'/g, '""'));
    if (handler) findings.push(`an inline handler: ${tag.slice(0, 160)}`);
  }
  return findings;
}
