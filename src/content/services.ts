/** The five services, in the order in which an attack unfolds. The `id` chooses the drawing. */
import { claims } from './claims.ts';

/** `moment`: state of the attack when the service is at work. `results`: what the customer keeps. */
export const services = [
  {
    id: 'consulting',
    moment: 'Before anything happens',
    title: 'Security consulting',
    text: 'We go through your domains with you: what you own, what’s about to lapse, who can renew it, and who could send mail as you tomorrow. Then we help you fix what we find.',
    results: [
      'A list of every domain you own, with owner and renewal date',
      'SPF, DKIM and DMARC set up, so forged mail in your name is refused',
      'The few lookalikes worth buying, and why the rest aren’t',
    ],
  },
  {
    id: 'monitoring',
    moment: 'The day the lookalike appears',
    title: '24/7 monitoring and threat detection',
    text: `We compare registrations, certificates and mail records with your domains around the clock. Of all threats to the organisations we protect, we find ${claims.foundFirst.figure} before anyone reports them.`,
    results: [
      'An alert when a lookalike of yours appears',
      'A watch on parked domains until they do something',
      'A severity based on what the domain can do, not on how odd it looks',
    ],
  },
  {
    id: 'impersonation',
    moment: 'The hour the page goes up',
    title: 'Impersonation protection',
    text: 'A copied login, a false shop, a support number that isn’t yours. Our watch opens the page in an isolated browser, sees what your customers would see, compares it with yours and keeps the proof.',
    results: [
      'Dated screenshot, source and redirects',
      'The technique explained, down to the code point',
      'The brands and products you list, checked just like your domain',
    ],
  },
  {
    id: 'takedown',
    moment: 'While it’s fooling people',
    title: 'Phishing-site and malicious-content takedown',
    text: `You check one request and send it to us. We write to the registrar, the host and the block lists, to each in the form it accepts, and follow up. Average takedown time: ${claims.takedown.figure}.`,
    results: [
      'Browser warnings while the host is still deciding',
      'Every step reported to you by the person who took it',
      'A second visit after removal, since many come back',
    ],
  },
  {
    id: 'incident',
    moment: 'Once someone has fallen for it',
    title: 'Incident response',
    text: `Emergency response runs 24/7, with a guaranteed initial response within ${claims.response.figure}. We stay until your accounts are safe and everyone affected has been told.`,
    results: [
      'One person in charge, from the first call to the report',
      'A list of the accounts, mails and payments affected, worked out with you',
      'Wording for your customers, your bank and CERT-In',
    ],
  },
] as const;

export type ServiceId = (typeof services)[number]['id'];
