/**
 * Where a lookalike or a phishing site can be reported from India. Every entry was read somewhere, and the source says
 * where. A deployer may give another list (channels-config.ts).
 *
 * Looked for and not found: an abuse mailbox at NIXI, a takedown desk at the RBI. Not confirmed, and so omitted:
 * report.phishing@cert-in.org.in and an address of the APWG.
 */
/** A place that takes reports. */
export interface Channel {
  readonly id: string;
  readonly name: string;
  /** Who it is for, and what it does. */
  readonly for: string;
  /** Its mail address. */
  readonly email?: string;
  /** Its form, an https address. */
  readonly url?: string;
  readonly phone?: string;
  /** Source of the address. */
  readonly source: string;
  /** Date of reading it, ISO 8601. */
  readonly readOn: string;
  /** True if the address was read in other people's pages: check it before sending anything. */
  readonly secondHand: boolean;
  /** Set if it takes only one kind of notice. */
  readonly kind?: 'abuse' | 'trademark';
  /** True if it only takes names under .in and .भारत. */
  readonly indianOnly?: boolean;
}

const READ_ON = '2026-11-22';

const OURS: readonly Omit<Channel, 'readOn'>[] = [
  {
    id: 'registrar',
    name: 'The registrar’s abuse contact',
    for: 'Any domain. Acts on evidence of phishing or malware (ICANN RAA 3.18, 5 April 2024, for generic endings).',
    source: 'RDAP answer of the registry (RFC 9083, role abuse)',
    secondHand: false,
  },
  {
    id: 'cert-in',
    name: 'CERT-In incident reporting',
    for: 'Organisations: phishing and spoofing incidents, within 6 hours of noticing (Directions of 28 April 2022).',
    email: 'incident@cert-in.org.in',
    phone: '1800-11-4949',
    source: 'vikaspedia',
    secondHand: true,
    kind: 'abuse',
  },
  {
    id: 'cybercrime',
    name: 'National Cyber Crime Reporting Portal',
    for: 'Victims and the public: suspect websites under Report suspect.',
    url: 'https://cybercrime.gov.in',
    phone: '1930',
    source: 'state government press notes',
    secondHand: true,
    kind: 'abuse',
  },
  {
    id: 'indrp',
    name: '.IN Domain Name Dispute Resolution Policy',
    for: 'Names under .in and .भारत that are identical or confusingly similar to a mark: one complaint for each name, decided by arbitration.',
    email: 'legal@nixi.in',
    source: 'law firm summary of the rules of 2020',
    secondHand: true,
    kind: 'trademark',
    indianOnly: true,
  },
  {
    id: 'safe-browsing',
    name: 'Google Safe Browsing',
    for: 'Phishing pages: browsers warn of them.',
    url: 'https://safebrowsing.google.com/safebrowsing/report_phish/',
    source: 'public lists of report forms',
    secondHand: true,
    kind: 'abuse',
  },
  {
    id: 'smartscreen',
    name: 'Microsoft',
    for: 'Unsafe sites: Edge and Defender warn of them.',
    url: 'https://www.microsoft.com/en-us/wdsi/support/report-unsafe-site',
    source: 'public lists of report forms',
    secondHand: true,
    kind: 'abuse',
  },
  {
    id: 'netcraft',
    name: 'Netcraft',
    for: 'Phishing pages: feeds block lists.',
    url: 'https://report.netcraft.com/report',
    source: 'public lists of report forms',
    secondHand: true,
    kind: 'abuse',
  },
  {
    id: 'chakshu',
    name: 'Sanchar Saathi, Chakshu',
    for: 'The public: fraudulent calls, SMS and WhatsApp messages of the last 30 days. Not for domains, not for money lost.',
    url: 'https://sancharsaathi.gov.in',
    source: 'department of telecommunications pages quoted elsewhere',
    secondHand: true,
    kind: 'abuse',
  },
  {
    id: 'bank-in',
    name: 'IDRBT, registrar of .bank.in',
    for: 'Banks: a bank’s lookalike outside .bank.in is itself a sign.',
    email: 'sahyog@idrbt.ac.in',
    source: 'business press, April 2025',
    secondHand: true,
  },
];

export const CHANNELS: readonly Channel[] = OURS.map((channel) => ({
  ...channel,
  readOn: READ_ON,
}));
