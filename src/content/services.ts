/** The five services, in the order in which an attack unfolds. The `id` chooses the drawing. */
import { claims } from './claims.ts';

export type ServiceId = 'consulting' | 'monitoring' | 'impersonation' | 'takedown' | 'incident';

export interface Service {
  id: ServiceId;
  /** Where the attack stands when this service is at work. */
  moment: string;
  title: string;
  text: string;
  /** What the customer holds in hand afterwards. */
  results: readonly string[];
}

export const services: readonly Service[] = [
  {
    id: 'consulting',
    moment: 'Before anything happens',
    title: 'Security consulting',
    text: 'We go through your names with you: what you own, what is about to lapse, who can renew it, and who could send mail as you tomorrow. We help you put right what we find.',
    results: [
      'A list of every domain you own, with owner and renewal date',
      'SPF, DKIM and DMARC set up so that forged mail in your name is refused',
      'The few lookalikes that are worth buying, and why the rest are not',
    ],
  },
  {
    id: 'monitoring',
    moment: 'The day the name first shows',
    title: '24/7 monitoring and threat detection',
    text: `Registrations, certificates and mail records are compared with your names around the clock. Of the threats to those we protect, we find ${claims.foundFirst.figure} before anyone reports them.`,
    results: [
      'An alert when a name that imitates yours appears',
      'A watch on parked names, until they do something',
      'Severity by what the name can do, not by how odd it looks',
    ],
  },
  {
    id: 'impersonation',
    moment: 'The hour the page goes up',
    title: 'Impersonation protection',
    text: 'A copied login, a false shop, a support number that is not yours. We visit the page as your customers would, compare it with yours, and keep the proof.',
    results: [
      'Screenshot, source and redirects, dated',
      'The technique explained, down to the code point',
      'The brands and products you list, checked like your name',
    ],
  },
  {
    id: 'takedown',
    moment: 'While it is deceiving people',
    title: 'Phishing-site and malicious-content takedown',
    text: `We report to the host, the registrar and the browser block lists at the same time, to each in the form it accepts. Average takedown time: ${claims.takedown.figure}.`,
    results: [
      'Warnings in browsers while the host still decides',
      'Each step of the case reported to you, by the person who took it',
      'A second visit after removal, since many come back',
    ],
  },
  {
    id: 'incident',
    moment: 'Once someone is deceived',
    title: 'Incident response',
    text: `Emergency response is open 24/7, with a guaranteed initial response within ${claims.response.figure}. We stay until accounts are safe and the people affected have been told.`,
    results: [
      'One person in charge, from the first call to the report',
      'Which accounts, mails and payments are affected, worked out with you',
      'The wording for customers, for your bank and for CERT-In',
    ],
  },
];
