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
      'Any domain or page that a customer could take for yours and that you don’t control. It may be a lookalike such as `yourcompany-login.in`, a copy of your login page on an unrelated domain, or a mail sent in your name. Each alert says how it imitates you, not just that it does.',
  },
  {
    category: 'impersonation',
    question: 'How do you find domains that imitate ours?',
    answer:
      'For each domain you add, we work out its lookalikes: letters dropped, doubled or swapped, letters from other alphabets, added words, other endings. Then we look for them in new registrations, certificates and mail records. If a page on an unrelated domain copies yours, we find it by its content.',
  },
  {
    category: 'takedown',
    question: 'How long does a takedown take?',
    answer: `On average ${claims.takedown.figure}, from our first report until the domain or the page stops answering. Some hosts act within minutes. A registrar that asks for documents takes longer, and we’ll tell you so at the start.`,
  },
  {
    category: 'takedown',
    question: 'What do you need from us to take a site down?',
    answer:
      'Two documents, once: your authorisation, and proof that the domain or the mark is yours. After that, you check one request for each site and send it to us. We write to the registrar, the host and the block lists, follow up, and report every step to you.',
  },
  {
    category: 'monitoring',
    question: 'Is someone really there at night?',
    answer: `Yes. Monitoring, support and emergency response run 24/7. In an emergency, a person who can act responds within ${claims.response.figure}, guaranteed.`,
  },
  {
    category: 'monitoring',
    question: 'Do we have to install anything?',
    answer:
      'No. You add your domains in the console, and that’s all. We watch what is public: registrations, certificates, name servers and pages. Nothing runs on your network, and none of your traffic passes through us.',
  },
  {
    category: 'security',
    question: 'What data of ours do you hold?',
    answer:
      'Your organisation’s profile, the domains you added, the alerts about them, and the accounts of the people you added. We don’t need your customers’ data, and we don’t ask for it.',
  },
  {
    category: 'security',
    question: 'Who can see our alerts?',
    answer:
      'The admins of your organisation, and our analysts. Admins manage your domains, read the alerts, edit the profile and add users. No other organisation sees any of it.',
  },
];
