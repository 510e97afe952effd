/** Sentences as a detection provider writes them: how the name imitates, then what was seen there. */

interface Glyph {
  readonly latin: string;
  readonly glyph: string;
  readonly name: string;
  /** A mark or its shape distinguishes it from the Latin letter. */
  readonly near?: true;
}

/** Characters that look like a Latin letter, by code point, with their Unicode names. */
export const GLYPHS: readonly Glyph[] = [
  { latin: 'a', glyph: '\u0430', name: 'CYRILLIC SMALL LETTER A' },
  { latin: 'o', glyph: '\u043E', name: 'CYRILLIC SMALL LETTER O' },
  { latin: 'e', glyph: '\u0435', name: 'CYRILLIC SMALL LETTER IE' },
  { latin: 'i', glyph: '\u0456', name: 'CYRILLIC SMALL LETTER BYELORUSSIAN-UKRAINIAN I' },
  { latin: 'x', glyph: '\u0445', name: 'CYRILLIC SMALL LETTER HA' },
  { latin: 'l', glyph: '\u0142', name: 'LATIN SMALL LETTER L WITH STROKE', near: true },
  { latin: 'k', glyph: '\u043A', name: 'CYRILLIC SMALL LETTER KA', near: true },
];

const TECHNIQUES = {
  combosquat: 'Joins the brand name with words that a customer expects from it.',
  tldSwap: 'The same name under another ending.',
  typo: 'One keystroke away from the registered name.',
  typoTld: 'One letter away from the name, and under another ending.',
  swap: 'Two neighbouring letters have changed places.',
  pair: 'Two letters together look like one of the registered name.',
  part: 'Carries a part of the brand name alone, its letters unchanged.',
  subdomain: 'Carries the whole name as a subdomain of an unrelated domain.',
  missingDot: 'Drops a dot, so that two parts of the address run together.',
  hyphen: 'Adds or drops hyphens; the words read the same.',
  dotToDash: 'Puts a dash where the name has a dot.',
  tldInLabel: 'Writes the ending into the name itself.',
  digit: 'Puts a digit where a letter of the same shape stands.',
} as const;

const SEEN = {
  login: 'A copy of the sign-in page asks for customer ID and password; the form posts elsewhere.',
  kyc: 'A "KYC update" form asks for PAN, card number and OTP.',
  apk: 'The page offers an Android package outside the app store; its signer is unknown.',
  mail: 'MX and SPF records were set within a day of registration.',
  invoice:
    'Two recipients reported mails from this name with a changed bank account on the invoice.',
  shop: 'A web shop with copied product photographs takes prepaid orders over UPI.',
  jobs: "Job offers in the company's name ask for a registration fee.",
  certificate: 'A TLS certificate was issued on the day of registration; the page is still empty.',
  hold: 'A TLS certificate was issued on the day of registration; its registrar has since put the name on hold.',
  cluster: 'Shares name servers and hosting with nine known phishing names.',
  support: 'Lists a false customer-care number that search engines have begun to show.',
  refund: 'Promises a refund and asks for remote access to the phone.',
  redirect: 'Redirects phones to a sign-in form and everybody else to the real site.',
  parked: 'Parked with advertising; no form seen.',
  sale: 'Offered for sale at a domain market; no content.',
  lapsed: 'Was offered for sale at a domain market; the registration has since lapsed.',
  unrelated: 'Looks unrelated: a personal page that has not changed since 2014.',
  dormant: 'Registered, but without address records.',
} as const;

/** Techniques by their sentence; the two about a character name it. */
export type Technique = keyof typeof TECHNIQUES | 'glyph' | 'glyphTld';
export type Seen = keyof typeof SEEN;

const isSeen = (key: string): key is Seen => key in SEEN;

/** @returns the kind of sighting that a report's words describe; null if the words are from elsewhere */
export function seenIn(details: string): Seen | null {
  const all = Object.keys(SEEN).filter(isSeen);
  return all.find((key) => details.endsWith(SEEN[key])) ?? null;
}

/** @param unicodeName in which a character is looked for if one distinguishes the names */
export function wordDetails(technique: Technique, seen: Seen, unicodeName: string): string {
  const isGlyph = technique === 'glyph' || technique === 'glyphTld';
  const how = isGlyph ? wordGlyph(unicodeName, technique) : TECHNIQUES[technique];
  return `${how} ${SEEN[seen]}`;
}

function wordGlyph(unicodeName: string, technique: 'glyph' | 'glyphTld'): string {
  const but = technique === 'glyph' ? ', but' : ' up to the ending, but';
  for (const character of unicodeName) {
    const known = GLYPHS.find(({ glyph }) => glyph === character);
    if (!known) continue;
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    const looks = known.near ? 'Looks nearly the same' : 'Looks the same';
    return `${looks}${but} "${known.latin}" is U+${code} ${known.name}.`;
  }
  return `Looks the same${but} is written in another script.`;
}
