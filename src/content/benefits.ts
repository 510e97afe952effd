/** The six cards of Key Benefits. The `id` chooses the drawing. */
import { claims } from './claims.ts';

export type BenefitId =
  'protection' | 'takedown' | 'monitoring' | 'alerts' | 'analytics' | 'response';

export interface Benefit {
  id: BenefitId;
  title: string;
  text: string;
}

export const benefits: readonly Benefit[] = [
  {
    id: 'protection',
    title: 'Impersonation protection',
    text: 'We compare names character by character, so a letter from another alphabet stands out as plainly as a misspelling.',
  },
  {
    id: 'takedown',
    title: 'Takedown of phishing sites',
    text: `We report to the host, the registrar and the browser block lists at the same time. Average takedown time: ${claims.takedown.figure}.`,
  },
  {
    id: 'monitoring',
    title: '24/7 monitoring',
    text: 'New registrations, certificates and mail records are checked against your names all day and all night.',
  },
  {
    id: 'alerts',
    title: 'Instant alerts',
    text: 'One alert for each threat: the name, how it imitates yours, and how severe it is. Nothing is left for you to decipher.',
  },
  {
    id: 'analytics',
    title: 'Visual analytics',
    text: 'See which of your names are imitated most, and by which trick, before you decide where to spend.',
  },
  {
    id: 'response',
    title: 'Rapid response',
    text: `Emergencies are answered 24/7, with a guaranteed initial response within ${claims.response.figure}.`,
  },
];
