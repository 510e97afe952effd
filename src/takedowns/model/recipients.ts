/** Possible recipients of a takedown request, from what is known about its names. */
import type { Channel } from '@/content/channels.ts';
import { registrarText, safe, utc } from '@/evidence/model/facts.ts';
import type { AbuseContact, Registered } from '@/evidence/model/rdap/types.ts';
import { formatDate } from '@/lib/format.ts';
import { labelText } from '@/lib/visible-text.ts';
import { goneOf, hostsText } from './facts.ts';
import { policyOf } from './policy.ts';
import type { ReportedName, TakedownKind } from './types.ts';

export interface Recipient {
  /** Stays the same for the same recipient of the same names. */
  readonly id: string;
  /** Its name. May contain a registry's words: hostile. */
  readonly name: string;
  /** Purpose of the recipient, or facts about it: one or two sentences. May contain a registry's words. */
  readonly says: string;
  /** Where the address is from; null if there is none. */
  readonly source: string | null;
  /** True if the address was read in other people's pages. */
  readonly secondHand: boolean;
  /** Mail addresses; empty if none is known. Null: it takes no mail, but has a form. */
  readonly addresses: readonly string[] | null;
  /** True if the user may change the addresses. */
  readonly editable: boolean;
  /** An https address of our own data; null if there is none. */
  readonly form: string | null;
  readonly phone: string | null;
  /** The names that it gets to know. */
  readonly names: readonly ReportedName[];
  /** Id of the row that it was part of before look-ups separated several: text typed there also counts for it. */
  readonly before: string | null;
}

interface Known {
  readonly channels: readonly Channel[];
  /** The provider, who runs this site and does takedowns for its customers. */
  readonly provider: { readonly name: string; readonly email: string };
  /** The registry, as the alert's page names it; null if none can be asked. */
  readonly registry: string | null;
}

/** The entry of the channels for every registrar. */
const REGISTRAR = 'registrar';

const PROVIDER = 'provider';

/** True if the recipient is the provider, who reported the alerts. */
export const isProvider = ({ id }: Pick<Recipient, 'id'>): boolean => id === PROVIDER;

/** A recipient as the histories name it, after "sent to": a registry's own words keep their capitals. */
export const channelOf = ({ name }: Pick<Recipient, 'name'>): string =>
  labelText(
    name.replace(/^The (?=registrar$|hosting company(?: at |$))/, 'the '),
    'another recipient',
  );

/**
 * All recipients: the provider, who needs no look-up, then the registrars, the hosts and the other channels.
 *
 * @param names the subject of the request, with those that an abuse report will leave out
 */
export function recipientsFor(
  kind: TakedownKind,
  names: readonly ReportedName[],
  { channels, provider, registry }: Known,
): Recipient[] {
  return [
    {
      ...NOTHING,
      id: PROVIDER,
      name: `${provider.name}, your provider`,
      says: 'Writes to the registrar, the host and the block lists for you, and follows up.',
      addresses: [provider.email],
      names,
    },
    ...registrarsOf(names, registry),
    ...(kind === 'abuse' ? hostsOf(names) : []),
    ...channels.filter(({ id }) => id !== REGISTRAR).flatMap((one) => channelFor(one, kind, names)),
  ];
}

const NOTHING = {
  source: null,
  secondHand: false,
  editable: false,
  form: null,
  phone: null,
  before: null,
} as const;

function channelFor(
  channel: Channel,
  kind: TakedownKind,
  all: readonly ReportedName[],
): Recipient[] {
  const names = channel.indianOnly ? all.filter((name) => policyOf(name) === 'indrp') : all;
  if ((channel.kind ?? kind) !== kind || names.length === 0) return [];
  return [
    {
      ...NOTHING,
      id: channel.id,
      name: channel.name,
      says: channel.for,
      source: `${channel.source}, ${formatDate(channel.readOn)}`,
      secondHand: channel.secondHand,
      addresses: channel.email === undefined ? null : [channel.email],
      form: channel.url ?? null,
      phone: channel.phone ?? null,
      names,
    },
  ];
}

/** An abuse contact is the same wherever it is in the answer; a registrar's own address is not one. */
const CONTACTS: Readonly<Record<AbuseContact['from'], string>> = {
  'registrar-abuse': 'Abuse contact',
  'top-level-abuse': 'Abuse contact',
  registrar: 'The registrar’s own address (no abuse contact is named)',
};

/** One for each abuse contact, one for each registrar without one, and one for the names without a known registrar. */
function registrarsOf(names: readonly ReportedName[], registry: string | null): Recipient[] {
  const groups = new Map<string, { registered: Registered | null; names: ReportedName[] }>();
  for (const name of names) {
    const registered = name.registration?.is === 'registered' ? name.registration : null;
    const addresses = registered?.abuse?.emails ?? [];
    // A single name keeps its row, and the text typed there, whatever the registry says.
    const registrar = registered && names.length > 1 ? registrarText(registered) : null;
    const key = addresses.join(',').toLowerCase() || (registrar ?? '');
    const group = groups.get(key) ?? { registered, names: [] };
    group.names.push(name);
    // All that they share is that neither address nor registrar is known.
    if (key === '' && group.names.length > 1) group.registered = null;
    groups.set(key, group);
  }
  return [...groups].map(([key, { registered, names: group }]) => {
    const isAsked = group.every(({ registration }) => registration !== null);
    const { abuse = null } = registered ?? {};
    const contact = abuse?.emails.length ? abuse : null;
    const [elsewhere] = [...(abuse?.forms ?? []), ...(abuse?.phones ?? [])];
    const source = registered && `${answererOf(registered, registry)}, ${utc(registered.at)}`;
    return {
      ...NOTHING,
      id: key === '' ? REGISTRAR : `${REGISTRAR} ${key}`,
      name: (registered && registrarText(registered)) ?? 'The registrar',
      says: contact
        ? `${CONTACTS[contact.from]} from ${source}.`
        : elsewhere !== undefined
          ? `The registry gave no abuse address, but this: ${elsewhere}`
          : isAsked
            ? 'The registry gave no abuse address: the registrar’s own site may.'
            : 'Look up the registry record to get the registrar’s abuse address.',
      // With an address, the sentence before has it.
      source: contact ? null : source,
      addresses: contact?.emails ?? [],
      editable: true,
      names: group,
      before: key === '' ? null : REGISTRAR,
    };
  });
}

/** The source of the answer. This site only passes it on, so its own host means nothing to the user. */
function answererOf({ source, registry }: Registered, name: string | null): string {
  if (registry !== null && registry !== source) return `the RDAP answer of ${safe(registry)}`;
  return name ?? `the RDAP answer of ${safe(source)}`;
}

/** Maximum number of places listed one by one. */
const MAX_PLACES = 5;

const HOST = 'host';
const THE_HOST = 'The hosting company';

/** One for each place that names lead to, since a host acts on its own pages only; one for all if those are many. */
function hostsOf(names: readonly ReportedName[]): Recipient[] {
  const places = [...new Set(names.map(hostsText))].toSorted(
    (one, other) => Number(one === '') - Number(other === ''),
  );
  if (places.length === 1 || places.length > MAX_PLACES) return [hostOf(names)];
  return places.map((place) => {
    const host = hostOf(names.filter((name) => hostsText(name) === place));
    if (place === '') return host;
    const name = `${THE_HOST} at ${place.split(', ')[0]}`;
    return { ...host, id: `${HOST} ${place}`, name, before: HOST };
  });
}

/** No registry says who hosts a page, but DNS says where it is. */
function hostOf(names: readonly ReportedName[]): Recipient {
  const seen = [...new Set(names.map(hostsText))].filter((place) => place !== '');
  const beyond = seen.length - MAX_PLACES;
  const looks = names.map(({ dns }) => dns).filter((dns) => dns !== null);
  const last = looks.toSorted((one, other) => other.state.at - one.state.at)[0];
  // A missing answer to a question is not the same as no address.
  const hasNone = names.every((name) => goneOf(name) !== null);
  return {
    ...NOTHING,
    id: HOST,
    name: THE_HOST,
    says:
      seen.length > 0
        ? `The registry of these addresses names it: ${seen.slice(0, MAX_PLACES).join(', ')}${beyond > 0 ? ` and ${beyond} more` : ''}.`
        : hasNone
          ? 'DNS knows no address, so there is no host to write to.'
          : 'It holds the addresses in DNS, which are not known yet.',
    source: last === undefined ? null : `${last.source}, ${utc(last.state.at)}`,
    addresses: [],
    editable: true,
    names,
  };
}
