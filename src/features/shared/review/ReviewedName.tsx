import { DomainName } from '@/components/DomainName.tsx';
import { domainOf } from '@/lib/hostname.ts';
import { BackendText } from '@/features/shared/review/BackendText.tsx';
import { foreignGraphemes } from '@/features/shared/review/foreign-graphemes.ts';

/**
 * The name of an asset under review. The reviewer asks whether the name is what it looks like, so
 * deceptive characters are lit. Plain text where it is no domain name (decision 26).
 */
export function ReviewedName({ name, inRow = false }: { name: string; inRow?: boolean }) {
  if (domainOf(name) === null) return <BackendText text={name} inRow={inRow} />;
  return <DomainName name={name} isLit={foreignGraphemes(name)} />;
}
