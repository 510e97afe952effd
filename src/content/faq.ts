/** The eight questions in their four categories (specification section 3). Backticks set names in type. */
import { claims } from './claims.ts';

export type FaqCategory = 'impersonation' | 'takedown' | 'monitoring' | 'security';
export type FaqFilter = 'all' | FaqCategory;

export interface FaqItem {
  question: string;
  answer: string;
  category: FaqCategory;
}

export const faqFilters: readonly { id: FaqFilter; label: string }[] = [
  { id: 'all', label: 'All Questions' },
  { id: 'impersonation', label: 'Impersonation' },
  { id: 'takedown', label: 'Takedown' },
  { id: 'monitoring', label: 'Monitoring' },
  { id: 'security', label: 'Security' },
];

export const faq: readonly FaqItem[] = [
  {
    category: 'impersonation',
    question: 'What counts as impersonation of our domain?',
    answer:
      'Any name or page that a customer could take for yours and that you do not control: a lookalike such as `yourcompany-login.in`, a copy of your login page on an unrelated name, a mail sent in your name. Each alert says how it imitates you, not only that it does.',
  },
  {
    category: 'impersonation',
    question: 'How do you find names that imitate ours?',
    answer:
      'For each domain you add we work out its lookalikes: letters dropped, doubled or swapped, letters of other alphabets, added words, other endings. Then we look for them among new registrations, certificates and mail records. A page that copies yours on an unrelated name is found by its content.',
  },
  {
    category: 'takedown',
    question: 'How long does a takedown take?',
    answer: `The average is ${claims.takedown.figure}, from our first report until the name or the page no longer answers. Some hosts act within minutes. A registrar that asks for documents takes longer, and we tell you so at the outset.`,
  },
  {
    category: 'takedown',
    question: 'What do you need from us to take a site down?',
    answer:
      'Two documents, once: your authorisation, and proof that the name or the mark is yours. After that we collect the evidence, write to the host, the registrar and the browser block lists, and report each step to you.',
  },
  {
    category: 'monitoring',
    question: 'Is someone really there at night?',
    answer: `Yes. Monitoring, support and emergency response run 24/7. In an emergency a person who can act responds within ${claims.response.figure}, guaranteed.`,
  },
  {
    category: 'monitoring',
    question: 'Do we have to install anything?',
    answer:
      'No. You add your domains in the console, and that is all. What we watch is public: registrations, certificates, name servers, pages. Nothing runs in your network and none of your traffic passes through us.',
  },
  {
    category: 'security',
    question: 'Which of our data do you hold?',
    answer:
      'Your organisation’s profile, the domains you added, the alerts about them, and the accounts of the people you added. We do not need your customers’ data and do not ask for it.',
  },
  {
    category: 'security',
    question: 'Who can see our alerts?',
    answer:
      'The admins of your organisation, and our analysts. Admins manage your domains, read the alerts, edit the profile and add users. No other organisation sees any of it.',
  },
];
