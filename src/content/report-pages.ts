/** Where phishing is reported in India and to the browsers. None of these pages is ours. */
import type { HelpLink } from './articles/block.ts';

export const REPORTS = {
  helpline: {
    name: '1930',
    to: 'tel:1930',
    text: 'National cybercrime helpline. Call at once when money has been taken: banks can still hold a payment in the first hours.',
  },
  cybercrime: {
    name: 'cybercrime.gov.in',
    to: 'https://cybercrime.gov.in',
    text: 'National Cyber Crime Reporting Portal: complaints, also about a link that you were only sent.',
  },
  safeBrowsing: {
    name: 'Report to Google Safe Browsing',
    to: 'https://safebrowsing.google.com/safebrowsing/report_phish/',
    text: 'Puts a warning before the page in Chrome, Safari and Firefox.',
  },
  microsoft: {
    name: 'Report to Microsoft',
    to: 'https://www.microsoft.com/en-us/wdsi/support/report-unsafe-site',
    text: 'Puts a warning before the page in Edge.',
  },
} as const satisfies Record<string, HelpLink>;
