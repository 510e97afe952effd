/** Where phishing is reported in India and to the browsers. None of these pages is ours. */
import type { HelpLink } from './block.ts';

export const REPORTS = {
  helpline: {
    name: '1930',
    to: 'tel:1930',
    text: 'National cybercrime helpline. Call at once if money has been taken. In the first hours, banks can still hold a payment.',
  },
  cybercrime: {
    name: 'cybercrime.gov.in',
    to: 'https://cybercrime.gov.in',
    text: 'National Cyber Crime Reporting Portal. Takes complaints, even about a link you only received.',
  },
  chakshu: {
    name: 'Chakshu on Sanchar Saathi',
    to: 'https://sancharsaathi.gov.in/sfc/',
    text: 'Department of Telecommunications. Takes reports of calls, SMS and WhatsApp messages that ask for money, KYC or a connection to be kept.',
  },
  safeBrowsing: {
    name: 'Report to Google Safe Browsing',
    to: 'https://safebrowsing.google.com/safebrowsing/report_phish/',
    text: 'Puts a warning in front of the page in Chrome, Safari and Firefox.',
  },
  microsoft: {
    name: 'Report to Microsoft',
    to: 'https://www.microsoft.com/en-us/wdsi/support/report-unsafe-site',
    text: 'Puts a warning in front of the page in Edge.',
  },
} as const satisfies Record<string, HelpLink>;
