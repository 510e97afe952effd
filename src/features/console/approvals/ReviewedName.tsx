import { DomainName } from '@/components/DomainName.tsx';
import { domainOf, toUnicode } from '@/lib/hostname.ts';
import { BackendText } from '@/features/shared/review/BackendText.tsx';

/** From Devanagari to Malayalam: no lookalikes of Latin letters while they keep to themselves. */
const INDIAN = /[\u0900-\u0d7f]/;
const LATIN = /[a-z]/i;

const beyondAscii = (text: string) => (text.codePointAt(0) ?? 0) > 0x7f;

/**
 * Which graphemes of a name a reviewer should look at: those beyond ASCII, but not a label written
 * wholly in an Indian script (दिल्ली.भारत is what it looks like).
 */
export function foreignGraphemes(name: string): (grapheme: string) => boolean {
  const mixed = toUnicode(name)
    .split('.')
    .some((label) => LATIN.test(label) && INDIAN.test(label));
  return (grapheme) => beyondAscii(grapheme) && (mixed || !INDIAN.test(grapheme));
}

/**
 * The name of an asset under review. The reviewer asks whether the name is what it looks like, so
 * deceptive characters are lit. Plain text where it is no domain name (decision 26).
 */
export function ReviewedName({ name, inRow = false }: { name: string; inRow?: boolean }) {
  if (domainOf(name) === null) return <BackendText text={name} inRow={inRow} />;
  return <DomainName name={name} isLit={foreignGraphemes(name)} />;
}
