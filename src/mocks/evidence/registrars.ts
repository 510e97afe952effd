/** Invented registrars and name servers, under reserved names (RFC 2606). */
import { seededRandomFor } from './zone.ts';

export interface DemoRegistrar {
  readonly name: string;
  /** Above the numbers that IANA has given. */
  readonly ianaId: string;
  /** Its abuse desk; null if it has none. */
  readonly abuse: string | null;
  readonly nameServers: readonly string[];
}

const KESARI: DemoRegistrar = {
  name: 'Kesari Names Private Limited',
  ianaId: '990001',
  abuse: 'abuse@kesari-names.example',
  nameServers: ['ns1.kesari-dns.example', 'ns2.kesari-dns.example'],
};

/** Usually with an abuse desk, sometimes without: a takedown request handles both. */
const REGISTRARS: readonly DemoRegistrar[] = [
  KESARI,
  {
    name: 'Peepal Domains Private Limited',
    ianaId: '990003',
    abuse: 'report-abuse@peepal-domains.example',
    nameServers: ['ns1.peepal-hosting.example', 'ns2.peepal-hosting.example'],
  },
  {
    name: 'Blue Lantern Internet Services',
    ianaId: '990005',
    abuse: null,
    nameServers: ['ns1.blue-lantern.example', 'ns2.blue-lantern.example'],
  },
];

/** The registrar of a name: the same one every time. */
export function registrarOf(name: string): DemoRegistrar {
  const at = Math.floor(seededRandomFor(`registrar of ${name}`)() * REGISTRARS.length);
  return REGISTRARS[at] ?? KESARI;
}
