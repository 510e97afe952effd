/** Invented registrars and name servers, under reserved names (RFC 2606) and fictional telephone numbers. */

/** A contact as an answer words it. */
export interface Contact {
  readonly emails: readonly string[];
  readonly phones: readonly string[];
}

export interface DemoRegistrar {
  readonly name: string;
  /** Beyond the numbers that IANA has given. */
  readonly ianaId: string;
  /** Where its abuse contact stands in an answer: within the registrar, beside it, in its own vCard, nowhere. */
  readonly abuse: 'nested' | 'top-level' | 'own' | 'none';
  readonly contact: Contact;
  readonly nameServers: readonly string[];
}

export const REGISTRARS: readonly DemoRegistrar[] = [
  {
    name: 'Kesari Names Private Limited',
    ianaId: '990001',
    abuse: 'nested',
    contact: { emails: ['abuse@kesari-names.example'], phones: ['tel:+1.2025550143'] },
    nameServers: ['ns1.kesari-dns.example', 'ns2.kesari-dns.example'],
  },
  {
    name: 'Northlight Registrar LLC',
    ianaId: '990002',
    abuse: 'nested',
    contact: {
      emails: ['abuse@northlight.example', 'phishing-desk@northlight.example'],
      phones: ['tel:+1.2025550118', 'tel:+1.2025550119'],
    },
    nameServers: ['a.ns.northlight.example', 'b.ns.northlight.example', 'c.ns.northlight.example'],
  },
  {
    name: 'Peepal Domains Private Limited',
    ianaId: '990003',
    abuse: 'top-level',
    contact: { emails: ['report-abuse@peepal-domains.example'], phones: [] },
    nameServers: ['ns1.peepal-hosting.example', 'ns2.peepal-hosting.example'],
  },
  {
    name: 'Harbour & Quill Domains Ltd',
    ianaId: '990004',
    abuse: 'own',
    contact: { emails: ['support@harbour-quill.example'], phones: ['tel:+1.2025550171'] },
    nameServers: ['dns1.harbour-quill.example', 'dns2.harbour-quill.example'],
  },
  {
    name: 'Blue Lantern Internet Services',
    ianaId: '990005',
    abuse: 'none',
    contact: { emails: [], phones: [] },
    nameServers: ['ns1.blue-lantern.example', 'ns2.blue-lantern.example'],
  },
];
