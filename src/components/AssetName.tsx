import { DomainName } from './DomainName.tsx';
import { HostileText } from './HostileText.tsx';
import { toUnicode } from '@/lib/idna.ts';
import { domainOf } from '@/lib/read-name.ts';
import { graphemes } from '@/lib/invisible.ts';
import { shortened, visibleName } from '@/lib/visible-text.ts';
import { mixedScriptLetters } from '@/lookalike/scripts.ts';

const MAX_SHOWN = 253;

interface AssetNameProps {
  /** As the backend sent it: any text. */
  name: string;
  /** True to show the punycode form below a name that mixes alphabets; ignored on one line. */
  forms?: boolean;
  /** On one line; if room is short its beginning is cut. */
  oneLine?: boolean;
}

/**
 * An asset's name: in mono if it is a domain name, else plain text (the contract allows any). A letter of another
 * script among Latin ones is highlighted, in one's own names too: the owner should notice it. Labels entirely in one
 * script are not highlighted.
 */
export function AssetName({ name, forms = true, oneLine = false }: AssetNameProps) {
  if (domainOf(name) !== null) {
    const mixed = mixedScriptLetters(graphemes(toUnicode(name)));
    return (
      <DomainName
        name={name}
        isHighlighted={(_grapheme, at) => mixed.has(at)}
        forms={forms && mixed.size > 0}
        oneLine={oneLine}
        className="[&>bdi+bdi]:block [&>bdi+bdi]:truncate"
      />
    );
  }
  const shown =
    name.trim() === '' ? (
      <span className="text-quiet">Not given</span>
    ) : (
      <HostileText text={shortened(name, MAX_SHOWN)} />
    );
  if (!oneLine) return shown;
  return (
    <span className="block truncate" title={visibleName(name.slice(0, MAX_SHOWN))}>
      {shown}
    </span>
  );
}
