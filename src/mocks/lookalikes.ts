/**
 * Five believable lookalikes of a name, for the moment after an asset was approved. This plays the detection provider.
 * It does not use the product's own engine (`src/lookalike/`), so that neither can hide the other's mistakes.
 */
import { parse } from 'tldts';
import { toAscii, toUnicode } from '../lib/idna.ts';
import type { AlertRow } from './db.ts';
import { GLYPHS, wordDetails, type Seen, type Technique } from './details.ts';
import { isHostname } from './http.ts';

export type Lookalike = Pick<AlertRow, 'impersonating_domain' | 'details' | 'severity_score'>;

type Candidate = readonly [name: string, score: number, technique: Technique, seen: Seen];

/** Splits a name into brand label and suffix; any other text becomes a label. */
function split(name: string): { label: string; suffix: string } {
  const read = parse(name);
  if (read.domainWithoutSuffix && read.publicSuffix) {
    return { label: toUnicode(read.domainWithoutSuffix), suffix: read.publicSuffix };
  }
  return { label: name.toLowerCase().replace(/[^a-z0-9]+/g, '') || 'brand', suffix: 'in' };
}

function homoglyph(label: string): string | null {
  const first = GLYPHS.find(({ latin }) => label.includes(latin));
  return first && !label.startsWith('xn--') ? label.replace(first.latin, first.glyph) : null;
}

function candidates(name: string): Candidate[] {
  const { label, suffix } = split(name);
  const short = label.slice(0, 40);
  const glyph = homoglyph(label);
  const swapped = label.slice(0, -2) + label.slice(-1) + label.slice(-2, -1);
  const all: (Candidate | false)[] = [
    glyph !== null && [`${glyph}.${suffix}`, 9.4, 'glyph', 'login'],
    [`${short}-kyc-update.com`, 8.6, 'combosquat', 'kyc'],
    [`${short}.${suffix}.secure-signin.online`, 7.5, 'subdomain', 'certificate'],
    label.length > 3 && [`${swapped}.${suffix}`, 5.5, 'swap', 'mail'],
    [`${label}.${suffix.endsWith('in') ? 'com' : 'co.in'}`, 3.2, 'tldSwap', 'parked'],
    [`${short}-customercare.in`, 6.4, 'combosquat', 'support'],
    [`my-${short}.online`, 4.3, 'combosquat', 'dormant'],
    [`${short}-refund.co`, 8.1, 'combosquat', 'refund'],
    [`${short}careers.net`, 5, 'combosquat', 'jobs'],
  ];
  return all.filter((candidate) => candidate !== false);
}

/**
 * @param name the asset's name; any text
 * @param own the names of all assets of its organisation, which are no lookalikes
 * @returns exactly five different names, none of them `name` or an own one, IDN as `xn--`
 */
export function lookalikesOf(name: string, own: readonly string[] = []): Lookalike[] {
  const taken = new Set([name, ...own].flatMap((one) => [toAscii(one) ?? one, parse(one).domain]));
  const found: Lookalike[] = [];
  for (const [written, severity_score, technique, seen] of candidates(name)) {
    const impersonating_domain = toAscii(written) ?? '';
    if (!isHostname(impersonating_domain) || taken.has(impersonating_domain)) continue;
    taken.add(impersonating_domain);
    const details = wordDetails(technique, seen, written);
    found.push({ impersonating_domain, severity_score, details });
    if (found.length === 5) break;
  }
  return found;
}
