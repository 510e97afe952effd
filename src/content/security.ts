/** Words of /security: facts about this site and its consoles for a security team. */
import { config } from '@/config.ts';
import { asksAnyone, type EvidenceConfig } from '@/evidence-config.ts';
import { paths } from '@/paths.ts';

interface Departure {
  /** The user's action. */
  readonly when: string;
  readonly what: string;
  /** The page with more about it: its title, its address, and the rest of the sentence. */
  readonly more?: { readonly by: string; readonly at: string; readonly says: string };
}

/** Work without any server. */
export const STAYS: readonly string[] = [
  'Making the lookalikes of a domain.',
  'Comparing each alert with your name, letter by letter.',
  'Reading a pasted link.',
  'Writing exports, notices and reports, which you send.',
  'Keeping the status, notes and history of alerts.',
];

/** Returns the data that leaves the browser, except requests for pages and their files, and on which action. */
export function departures(evidence: EvidenceConfig): readonly Departure[] {
  if (import.meta.env.MODE === 'demo') {
    return [{ when: 'In this demonstration', what: 'Nothing. Its backend is part of the page.' }];
  }
  const { contactUrl, newsletterUrl } = config;
  return [
    { when: 'You log in or sign up', what: 'What you typed, to the backend.' },
    {
      when: 'You work in a console',
      what: 'Calls to the backend, with your token: domains, alerts, profile, users.',
    },
    {
      when: 'You write to us',
      what: contactUrl
        ? 'What you typed in the contact form, once you press the button.'
        : 'Nothing by itself: the contact form opens your mail program.',
    },
    {
      when: 'You subscribe',
      what: newsletterUrl
        ? 'Your email address, once you press the button.'
        : 'Nothing by itself: your mail program opens.',
    },
    ...(asksAnyone(evidence)
      ? [
          {
            when: 'You look names up',
            what: 'Those names, once you agree.',
            more: {
              by: 'Reading the answers',
              at: paths.evidence(),
              says: 'says who learns them.',
            },
          },
        ]
      : []),
    ...(import.meta.env.VITE_ERROR_URL
      ? [
          {
            when: 'A page breaks',
            what: 'The kind of error and its place in our scripts; nothing about you.',
          },
        ]
      : []),
  ];
}

interface SecurityAnswer {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** One invented name in each format that the consoles export, as the file has it; a test compares them. */
export const EXPORT_LINES: readonly (readonly [format: string, line: string])[] = [
  ['CSV', 'yourcompany.in,yourcompany-kyc[.]in,yourcompany-kyc[.]in'],
  ['STIX 2.1', `"pattern":"[domain-name:value = 'yourcompany-kyc.in']"`],
  ['MISP', '"category":"Network activity","value":"yourcompany-kyc.in"'],
  ['RPZ', 'yourcompany-kyc.in CNAME .'],
  ['Hosts', '0.0.0.0 yourcompany-kyc.in'],
  ['Adblock', '||yourcompany-kyc.in^'],
  ['Plain', 'yourcompany-kyc[.]in'],
];

export const SECURITY_ANSWERS: readonly SecurityAnswer[] = [
  {
    id: 'sign-in',
    title: 'Sign-in and tokens',
    paragraphs: [
      'You log in with an email address and a password. The backend’s two tokens stay in your browser’s local storage and travel in a header, never in a cookie. One is renewed when the backend refuses it, not in the background.',
      'Logging out removes both in every tab; it does not end them at the backend. A script that ran on this origin could read them. The policy below is there so that none does.',
    ],
  },
  {
    id: 'policy',
    title: 'Content security policy',
    paragraphs: [
      'The build writes the policy and the other headers for the host. These are the lines that every build shares; `curl -I` shows the rest.',
    ],
  },
  {
    id: 'others',
    title: 'Third parties',
    paragraphs: [
      'No scripts, fonts, pictures, analytics or advertising from other companies, and no cookies.',
    ],
  },
  {
    id: 'hostile',
    title: 'Text from attackers',
    paragraphs: [
      'Names and details in alerts are written by attackers: they are shown as text, never as markup, and an impersonating name is never a link. Invisible characters become code points.',
    ],
  },
  {
    id: 'cases',
    title: 'Where cases are kept',
    paragraphs: [
      'In your browser’s database (IndexedDB), apart for each account, unencrypted. They stay after you log out. The console’s settings export, import and delete them.',
    ],
  },
  {
    id: 'exports',
    title: 'Exports and the API',
    paragraphs: [
      'Alerts leave the console as CSV, STIX 2.1 bundle, MISP event, RPZ zone, hosts file, adblock list or plain list, most with a Traffic Light Protocol mark.',
      'The consoles read one HTTP API: JSON, with a bearer token. Ask us for its OpenAPI 3.1 description, which is generated from the calls they make.',
    ],
  },
  {
    id: 'access',
    title: 'Accessibility and browsers',
    paragraphs: [
      'Automated tests (axe, WCAG 2.2 A and AA) look at every page, in light and dark; others work through the console by keyboard alone.',
      'The consoles need Chrome or Edge 114, Firefox 125, Safari 17 or later. The public pages can be read without scripts.',
    ],
  },
  {
    id: 'contract',
    title: 'Settled in your contract',
    paragraphs: [
      'Where the backend keeps your data and for how long, who else processes it, service levels, audits, and what happens to your data at the end. None of it can be checked from here: ask us before you sign.',
    ],
  },
];

/** The most important lines of every build's policy; a test compares them with the policy. */
export const POLICY_LINES: readonly string[] = [
  "default-src 'none'",
  "script-src 'self' 'sha256-…'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
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
