import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { domainOf } from '@/lib/hostname.ts';

const MAX_SHOWN = 253;

/** Nothing in the organisation's own name is deceptive. */
const nothingLit = () => false;

/** An asset's name: in mono where it is a domain name, else plain text (the contract allows any). */
export function AssetName({ name }: { name: string }) {
  if (name.trim() === '') return <span className="text-quiet">Not given</span>;
  if (domainOf(name) !== null) return <DomainName name={name} isLit={nothingLit} forms={false} />;
  return <HostileText text={name.length > MAX_SHOWN ? `${name.slice(0, MAX_SHOWN)}…` : name} />;
}
