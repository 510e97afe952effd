/** The numbers that India's registers give to companies, as the certificates write them. */
const FORMS: readonly RegExp[] = [
  // CIN
  /^[A-Z]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/,
  // LLPIN
  /^[A-Z]{3}\d{4}$/,
  // GSTIN
  /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]{3}$/,
  // Udyam
  /^UDYAM[A-Z]{2}\d{9}$/,
];

/** Whether a text has the form of a CIN, LLPIN, GSTIN or Udyam number, whatever its spaces, hyphens and case. */
export function hasKnownForm(text: string): boolean {
  const bare = text.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase();
  return FORMS.some((form) => form.test(bare));
}
