/** Whom a notice can be sent to, by what is known of the names. */
import type { Channel } from '@/content/channels.ts';
import { reasonText } from '@/evidence/dns/reason-text.ts';
import { registrarText, said, utc } from '@/evidence/facts.ts';
import type { DnsLook } from '@/evidence/kept.ts';
import type { AbuseContact, Registered } from '@/evidence/rdap/types.ts';
import { knownFacts } from './facts.ts';
import { policyOf } from './policy.ts';
import type { NoticeKind, NoticeName } from './types.ts';

export interface Recipient {
  /** The same for the same recipient of the same names. */
  readonly id: string;
  /** Who it is. May hold a registry's words: hostile. */
  readonly name: string;
  /** What it is for, or what is known of it: a sentence or two. May hold a registry's words. */
  readonly says: string;
  /** Where the address is from; null where there is none. */
  readonly source: string | null;
  /** It was read in other people's pages. */
  readonly secondHand: boolean;
  /** Mail addresses; empty where none is known. Null: it takes no mail, but has a form. */
  readonly addresses: readonly string[] | null;
  /** Whether the addresses are the reader's to change. */
  readonly editable: boolean;
  /** An https address of our own data; null where there is none. */
  readonly form: string | null;
  readonly phone: string | null;
  /** The names that it is told of. */
  readonly names: readonly NoticeName[];
  /** Whether it is ticked at first. */
  readonly picked: boolean;
  /** The row it was part of before look-ups told several apart: what was typed and ticked there holds for it, too. */
  readonly before: string | null;
}

interface Known {
  readonly channels: readonly Channel[];
  /** Who runs this site, and may be asked to see to it. */
  readonly provider: { readonly name: string; readonly email: string };
  /** What the page of an alert can look up. `registry`: who answers, as the page says it; null for none. */
  readonly looks: { readonly dns: boolean; readonly registry: string | null };
}

/** The entry of the channels that stands for every registrar. */
const REGISTRAR = 'registrar';

const PROVIDER = 'provider';

/** Whether it is the provider, who reported the alerts. */
export const isProvider = ({ id }: Pick<Recipient, 'id'>): boolean => id === PROVIDER;

/** A recipient's name within a sentence: what we call it begins small there, what a registry calls it stays. */
export const nameInSentence = (name: string): string =>
  name.replace(/^The (?=registrar$|hosting company(?: at |$))/, 'the ');

/**
 * Of recipients that were chosen, those that only a look-up names again: after a reload its answers are gone, and what
 * was ticked is kept.
 *
 * @param chosen ids of recipients
 * @param recipients all that are known now
 * @param open whether DNS, and the registry, have still to be asked
 */
export function awaitedOf(
  chosen: readonly string[],
  recipients: readonly Pick<Recipient, 'id'>[],
  open: { readonly dns: boolean; readonly registry: boolean },
): string[] {
  const known = new Set(recipients.map(({ id }) => id));
  return chosen.filter(
    (id) =>
      !known.has(id) &&
      ((open.registry && id.startsWith(`${REGISTRAR} `)) ||
        (open.dns && id.startsWith(`${HOST} `))),
  );
}

/** Whether it is a registrar, of whichever names. */
export const isRegistrar = ({ id }: Pick<Recipient, 'id'>): boolean =>
  id === REGISTRAR || id.startsWith(`${REGISTRAR} `);

/**
 * All of them: the provider, who needs no look-up, then the registrars, the hosts and the other channels.
 *
 * @param names what the notice is about, with those that an abuse report will leave out: what is typed never takes a
 *   recipient away
 */
export function recipientsFor(
  kind: NoticeKind,
  names: readonly NoticeName[],
  { channels, provider, looks }: Known,
): Recipient[] {
  return [
    {
      ...NOTHING,
      id: PROVIDER,
      name: `${provider.name}, your provider`,
      says: 'Writes to the registrar, the host and the block lists for you, and follows up.',
      addresses: [provider.email],
      names,
      picked: true,
    },
    ...registrarsOf(names, looks.registry),
    ...(kind === 'abuse' ? hostsOf(names, looks.dns) : []),
    ...channels.filter(({ id }) => id !== REGISTRAR).flatMap((one) => channelFor(one, kind, names)),
  ];
}

const NOTHING = {
  source: null,
  secondHand: false,
  editable: false,
  form: null,
  phone: null,
  picked: false,
  before: null,
} as const;

function channelFor(channel: Channel, kind: NoticeKind, all: readonly NoticeName[]): Recipient[] {
  const names =
    channel.indianOnly === true ? all.filter((name) => policyOf(name) === 'indrp') : all;
  if ((channel.kind ?? kind) !== kind || names.length === 0) return [];
  return [
    {
      ...NOTHING,
      id: channel.id,
      name: channel.name,
      says: channel.for,
      source: channel.source,
      secondHand: channel.secondHand,
      addresses: channel.email === undefined ? null : [channel.email],
      form: channel.url ?? null,
      phone: channel.phone ?? null,
      names,
    },
  ];
}

/** Wherever in an answer it stands, an abuse contact is the same to who writes to it; a registrar's own address is another. */
const CONTACTS: Readonly<Record<AbuseContact['from'], string>> = {
  'registrar-abuse': 'Abuse contact',
  'top-level-abuse': 'Abuse contact',
  registrar: 'The registrar’s own address (no abuse contact is named)',
};

/** One for each abuse contact, one for each registrar without one, and one for the names that nothing is known of. */
function registrarsOf(names: readonly NoticeName[], registry: string | null): Recipient[] {
  const groups = new Map<string, { registered: Registered | null; names: NoticeName[] }>();
  for (const name of names) {
    const registered = name.registration?.is === 'registered' ? name.registration : null;
    const addresses = registered?.abuse?.emails ?? [];
    // A single name keeps its row, and what was typed there, whatever the registry says.
    const registrar = registered && names.length > 1 ? registrarText(registered) : null;
    const key = addresses.join(',').toLowerCase() || (registrar ?? '');
    const group = groups.get(key) ?? { registered, names: [] };
    group.names.push(name);
    // They have nothing in common but that neither address nor registrar is known.
    if (key === '' && group.names.length > 1) group.registered = null;
    groups.set(key, group);
  }
  return [...groups].map(([key, { registered, names: told }]) => {
    const unasked = told.filter(({ registration }) => registration === null).length;
    // One that names telephones alone gives no address.
    const contact = registered?.abuse?.emails.length ? registered.abuse : null;
    const source = registered && `${answererOf(registered, registry)}, ${utc(registered.at)}`;
    return {
      ...NOTHING,
      id: key === '' ? REGISTRAR : `${REGISTRAR} ${key}`,
      name: (registered && registrarText(registered)) ?? 'The registrar',
      says: contact
        ? `${CONTACTS[contact.from]} from ${source}.`
        : withoutContact(told.length, unasked, registry),
      // With an address, the sentence before has it.
      source: contact ? null : source,
      addresses: contact?.emails ?? [],
      editable: true,
      names: told,
      before: key === '' ? null : REGISTRAR,
    };
  });
}

/** Where a registrar's address for complaints can still come from: some of the names may have no answer yet. */
function withoutContact(all: number, unasked: number, registry: string | null): string {
  if (unasked === 0) {
    return 'The registry gave no address for complaints: the registrar’s own site may.';
  }
  const came =
    unasked < all
      ? `The registry gave no address for complaints of ${all - unasked} of these. `
      : '';
  if (registry === null) {
    return `${came}The registry’s public record of ${came === '' ? 'the name' : 'the others'} gives its address for complaints.`;
  }
  if (came === '') return 'The registry names it, once it answers.';
  return `${came}${noneYet(unasked)}`;
}

/** Who gave the answer: this site only carries it on, so its own host says nothing to the reader. */
function answererOf({ source, registry }: Registered, name: string | null): string {
  if (registry !== null && registry !== source) return `the RDAP answer of ${said(registry)}`;
  return name ?? `the RDAP answer of ${said(source)}`;
}

/** So many places where names lead to are listed; what is known of each name stands in the dialog. */
const MOST_PLACES = 5;

const HOST = 'host';
const THE_HOST = 'The hosting company';

const hostsText = (name: NoticeName): string => knownFacts(name, 0).hosts?.text ?? '';

/** One for each place that names lead to, since a host sees to its own pages alone; one for all where those are many. */
function hostsOf(names: readonly NoticeName[], canLook: boolean): Recipient[] {
  const places = [...new Set(names.map(hostsText))].toSorted(
    (one, other) => Number(one === '') - Number(other === ''),
  );
  if (places.length === 1 || places.length > MOST_PLACES) return [hostOf(names, canLook)];
  return places.map((place) => {
    const host = hostOf(
      names.filter((name) => hostsText(name) === place),
      canLook,
    );
    if (place === '') return host;
    const name = `${THE_HOST} at ${place.split(', ')[0]}`;
    return { ...host, id: `${HOST} ${place}`, name, before: HOST };
  });
}

/** No registry says who hosts a page, but DNS says where it is. */
function hostOf(names: readonly NoticeName[], canLook: boolean): Recipient {
  const seen = [...new Set(names.map(hostsText))].filter((place) => place !== '');
  const beyond = seen.length - MOST_PLACES;
  const looks = names.map(({ dns }) => dns).filter((dns) => dns !== null);
  const last = looks.toSorted((one, other) => other.state.at - one.state.at)[0];
  // A name that is not a domain has no host to ask about.
  const unasked = names.filter(({ host, dns }) => host !== null && dns === null).length;
  return {
    ...NOTHING,
    id: HOST,
    name: THE_HOST,
    says:
      seen.length > 0
        ? `The registry of these addresses names it: ${seen.slice(0, MOST_PLACES).join(', ')}${beyond > 0 ? ` and ${beyond} more` : ''}.`
        : last === undefined
          ? withoutAddress(canLook, names)
          : unasked === 0
            ? `DNS was asked on ${utc(last.state.at)}: ${withoutHost(looks)}`
            : `DNS answered about ${looks.length} of ${looks.length + unasked} names on ${utc(last.state.at)}: ${withoutHost(looks)} ${noneYet(unasked)}`,
    // Where there is no address, the sentence before has the time.
    source:
      (seen.length > 0 && last ? `${last.source}, ${utc(last.state.at)}` : last?.source) ?? null,
    addresses: [],
    editable: true,
    names,
  };
}

/** Of names that were not asked about, or asked about in vain: which of the two is not kept. */
const noneYet = (names: number): string =>
  `There is no answer about the ${names === 1 ? 'other' : 'others'} yet.`;

/** Where the addresses of names that DNS was not asked about can still come from. */
function withoutAddress(canLook: boolean, names: readonly NoticeName[]): string {
  if (!canLook || names.every(({ host }) => host === null)) {
    return `It holds the addresses that the ${names.length === 1 ? 'name leads' : 'names lead'} to.`;
  }
  return names.length === 1
    ? 'DNS says where it is, once it answers.'
    : 'DNS says where they are, once it answers.';
}

/** What DNS said of names without an address; one that it did not answer for may still have a host. */
function withoutHost(looks: readonly DnsLook[]): string {
  const one = looks.length === 1;
  const states = looks.map(({ state }) => state);
  const unknown = states.find(
    (state) =>
      state.is === 'no-answer' ||
      (state.is === 'in-dns' && state.missing.some(({ type }) => type !== 'MX')),
  );
  if (unknown !== undefined) {
    const reason =
      unknown.is === 'no-answer'
        ? unknown.reason
        : unknown.is === 'in-dns' && unknown.missing.find(({ type }) => type !== 'MX')?.reason;
    const why = reason ? ` ${reasonText(reason)}.` : '';
    return `it did not answer for ${one ? 'the name’s addresses' : 'the addresses of every name'}, so the host is not known.${why}`;
  }
  if (states.every(({ is }) => is === 'not-in-dns')) {
    return `it has no such ${one ? 'name' : 'names'}, so there is no host to write to.`;
  }
  return `${one ? 'the name has no address' : 'the names have no address'}, so there is no host to write to.`;
}
