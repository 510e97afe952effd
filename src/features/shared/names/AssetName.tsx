import { DomainName, NamePart } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { toUnicode } from '@/lib/idna.ts';
import { domainOf } from '@/lib/read-name.ts';
import { graphemes } from '@/lib/invisible.ts';
import { shortened, visibleName } from '@/lib/visible-text.ts';
import { mixedScriptLetters } from '@/lookalike/scripts.ts';
import { cx } from '@/ui/class-names.ts';

const MAX_SHOWN = 253;

interface AssetNameProps {
  /** As the backend sent it: any text at all. */
  name: string;
  /** Whether the punycode form of a name that mixes alphabets stands beneath; not where there is one line. */
  forms?: boolean;
  /** On one line, cut in the middle: the ending stays in sight, by which `bank.com` and `bank.co.in` differ. */
  oneLine?: boolean;
  /** Where it would be cut on one line and has a quiet part: that stands on a line of its own, if the window is wide. */
  twoLines?: boolean;
  /** On one line: from which character on the name is quiet. Default: nowhere. */
  quietFrom?: number;
}

/** The ending of a name, two short labels where there are (`.co.in`). */
const ENDING = /(?:\.[^.]{2,3})?\.[^.]+$/;

/**
 * An asset's name: in mono where it is a domain name, else plain text (the contract allows any). A letter of
 * another script among Latin ones is lit, in one's own names too: who registers such a name should see it.
 * Labels wholly in one script are what they look like.
 */
export function AssetName(props: AssetNameProps) {
  const { name, oneLine = false } = props;
  const ending = name.length > MAX_SHOWN ? -1 : name.search(ENDING);
  if (!oneLine) return <WholeName {...props} />;
  if (ending > 0 && domainOf(name) !== null) return <CutName {...props} ending={ending} />;
  return (
    <span className="block truncate" title={visibleName(name.slice(0, MAX_SHOWN))}>
      <WholeName {...props} />
    </span>
  );
}

function WholeName({ name, forms = true }: AssetNameProps) {
  if (name.trim() === '') return <span className="text-quiet">Not given</span>;
  if (domainOf(name) !== null) {
    const mixed = mixedScriptLetters(graphemes(toUnicode(name)));
    return (
      <DomainName
        name={name}
        isLit={(_grapheme, at) => mixed.has(at)}
        forms={forms && mixed.size > 0}
        className="[&>bdi+bdi]:block [&>bdi+bdi]:truncate"
      />
    );
  }
  return <HostileText text={shortened(name, MAX_SHOWN)} />;
}

/** A domain name whose middle gives way. `ending`: where its ending begins, which stays in sight. */
function CutName({
  name,
  quietFrom = 0,
  twoLines = false,
  ending,
}: AssetNameProps & { ending: number }) {
  const mixed = mixedScriptLetters(graphemes(toUnicode(name)));
  const head = Math.min(quietFrom, ending);
  const wraps = twoLines && head > 0;
  const part = (from: number, to: number, className: string) => {
    const before = mixed.size > 0 ? graphemes(toUnicode(name.slice(0, from))).length : 0;
    return (
      <NamePart
        name={name.slice(from, to)}
        isLit={(_grapheme, at) => mixed.has(before + at)}
        // What hangs below so low a line is cut off with the rest else.
        className={cx(
          className,
          wraps && '-mb-0.5 pb-0.5',
          quietFrom > 0 && from >= quietFrom && 'text-quiet',
        )}
      />
    );
  };
  const rest = (
    <>
      {part(head, ending, 'min-w-[2ch] truncate')}
      {part(ending, name.length, 'shrink-0')}
    </>
  );
  return (
    <span
      className={cx(
        'inline-flex max-w-full align-bottom',
        wraps &&
          'min-[1180px]:flex-wrap min-[1180px]:align-middle min-[1180px]:leading-[0.90625rem]',
      )}
      title={visibleName(name)}
    >
      {/* It gives way last: by its first label a host differs from the others. */}
      {head > 0 && part(0, head, 'max-w-[calc(100%-8ch)] shrink-0 truncate')}
      {wraps ? <span className="flex max-w-full min-w-0">{rest}</span> : rest}
    </span>
  );
}
