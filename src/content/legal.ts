/** Terms and privacy: short, and true for this site. */
import { config } from '@/config.ts';
import { builtEvidence, isOfThisSite } from '@/evidence-config.ts';

/** Something that the browser keeps. */
interface Stored {
  /** In plain words. */
  readonly what: string;
  /** Its keys there. */
  readonly keys: readonly string[];
  readonly when: string;
}

export interface LegalSection {
  title: string;
  /** Shown as a table before the paragraphs. */
  stored?: readonly Stored[];
  /** The sales address becomes a link, and text in backticks a name. */
  paragraphs: readonly string[];
  /** A link to another page, after the paragraphs. */
  more?: { readonly to: string; readonly text: string };
}

/** ISO date. */
export const LEGAL_SINCE = '2026-06-01';

const { brand, salesEmail, address } = config;

export const terms: readonly LegalSection[] = [
  {
    title: 'Who we are',
    paragraphs: [
      `${brand} provides protection of domain names against impersonation, phishing and brand abuse. You can reach us at ${salesEmail} and at ${address}.`,
    ],
  },
  {
    title: 'This website',
    paragraphs: [
      'The public pages are for information. The names in them are examples. Testimonials marked as illustrative are invented, and so is all that is marked as sample, demonstration or invented.',
      'Figures such as our average takedown time are our own measurements of our own work. They describe the past, and promise nothing unless a contract says so. The guaranteed initial response is a promise.',
    ],
  },
  {
    title: 'Accounts',
    paragraphs: [
      'An account belongs to an organisation. Give your real organisation and its registration number; we approve each account before protection begins.',
      'Add only domains that your organisation owns or may act for. We ask for proof before we write to anyone in your name.',
      'Keep your password to yourself. Tell us at once if you think someone else knows it.',
    ],
  },
  {
    title: 'Use of alerts',
    paragraphs: [
      'Alerts name third parties who may be innocent, such as the owner of a website that was broken into. Use them to protect your organisation, and do not publish them as accusations.',
      'Impersonating pages are dangerous. If you visit one against our advice, you do so at your own risk.',
    ],
  },
  {
    title: 'Service and liability',
    paragraphs: [
      'What we deliver, how fast and at what price is agreed in a contract with your organisation. Where these terms and that contract differ, the contract holds.',
      'The law of India applies. Disputes go to the courts of Pune, Maharashtra.',
    ],
  },
];

/** Returns the section about look-ups of names; null if this site makes none. */
function lookUps(): LegalSection | null {
  const { doh, rdap } = builtEvidence();
  const paragraphs: string[] = [];
  if (doh && isOfThisSite(doh)) {
    paragraphs.push(
      'When you have names checked in the DNS, your browser sends them to this site, which passes them on to a resolver. The resolver learns the names; only this site learns your network address. You are asked first.',
    );
  } else if (doh) {
    paragraphs.push(
      `When you have names checked in the DNS, your browser sends them to ${doh.name}, which learns the names and your network address. You are asked first.`,
    );
  }
  if (rdap) {
    paragraphs.push(
      'When you look up who registered a name, your browser sends that one name to this site, which passes it on to the name’s registry. The registry learns the name; only this site learns your network address.',
    );
  }
  if (paragraphs.length === 0) return null;
  paragraphs.push(
    'The answers stay in the memory of your browser until you leave the site. In an organisation’s console they stay with your cases, and of a look-up about an alert one line in its history: your browser keeps them until you delete them.',
  );
  return { title: 'What is asked about names', paragraphs };
}

const asked = lookUps();

export const privacy: readonly LegalSection[] = [
  {
    title: 'No cookies, no trackers',
    paragraphs: [
      'This site sets no cookies. It loads no analytics, no advertising, and no fonts or scripts from other companies.',
    ],
  },
  {
    title: 'What your browser stores',
    stored: [
      {
        what: 'Your sign-in, as two tokens',
        keys: ['access_token', 'refresh_token'],
        when: 'Until you log out',
      },
      {
        what: 'Why your last session ended',
        keys: ['session_end'],
        when: 'Until you log in again',
      },
      { what: 'Dark or light', keys: ['theme'], when: 'If you chose one yourself' },
      { what: 'The folded sidebar', keys: ['sidebar'], when: 'If you folded it' },
      { what: 'Keyboard shortcuts', keys: ['shortcuts'], when: 'If you switched them off' },
      {
        what: 'Which notifications you’ve read',
        keys: ['notifications'],
        when: 'Once you’ve read one',
      },
      {
        what: 'That a sign-in is being renewed',
        keys: ['refresh_lease'],
        when: 'For moments, on a connection without encryption',
      },
      {
        what: 'What you typed and have not sent: takedown requests, domain names, notes, the profile, and the forms of Add User, contact and sign-up, without any password',
        keys: [
          'takedown_drafts',
          'asset_draft',
          'case_notes',
          'profile_draft',
          'user_draft',
          'contact_draft',
          'signup_draft',
        ],
        when: 'Until it is sent, saved or discarded, or you log out, only in this tab',
      },
    ],
    paragraphs: [
      'All of it is in your browser’s local storage; the last row is in the tab’s session storage.',
      'Your browser’s database (IndexedDB) also keeps, unencrypted and for each account, what you marked and wrote about alerts, when, and under which address; your saved views; and which alerts your browser has seen, and when. None of it is on our server. It stays after you log out. The console’s settings export and delete it.',
      'You can remove everything in your browser’s settings.',
    ],
  },
  {
    title: 'What you send us',
    paragraphs: [
      config.contactUrl
        ? 'The contact form sends us your name, your email address and your message. We use them to reply to you.'
        : 'The contact form opens your own mail program with your name, your email address and your message in it. Nothing is sent until you send that mail. We use it to reply to you.',
      config.newsletterUrl
        ? 'The newsletter form sends us your email address. Every issue says how to unsubscribe.'
        : 'The newsletter form opens your mail program in the same way. Every issue says how to unsubscribe.',
      'If your organisation has an account, we keep its profile, its domains, the alerts about them and the accounts of its users.',
    ],
  },
  {
    title: 'What our server sees',
    paragraphs: [
      'As every web server does, ours sees your network address and the page you ask for when your browser asks for it.',
      'A name or a link that you have checked is after the # in the page’s address, which browsers do not send to any server. Of a pasted message, the address keeps its links and email addresses, with any text glued to them, and the company that you named. Your browser’s history keeps that until you clear it; the rest of the message is kept nowhere.',
      ...(import.meta.env.VITE_ERROR_URL
        ? [
            'When something on a page breaks, your browser tells us the kind of error, the place in our scripts and the page’s pattern; nothing you typed, no address, nothing about you.',
          ]
        : []),
    ],
  },
  ...(asked ? [asked] : []),
  {
    title: 'Your rights',
    paragraphs: [
      `You can ask what we hold about you, have it corrected, and have it erased when we no longer need it. These are the rights that the Digital Personal Data Protection Act, 2023, describes; we grant them whatever part of it is in force when you ask. Write to ${salesEmail}.`,
    ],
  },
];
