/** Evidence: answers of DNS and the registry about a name, and the cards and cells that show them. */
export { CheckPanel } from './CheckPanel.tsx';
export { DnsCheck, isUnderWay } from './dns-check.ts';
export {
  DNS_CSV_HEADER,
  DNS_OPTIONS,
  DNS_WORDS,
  dnsAnswer,
  dnsCsvCells,
  type DnsFilter,
  dnsFilterOf,
  dnsRank,
  type DnsStates,
  passesDns,
} from './dns-filter.ts';
export { DnsBadge, DnsMark } from './DnsBadge.tsx';
export { DnsCell, DnsCheckContext } from './DnsCell.tsx';
export { InventedMark } from './InventedMark.tsx';
export { EvidenceRoom, NameEvidence, useRegistrable } from './live/NameEvidence.tsx';
export { lookUpHost, lookUpHosts, lookUpRegistration } from './look-up-name.ts';
export { isNotSetUp, useEvidence, useExplainedEvidence } from './use-evidence.ts';
