/** The words of letters in English. Hindi has the same ones: see `LetterWords`. */
import type { Age } from '@/evidence/model/rdap/age.ts';
import type { Technique } from '@/lookalike/index.ts';
import { elementReferences, type Policy } from './policy.ts';

const noun = (count: number) => (count === 1 ? 'domain name' : 'domain names');
const others = (more: number) => (more === 0 ? '' : ` and ${more} more`);

/** `more`: number of names besides the first; `policies`: those of the names. */
export const ENGLISH = {
  /** For `Intl`. */
  locale: 'en-IN',
  month: 'short' as 'short' | 'long',
  head: { to: 'To', subject: 'Subject', date: 'Date' },
  greeting: 'Dear Sir or Madam,',
  closing: 'Yours faithfully,',

  abuse: {
    subject: (name: string, more: number) => `Abuse report: ${name}${others(more)}`,
    intro: (count: number) =>
      count === 1
        ? 'We report abuse of the domain name below, which imitates ours. Please examine it and act on it.'
        : `We report abuse of the ${count} domain names below, which imitate ours. Please examine them and act on them.`,
    sightings: {
      phishing: 'Phishing: a page that asks for passwords, codes or payment details',
      malware: 'Malware: a page or file that harms the device of who opens it',
      mail: 'Deceptive mail sent in our name',
      shop: 'A shop or service that pretends to be ours',
      other: 'Other deception, described below',
    },
    ways: {
      email: 'by email',
      sms: 'by SMS',
      chat: 'by WhatsApp or another messenger',
      social: 'on social media',
      search: 'in search results or advertisements',
      call: 'by telephone',
      watch: 'found by our own monitoring',
      other: 'by another way',
    },
    seen: 'What was seen',
    seenAt: 'When',
    way: 'How it came',
    request:
      'Please send us your reference number, and keep the logs. You may pass this report on to the host and the authorities, but not to the registrant.',
  },

  provider: {
    subject: (name: string, more: number) => `Takedown request: ${name}${others(more)}`,
    intro: (count: number) =>
      `Please have the ${count === 1 ? 'domain name' : `${count} domain names`} below taken down.`,
    closing: 'Regards,',
  },

  trademark: {
    /** Replaces the mark until it is given. */
    noMark: '[your mark]',
    subject: (mark: string, name: string, more: number) =>
      `Trademark notice (${mark}): ${name}${others(more)}`,
    intro: (mark: string, count: number) =>
      `We give notice that the ${noun(count)} below ${count === 1 ? 'imitates' : 'imitate'} our mark ${mark}. This notice is about the ${count === 1 ? 'name' : 'names'} alone.`,
    mark: 'Our mark',
    rights: 'Our rights in it',
    /** The three elements in order; a letter has those that the user stated. */
    elements: (
      count: number,
      policies: readonly Policy[],
      hasRights: boolean,
    ): readonly [string, string, string] => {
      const one = count === 1;
      const [first, second, third] = elementReferences(policies, 'paragraph');
      return [
        `The ${noun(count)} ${one ? 'is' : 'are'} identical or confusingly similar to ${hasRights ? 'a mark in which we have rights' : 'our mark'} ${first}.`,
        `To our knowledge the ${one ? 'registrant has' : 'registrants have'} no rights or legitimate interests in ${one ? 'it' : 'them'} ${second}. We have not permitted anyone to use the mark in ${one ? 'it' : 'them'}.`,
        `In our view ${one ? 'it has' : 'they have'} been registered ${policies.every((policy) => policy === 'indrp') ? 'or' : 'and'} ${one ? 'is' : 'are'} being used in bad faith ${third}.`,
      ];
    },
    badFaith: 'Signs of bad faith',
    policies: {
      indrp: 'Names under .in and .भारत: the .IN Domain Name Dispute Resolution Policy (INDRP).',
      udrp: 'Names under generic endings: the Uniform Domain Name Dispute Resolution Policy (UDRP).',
      country:
        'Names under other endings: the dispute policy of their registry; the UDRP is cited for comparison.',
    },
    request:
      'Please bring this notice to the registrant, and tell us what you decide. We reserve the right to file a complaint under the policy named, and all other rights.',
  },

  name: {
    domain: 'Domain name',
    notDomain: 'Name as reported, which is no domain name',
    unicode: 'In Unicode',
    imitates: 'Imitates our name',
    how: 'How',
    letters: 'Deceptive characters',
    details: 'What was reported',
    registrar: 'Registrar',
    registered: 'Registered',
    mail: 'Mail servers',
    hosts: 'Leads to',
    dns: 'DNS',
    alert: 'Our reference',
    urls: 'Seen at',
    /** Null if the engine's own sentences are in this language. */
    phrases: null as Readonly<Record<Technique, string>> | null,
  },
  lookedUp: (time: string) => `Looked up ${time}`,
  invented: 'invented answers',
  gone: {
    'no-address': 'the name is there, but has no address',
    'not-in-dns': 'no such name',
  },
  age: ({ count, unit }: Age) =>
    count === 0
      ? `less than ${unit === 'hour' ? 'an' : 'a'} ${unit} old`
      : `${count} ${unit}${count === 1 ? '' : 's'} old`,
};

/** The words of letters in one language. */
export type LetterWords = typeof ENGLISH;
