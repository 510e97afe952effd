/** Words of /security: facts about this site and its consoles for a security team. */
import type { LegalSection } from './legal.ts';
import { paths } from '@/paths.ts';

export const SECURITY_ANSWERS: readonly LegalSection[] = [
  {
    title: 'What leaves the browser',
    paragraphs: [
      'Making the lookalikes of a domain, comparing alerts with your name, reading a pasted link and writing exports, notices and reports: all of it runs in your browser, without any server. What leaves it, and when, is on the privacy page.',
    ],
    more: { to: paths.privacy(), text: 'Everything that is stored, sent and asked' },
  },
  {
    title: 'Sign-in and tokens',
    paragraphs: [
      'You log in with an email address and a password. The backend’s two tokens stay in your browser’s local storage and travel in a header, never in a cookie. One is renewed when the backend refuses it, not in the background.',
      'Logging out removes both in every tab; it does not end them at the backend. A script that ran on this origin could read them. The policy below is there so that none does.',
    ],
  },
  {
    title: 'Content security policy',
    paragraphs: [
      'The build writes the policy and the other headers for the host: only this site’s own scripts run, no page can be framed, and trusted types are required. `curl -I` shows every line.',
    ],
  },
  {
    title: 'Third parties',
    paragraphs: [
      'No scripts, fonts, pictures, analytics or advertising from other companies, and no cookies.',
    ],
  },
  {
    title: 'Text from attackers',
    paragraphs: [
      'Names and details in alerts are written by attackers: they are shown as text, never as markup, and an impersonating name is never a link. Invisible characters become code points.',
    ],
  },
  {
    title: 'Where cases are kept',
    paragraphs: [
      'In your browser’s database (IndexedDB), apart for each account, unencrypted. They stay after you log out. The console’s settings export, import and delete them.',
    ],
  },
  {
    title: 'Exports and the API',
    paragraphs: [
      'Alerts leave the console as CSV, STIX 2.1 bundle, MISP event, RPZ zone, hosts file, adblock list or plain list, most with a Traffic Light Protocol mark.',
      'The consoles read one HTTP API: JSON, with a bearer token. Ask us for its OpenAPI 3.1 description, which is generated from the calls they make.',
    ],
  },
  {
    title: 'Accessibility and browsers',
    paragraphs: [
      'Automated tests (axe, WCAG 2.2 A and AA) look at every page, in light and dark; others work through the console by keyboard alone.',
      'The consoles need Chrome or Edge 114, Firefox 125, Safari 17 or later. The public pages can be read without scripts.',
    ],
  },
  {
    title: 'Settled in your contract',
    paragraphs: [
      'Where the backend keeps your data and for how long, who else processes it, service levels, audits, and what happens to your data at the end. None of it can be checked from here: ask us before you sign.',
    ],
  },
];

/** Features that neither the consoles nor the contract have. */
export const NOT_YET: readonly string[] = [
  'Single sign-on (SAML, OpenID Connect)',
  'A second factor at log-in',
  'Changing your password yourself',
  'Ending sessions on other devices, or after idle time',
  'Cases shared through the server: colleagues exchange them as a file',
  'Webhooks, and connectors for SIEM or ticket systems',
  'A TAXII feed, and keys for scripts',
  'A log of who changed what in your organisation',
];
