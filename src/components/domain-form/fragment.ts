/**
 * The domain of a shared link is in the fragment (`#d=example.in`), which browsers never send. A suspicious link
 * follows it (`#d=example.in&u=...`), with the company's name (`&c=...`), or a question for the contact form
 * (`#q=...`).
 */

const DOMAIN = 'd';
const LINK = 'u';
const CALLED = 'c';
const QUESTION = 'q';
const MAX_DOMAIN = 300;
/** Maximum length of text with links to be judged, in characters. */
export const MAX_LINK = 16_384;
const MAX_CALLED = 80;
const MAX_QUESTION = 300;

const valueOf = (hash: string, key: string, max: number): string =>
  new URLSearchParams(hash.replace(/^#/, '')).get(key)?.slice(0, max) ?? '';

/** The domain in a fragment (with or without `#`), or ''. Hostile: any text. */
export const domainFromFragment = (hash: string): string => valueOf(hash, DOMAIN, MAX_DOMAIN);

/** The links to be judged in a fragment, or '': a part of them would be judged wrongly. Hostile: any text. */
export function linkFromFragment(hash: string): string {
  const links = valueOf(hash, LINK, MAX_LINK + 1);
  return links.length > MAX_LINK ? '' : links;
}

/** Returns the company's name from a link's fragment, or ''. Hostile: any text. */
export const calledFromFragment = (hash: string): string => valueOf(hash, CALLED, MAX_CALLED);

/** Returns the question for the contact form from a link's fragment, or ''. Hostile: any text. */
export const questionFromFragment = (hash: string): string =>
  valueOf(hash, QUESTION, MAX_QUESTION).replaceAll(/\s+/g, ' ').trim();

/** The fragment that shares a domain ('' for none), and a link to be judged or a question; with `#`. */
export function fragmentFor(domain: string, link = '', question = ''): string {
  const values = new URLSearchParams(domain === '' ? {} : { [DOMAIN]: domain });
  if (link !== '') values.set(LINK, link.slice(0, MAX_LINK));
  if (question !== '') values.set(QUESTION, question.slice(0, MAX_QUESTION));
  return `#${values.toString()}`;
}

/** Input of the link check as its address keeps it; '' for a missing part. */
export interface LinkQuestion {
  /** The company's domain. */
  readonly domain: string;
  /** The company's name, typed instead of a domain. */
  readonly called: string;
  /** The links to be judged. */
  readonly sent: string;
}

/** The fragment that shares the input of the link check; with `#`. */
export function fragmentOf({ domain, called, sent }: LinkQuestion): string {
  const values = new URLSearchParams(fragmentFor(domain, sent).slice(1));
  if (called !== '') values.set(CALLED, called.slice(0, MAX_CALLED));
  return `#${values.toString()}`;
}
