/** The numbers that India's registers give to companies, in the form of the certificates. */

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** The Companies Act of 1850 began the register. */
const FIRST_YEAR = 1850;

/** True if the last sign of a GSTIN is its check digit: alternately doubled or not, to base 36. */
function isChecked(gstin: string): boolean {
  let sum = 0;
  for (const [at, sign] of Array.from(gstin.slice(0, -1)).entries()) {
    const product = SIGNS.indexOf(sign) * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / SIGNS.length) + (product % SIGNS.length);
  }
  return gstin.at(-1) === SIGNS[(SIGNS.length - (sum % SIGNS.length)) % SIGNS.length];
}

/** True if a company can have been founded in the year of its CIN. */
function isPast(cin: string): boolean {
  const year = Number(cin.slice(8, 12));
  return year >= FIRST_YEAR && year <= new Date().getFullYear();
}

const FORMS: readonly (readonly [form: RegExp, holds?: (bare: string) => boolean])[] = [
  // CIN
  [/^[A-Z]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, isPast],
  // LLPIN
  [/^[A-Z]{3}\d{4}$/],
  // GSTIN
  [/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]{3}$/, isChecked],
  // Udyam
  [/^UDYAM[A-Z]{2}\d{9}$/],
];

/**
 * True if a text has the form of a CIN, LLPIN, GSTIN or Udyam number, with any spaces, hyphens and case, and the facts
 * in the number are possible.
 */
export function hasKnownForm(text: string): boolean {
  const bare = text.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase();
  return FORMS.some(([form, holds]) => form.test(bare) && (holds?.(bare) ?? true));
}
