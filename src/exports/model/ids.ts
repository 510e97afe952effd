/** Ids that are the same each time: UUID version 5 (RFC 9562 section 5.5), a hash of a name in a namespace. */
import { parse, v5 } from 'uuid';

/** The standard's namespace for cyber-observable objects (STIX 2.1, section 2.9). */
const STIX_OBSERVABLE = parse('00abedb4-aa42-466c-9c01-fed23315a9b7');
/** Ours, for everything else. It never changes: other people's platforms know our objects by these ids. */
const OURS = parse('1f3be0a8-57c9-4c16-9d0e-6a4f3c2b8e71');

const encoder = new TextEncoder();

/** As bytes: the package refuses a text with half a surrogate pair, which a hostile name may contain. */
const hash = (text: string, namespace: Uint8Array): string => v5(encoder.encode(text), namespace);

/**
 * The standard id of a `domain-name`: the canonical JSON (RFC 8785) of the property that identifies it.
 *
 * @param ascii an A-label name: nothing in it needs an escape
 */
export const domainNameId = (ascii: string): string =>
  `domain-name--${hash(`{"value":"${ascii}"}`, STIX_OBSERVABLE)}`;

/** The UUID of something that these texts identify. */
export const ownId = (...parts: readonly string[]): string => hash(JSON.stringify(parts), OURS);

/**
 * The UUID of a statement about an alert. It also depends on the imitating name: ids of alerts are often small numbers,
 * and two organisations may share with the same platform.
 */
export const alertId = (alert: string, ascii: string): string => hash(`${ascii} ${alert}`, OURS);
