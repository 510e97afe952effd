/** Descriptions of pages for search results and shared links; read by the build only. */
import { builtEvidence } from '@/evidence-config.ts';
import { paths } from '@/paths.ts';
import { articleAt } from './article-list.ts';

const descriptions: Readonly<Record<string, string>> = {
  [paths.home()]:
    'Protection of domain names for Indian businesses: we find lookalike and phishing domains, explain how they imitate yours, and have them taken down.',
  [paths.about()]:
    'Who looks after your name, with our figures for detection, takedown and response, and what each of them counts.',
  [paths.services()]:
    'Security consulting, 24/7 monitoring and threat detection, impersonation protection, takedown of phishing sites and malicious content, incident response.',
  [paths.features()]:
    'Phishing protection, instant alerts, visual analytics, rapid response, scalable security and data protection in one console.',
  [paths.faq()]:
    'How we find domains that imitate yours, how long a takedown takes, who’s there at night, and what data we hold.',
  [paths.blog()]:
    'How names are abused and what to do about it, written for people who run a business.',
  [paths.contact()]:
    'Request a demo with your own domain, or ask a question: by form, by email, or in Pune.',
  [paths.security()]:
    'For your security team: what the browser does itself and what leaves it, tokens, policy, exports, what is not there yet, and how to report a vulnerability.',
  [paths.terms()]:
    'What you can expect from this site and its consoles, and what we expect of you.',
  [paths.privacy()]: 'No cookies, no trackers: what this site stores in your browser, and why.',
  [paths.lookalikes()]: builtEvidence().doh
    ? 'Type your domain: can you tell it from its lookalikes? Then see every one that could be made of it, by technique, and check which exist.'
    : 'Type your domain: can you tell it from its lookalikes? Then see every one that could be made of it, by technique. Nothing leaves your browser.',
  [paths.checkLink()]:
    'Paste a link, an email address or a message: see whose name it leads to, letter by letter, and what to do now. Nothing leaves your browser.',
  [paths.techniques()]:
    'Homoglyphs, combosquatting, TLD swaps and the other techniques, each explained with an example made from your own domain.',
  [paths.evidence()]:
    'What in DNS, accepts mail and no answer say of a name like yours, what each leaves open, and what to do next.',
  [paths.login()]: 'Log in to your console.',
  [paths.unauthorized()]:
    'This page needs an account that has access to it. Log in, or go back to the home page.',
  [paths.signup()]: 'Create an account for your organisation and register the domains to protect.',
};

/** Description for all addresses without a page. */
export const NO_PAGE_DESCRIPTION = 'There is no page at this address.';

/** The description of the page at this path; undefined if there is none. */
export function descriptionOf(path: string): string | undefined {
  return descriptions[path] ?? articleAt(path)?.summary;
}

/**
 * The description of a page that search engines list.
 *
 * @throws Error when it is missing; the message says where to write it
 */
export function requireDescription(path: string): string {
  const description = descriptionOf(path);
  if (description !== undefined) return description;
  throw new Error(
    `${path} has no description for search engines: add a sentence of 41 to 164 characters to src/content/descriptions.ts`,
  );
}
