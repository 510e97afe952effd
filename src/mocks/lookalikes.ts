/**
 * Five believable lookalikes of a name, for the moment after an asset was approved. This plays the
 * detection provider; the product's own engine lives in `src/lookalike/` and is not used here, so that
 * neither can hide the other's mistakes.
 */
import { domainToASCII, domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import { GLYPHS, wordDetails, type Seen, type Technique } from './details.ts';
import { isHostname } from './hostname.ts';

export interface Lookalike {
  domain: string;
  details: string;
  score: number;
}

type Candidate = readonly [name: string, score: number, technique: Technique | null, seen: Seen];

/** Splits a name into brand label and suffix; text that is no host name becomes a label. */
function split(name: string): { label: string; suffix: string } {
  const read = parse(name);
  if (read.domainWithoutSuffix && read.publicSuffix) {
    return { label: domainToUnicode(read.domainWithoutSuffix), suffix: read.publicSuffix };
  }
  const slug =
    name
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('') ?? '';
  return { label: slug || 'brand', suffix: 'in' };
}

function homoglyph(label: string): string | null {
  const first = GLYPHS.find(({ latin }) => label.includes(latin));
  return first && !label.startsWith('xn--') ? label.replace(first.latin, first.glyph) : null;
}

function candidates(name: string): Candidate[] {
  const { label, suffix } = split(name);
  const short = label.slice(0, 40);
  const ending = suffix.endsWith('in') ? 'com' : 'co.in';
  const glyph = homoglyph(label);
  const swap: Candidate[] =
    label.length > 3
      ? [
          [
            `${label.slice(0, -2)}${label.slice(-1)}${label.slice(-2, -1)}.${suffix}`,
            5.5,
            'typo',
            'mail',
          ],
        ]
      : [];
  return [
    ...(glyph ? ([[`${glyph}.${suffix}`, 9.4, null, 'login']] as const) : []),
    [`${short}-kyc-update.com`, 8.6, 'combosquat', 'kyc'],
    [`${short}.${suffix}.secure-signin.online`, 7.5, 'subdomain', 'certificate'],
    ...swap,
    [`${label}.${ending}`, 3.2, 'tldSwap', 'parked'],
    [`${short}-customercare.in`, 6.4, 'combosquat', 'support'],
    [`my-${short}.online`, 4.3, 'combosquat', 'dormant'],
    [`${short}-refund.co`, 8.1, 'combosquat', 'refund'],
    [`${short}careers.net`, 5, 'combosquat', 'jobs'],
  ];
}

/**
 * @param name the asset's name; any text
 * @returns exactly five different names, none of them `name`, IDN as `xn--`, worst first
 */
export function lookalikesOf(name: string): Lookalike[] {
  const own = domainToASCII(name) || name;
  const taken = new Set([own, parse(own).domain]);
  const found: Lookalike[] = [];
  for (const [written, score, technique, seen] of candidates(name)) {
    const domain = domainToASCII(written);
    if (!isHostname(domain) || taken.has(domain)) continue;
    taken.add(domain);
    found.push({ domain, score, details: wordDetails(technique, seen, written) });
    if (found.length === 5) break;
  }
  return found;
}
