import { DomainName } from '@/components/DomainName.tsx';
import { toUnicode } from '@/lib/idna.ts';
import { domainOf } from '@/lib/read-name.ts';
import { BackendText } from '@/features/shared/review/BackendText.tsx';
import { foreignGraphemes } from '@/features/shared/review/foreign-graphemes.ts';

/**
 * The name of an asset under review. The reviewer asks whether the name is what it looks like, so
 * deceptive characters are lit, and an internationalised name has both its forms, whichever of them the
 * backend sent. Plain text where it is no domain name (decision 26).
 */
export function ReviewedName({
  name,
  inRow = false,
  forms = true,
  lit = [],
}: {
  name: string;
  inRow?: boolean;
  /** False where another name stands right below it, to be compared letter by letter. */
  forms?: boolean;
  /** The places of other graphemes that are known to deceive, from 0. */
  lit?: readonly number[] | undefined;
}) {
  const ascii = domainOf(name);
  if (ascii === null) return <BackendText text={name} inRow={inRow} />;
  // Only where nothing of what was sent is lost by it.
  const both = toUnicode(ascii) === name.toLowerCase();
  const isForeign = foreignGraphemes(name);
  return (
    <DomainName
      name={both ? ascii : name}
      isLit={(grapheme, at) => lit.includes(at) || isForeign(grapheme)}
      forms={forms}
    />
  );
}
