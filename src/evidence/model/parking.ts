import { asciiLower } from './dns/names.ts';

/**
 * Services that earn with parked names, by the domains of their name servers. From the MISP warning list "Parking
 * domains name server" (github.com/MISP/misp-warninglists, lists/parking-domain-ns, version 20221024), without
 * registrars whose servers also serve names in use (bookmyname.com, dnsowl.com, freenom.com, gname.net, OVH) and
 * without markmonitor.com, which guards brands.
 */
const SERVICES: Readonly<Record<string, string>> = {
  'above.com': 'Above.com',
  'afternic.com': 'Afternic',
  'bodis.com': 'Bodis',
  'dan.com': 'Dan.com',
  'domainmarket.com': 'DomainMarket',
  'dsredirection.com': 'Domain Sponsor',
  'dsredirects.com': 'Domain Sponsor',
  'parkingcrew.net': 'ParkingCrew',
  'parklogic.com': 'ParkLogic',
  'sedoparking.com': 'Sedo',
  'uniregistrymarket.link': 'Uniregistry Market',
  'ztomy.com': 'Ztomy',
};

/**
 * The parking service that name servers look like. It is no proof: a name can be parked elsewhere, and such servers can
 * be set without the service, so say "look like".
 *
 * @param nameServers their names, as A-labels
 * @returns the service's name if every name server is of one and the same service, else null
 */
export function parkingService(nameServers: readonly string[]): string | null {
  const services = new Set(
    nameServers.map((server) => {
      const [registrable] = asciiLower(server).match(/[^.]+\.[^.]+(?=\.?$)/) ?? [''];
      return Object.hasOwn(SERVICES, registrable) ? SERVICES[registrable] : undefined;
    }),
  );
  const [service] = services;
  return services.size === 1 ? (service ?? null) : null;
}
