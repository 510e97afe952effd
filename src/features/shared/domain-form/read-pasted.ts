import { type HostnameReading, readOwnDomain } from '@/lib/hostname.ts';

/** What names are copied in: quotation marks, brackets, and the comma or full stop of a sentence. */
const AROUND = /^[\s"'`‘’‚“”„‹›«»()[\]{}<>]+|[\s"'`‘’‚“”„‹›«»()[\]{}<>,;:!?]+$/g;
/** `Asha Rao <asha@example.in>`, as mail programs copy it. */
const WITH_ADDRESS = /^[^<>]*<([^<>\s]+)>\s*$/;
const IPV6 = /^\s*\[?[\da-f.]*:[\da-f.]*:[\da-f:.]*\]?\s*$/i;
/** No name with its quotation marks is longer, in characters. */
const MAX = 1000;

/**
 * Reads a visitor's own domain as people paste it: quoted, in brackets, out of an address line of a mail, behind
 * the slashes of half a link.
 *
 * @param typed any text
 * @returns as readHostname
 */
export function readPastedDomain(typed: string): HostnameReading {
  if (typed.length > MAX) return readOwnDomain(typed);
  // Its colons are no port: it is refused as any IP address is.
  if (IPV6.test(typed)) return readOwnDomain('0.0.0.0');
  const address = WITH_ADDRESS.exec(typed)?.[1] ?? typed;
  const bare = address.replaceAll(AROUND, '').replace(/^[/\\]{2}/, '');
  return readOwnDomain(bare === '' ? typed : bare);
}
