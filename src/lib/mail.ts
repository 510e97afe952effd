/** Longest link that mail programs and browsers take; longer ones are cut or refused. */
export const MAX_MAILTO = 1_900;

/** A link that starts an empty mail to these addresses (RFC 6068). */
export const mailtoLink = (to: readonly string[]): string =>
  `mailto:${to.map((address) => encodeURIComponent(address).replaceAll('%40', '@')).join(',')}`;

/**
 * A link that starts a mail (RFC 6068). Line ends of the body become those of the RFC; half a surrogate pair becomes
 * U+FFFD.
 *
 * @param to mail addresses
 */
export function mailtoAddress(to: readonly string[], subject: string, body: string): string {
  const parts = { subject, body: body.replace(/\r\n?|\n/g, '\r\n') };
  const query = Object.entries(parts).map(
    ([key, value]) => `${key}=${encodeURIComponent(value.replaceAll(/\p{Cs}/gu, '\uFFFD'))}`,
  );
  return `${mailtoLink(to)}?${query.join('&')}`;
}
