import { DomainName } from '@/components/DomainName.tsx';
import { graphemes } from '@/lib/invisible.ts';
import type { Marked } from '@/lookalike/lit-graphemes.ts';

interface MarkedNameProps {
  /** The name as the backend sent it: any text at all. */
  name: string;
  /** What the engine found in it; null where it found nothing or was not asked: then what is foreign is lit. */
  marked: Marked | null | undefined;
  /** Also show the punycode form of an internationalised name. */
  forms?: boolean;
  /** On one line, cut before its last lit characters. */
  oneLine?: boolean;
  className?: string;
}

/** A lookalike as the engine aligns it with the asset: what differs is lit, what is missing a dashed gap. */
export function MarkedName({ name, marked, oneLine = false, ...rest }: MarkedNameProps) {
  if (!marked) return <DomainName name={name} oneLine={oneLine} {...rest} />;
  return (
    <DomainName
      name={name}
      isLit={(_, index) => marked.lit.has(index)}
      before={(index) => {
        const gone = marked.gone.get(index);
        return gone === undefined ? null : <Gone short={oneLine}>{gone}</Gone>;
      }}
      oneLine={oneLine}
      {...rest}
    />
  );
}

/** What the real name has here. Drawn by the style sheet: the name's own text stays what is registered. */
function Gone({ short, children }: { short: boolean; children: string }) {
  return (
    <span
      aria-hidden
      className="unseen gone"
      // On one line a word that is missing must not take the room of letters that are there.
      data-gone={short ? graphemes(children)[0] : children}
      title={`Left out: ${children}`}
    />
  );
}
