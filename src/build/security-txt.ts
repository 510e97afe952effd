/** /.well-known/security.txt: whom to tell about a vulnerability. https://www.rfc-editor.org/rfc/rfc9116 */

const DAY = 24 * 60 * 60 * 1000;
/** The RFC asks for less than a year: a site that nobody builds any more should stop promising. */
const VALID_DAYS = 364;

export interface SecurityTxtInput {
  /** The mailbox that reports go to. */
  email: string;
  /** The public address of the site, without a trailing slash; null leaves out the canonical line. */
  siteUrl: string | null;
  /** The time of the build. */
  now: Date;
}

export function securityTxt({ email, siteUrl, now }: SecurityTxtInput): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY);
  const lines = [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
  ];
  if (siteUrl !== null) lines.push(`Canonical: ${siteUrl}/.well-known/security.txt`);
  return `${lines.join('\n')}\n`;
}
