/**
 * A link that begins a mail (RFC 6068). The lines of the body end as the RFC asks, whatever ended them before.
 *
 * @param to mail addresses
 */
export function mailtoAddress(to: readonly string[], subject: string, body: string): string {
  const parts = { subject, body: body.replace(/\r?\n/g, '\r\n') };
  const query = Object.entries(parts).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  const addresses = to.map((address) => encodeURIComponent(address).replaceAll('%40', '@'));
  return `mailto:${addresses.join(',')}?${query.join('&')}`;
}
