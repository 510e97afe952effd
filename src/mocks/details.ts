/** Sentences as a detection provider writes them: how the name imitates, then what was seen there. */

/** Characters that pass for a Latin letter, by code point, with their Unicode names. */
export const GLYPHS: readonly { latin: string; glyph: string; name: string }[] = [
  { latin: 'a', glyph: '\u0430', name: 'CYRILLIC SMALL LETTER A' },
  { latin: 'o', glyph: '\u043E', name: 'CYRILLIC SMALL LETTER O' },
  { latin: 'e', glyph: '\u0435', name: 'CYRILLIC SMALL LETTER IE' },
  { latin: 'i', glyph: '\u0456', name: 'CYRILLIC SMALL LETTER BYELORUSSIAN-UKRAINIAN I' },
  { latin: 's', glyph: '\u0455', name: 'CYRILLIC SMALL LETTER DZE' },
  { latin: 'p', glyph: '\u0440', name: 'CYRILLIC SMALL LETTER ER' },
  { latin: 'c', glyph: '\u0441', name: 'CYRILLIC SMALL LETTER ES' },
  { latin: 'h', glyph: '\u04BB', name: 'CYRILLIC SMALL LETTER SHHA' },
  { latin: 'd', glyph: '\u0501', name: 'CYRILLIC SMALL LETTER KOMI DE' },
  { latin: 'y', glyph: '\u0443', name: 'CYRILLIC SMALL LETTER U' },
  { latin: 'x', glyph: '\u0445', name: 'CYRILLIC SMALL LETTER HA' },
  { latin: 'l', glyph: '\u0142', name: 'LATIN SMALL LETTER L WITH STROKE' },
  { latin: 'k', glyph: '\u043A', name: 'CYRILLIC SMALL LETTER KA' },
  { latin: 'n', glyph: '\u0144', name: 'LATIN SMALL LETTER N WITH ACUTE' },
  { latin: 'b', glyph: '\u1E05', name: 'LATIN SMALL LETTER B WITH DOT BELOW' },
  { latin: 'r', glyph: '\u1E5B', name: 'LATIN SMALL LETTER R WITH DOT BELOW' },
];

const TECHNIQUES = {
  combosquat: 'Joins the brand name with words that a customer expects from it.',
  tldSwap: 'The same name under another ending.',
  typo: 'One keystroke away from the registered name.',
  subdomain: 'Carries the whole name as a subdomain of an unrelated domain.',
  missingDot: 'Drops a dot, so that host and domain run together.',
  hyphen: 'Adds or drops a hyphen; the words read the same.',
  dotToDash: 'Puts a dash where the name has a dot.',
  tldInLabel: 'Writes the ending into the name itself.',
  digit: 'Puts a digit where a letter of the same shape stands.',
} as const;

const SEEN = {
  login: 'A copy of the sign-in page asks for customer ID and password; the form posts elsewhere.',
  kyc: 'A "KYC update" form asks for PAN, card number and OTP.',
  apk: 'The page offers an Android package outside the app store; its signer is unknown.',
  mail: 'MX and SPF records were set within a day of registration; no website yet.',
  invoice:
    'Two recipients reported mails from this name with a changed bank account on the invoice.',
  shop: 'A web shop with copied product photographs takes prepaid orders over UPI.',
  jobs: "Job offers in the company's name ask for a registration fee.",
  certificate: 'A TLS certificate was issued on the day of registration; the page is still empty.',
  cluster: 'Shares name servers and hosting with nine known phishing names.',
  support: 'Lists a false customer-care number that search engines have begun to show.',
  refund: 'Promises a refund and asks for remote access to the phone.',
  redirect: 'Redirects phones to a sign-in form and everybody else to the real site.',
  parked: 'Parked with advertising; no form seen.',
  sale: 'Offered for sale at a domain market; no content.',
  unrelated: 'Looks unrelated: a personal page that has not changed since 2014.',
  dormant: 'Registered, but without address records.',
} as const;

export type Technique = keyof typeof TECHNIQUES;
export type Seen = keyof typeof SEEN;

/** @param technique null when the name is told apart by a character, which then is spelled out */
export function wordDetails(technique: Technique | null, seen: Seen, unicodeName: string): string {
  const how = technique === null ? wordGlyph(unicodeName) : TECHNIQUES[technique];
  return `${how} ${SEEN[seen]}`;
}

function wordGlyph(unicodeName: string): string {
  for (const character of unicodeName) {
    const known = GLYPHS.find(({ glyph }) => glyph === character);
    if (!known) continue;
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return `Looks the same, but "${known.latin}" is U+${code} ${known.name}.`;
  }
  return 'Looks the same, but is written in another script.';
}
