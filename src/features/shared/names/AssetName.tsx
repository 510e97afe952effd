import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { domainOf, toUnicode } from '@/lib/hostname.ts';
import { graphemes } from '@/lib/invisible.ts';
import { mixedLetters } from '@/lookalike/scripts.ts';

const MAX_SHOWN = 253;

interface AssetNameProps {
  /** As the backend sent it: any text at all. */
  name: string;
  /** Whether the punycode form of a name that mixes alphabets stands beneath; not where there is one line. */
  forms?: boolean;
}

/**
 * An asset's name: in mono where it is a domain name, else plain text (the contract allows any). A letter of
 * another script among Latin ones is lit, in one's own names too: who registers such a name should see it.
 * Labels wholly in one script are what they look like.
 */
export function AssetName({ name, forms = true }: AssetNameProps) {
  if (name.trim() === '') return <span className="text-quiet">Not given</span>;
  if (domainOf(name) !== null) {
    const mixed = mixedLetters(graphemes(toUnicode(name)));
    return (
      <DomainName
        name={name}
        isLit={(_grapheme, at) => mixed.has(at)}
        forms={forms && mixed.size > 0}
        className="[&>bdi+bdi]:block [&>bdi+bdi]:truncate"
      />
    );
  }
  return <HostileText text={name.length > MAX_SHOWN ? `${name.slice(0, MAX_SHOWN)}…` : name} />;
}
