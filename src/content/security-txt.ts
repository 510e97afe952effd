/** /.well-known/security.txt (RFC 9116), written by the build. */

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * The text of the file.
 *
 * @param email where researchers may write
 * @param siteUrl the site's public address, without a trailing slash; null leaves out what needs it
 * @param builtAt milliseconds since the epoch; the file expires a year later, as the RFC recommends
 */
export function securityTxt(email: string, siteUrl: string | null, builtAt: number): string {
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(builtAt + YEAR_MS).toISOString()}`,
    'Preferred-Languages: en, hi, mr',
  ];
  if (siteUrl !== null) lines.push(`Canonical: ${siteUrl}/.well-known/security.txt`);
  return `${lines.join('\n')}\n`;
}
