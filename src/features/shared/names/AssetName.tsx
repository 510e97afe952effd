import { DomainName, NamePart } from '@/components/DomainName.tsx';
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
  /** On one line, cut in the middle: the ending stays in sight, by which `bank.com` and `bank.co.in` differ. */
  oneLine?: boolean;
}

/** The ending of a name, two short labels where there are (`.co.in`). */
const ENDING = /(?:\.[^.]{2,3})?\.[^.]+$/;

/**
 * An asset's name: in mono where it is a domain name, else plain text (the contract allows any). A letter of
 * another script among Latin ones is lit, in one's own names too: who registers such a name should see it.
 * Labels wholly in one script are what they look like.
 */
export function AssetName({ name, forms = true, oneLine = false }: AssetNameProps) {
  if (name.trim() === '') return <span className="text-quiet">Not given</span>;
  if (domainOf(name) !== null) {
    const mixed = mixedLetters(graphemes(toUnicode(name)));
    const ending = name.length > MAX_SHOWN ? 0 : name.search(ENDING);
    if (oneLine && ending > 0) {
      const before = graphemes(toUnicode(name.slice(0, ending))).length;
      return (
        <span className="inline-flex max-w-full align-bottom">
          <NamePart
            name={name.slice(0, ending)}
            isLit={(_grapheme, at) => mixed.has(at)}
            className="min-w-[2ch] truncate"
          />
          <NamePart
            name={name.slice(ending)}
            isLit={(_grapheme, at) => mixed.has(before + at)}
            className="shrink-0"
          />
        </span>
      );
    }
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
