/** The six cards of Key Benefits. The `id` chooses the drawing. */
import { claims } from './claims.ts';

export const benefits = [
  {
    id: 'protection',
    title: 'Impersonation protection',
    text: 'We compare domains character by character, so a letter from another alphabet stands out as plainly as a misspelling.',
  },
  {
    id: 'takedown',
    title: 'Takedown of phishing sites',
    text: `You check one request. We write to everyone who can act on it, and follow up. Average takedown time: ${claims.takedown.figure}.`,
  },
  {
    id: 'monitoring',
    title: '24/7 monitoring',
    text: 'We check new registrations, certificates and mail records against your domains, day and night.',
  },
  {
    id: 'alerts',
    title: 'Instant alerts',
    text: 'One alert for each threat: the domain, how it imitates yours, and how severe it is. There’s nothing left for you to decipher.',
  },
  {
    id: 'analytics',
    title: 'Visual analytics',
    text: 'See which of your domains are imitated most, and by which trick, before you decide where to spend.',
  },
  {
    id: 'response',
    title: 'Rapid response',
    text: `We answer emergencies 24/7, with a guaranteed initial response within ${claims.response.figure}.`,
  },
] as const;

export type BenefitId = (typeof benefits)[number]['id'];
