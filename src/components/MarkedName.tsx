import { DomainName } from './DomainName.tsx';
import type { Highlights } from '@/lookalike/highlights.ts';

interface MarkedNameProps {
  /** The name as the backend sent it: any text. */
  name: string;
  /** The engine's highlights; null if it found none or was not asked. Foreign letters are highlighted then. */
  marked: Highlights | null | undefined;
  /** Also show the punycode form of an internationalised name. */
  forms?: boolean;
  /** On one line, cut before its last highlighted characters; a missing letter is a small mark there. */
  oneLine?: boolean;
  /** True to draw the gaps of missing letters: false for a name by itself, as in a heading. */
  gaps?: boolean;
  className?: string;
}

/** A lookalike as the engine aligns it with the asset: differences are highlighted, missing letters are dashed gaps. */
export function MarkedName({
  name,
  marked,
  oneLine = false,
  gaps = true,
  ...rest
}: MarkedNameProps) {
  if (!marked) return <DomainName name={name} oneLine={oneLine} {...rest} />;
  return (
    <DomainName
      name={name}
      isHighlighted={(_, index) => marked.highlighted.has(index)}
      before={(index) => {
        const gone = marked.gone.get(index);
        return gone === undefined || !gaps ? null : <Gap short={oneLine}>{gone}</Gap>;
      }}
      oneLine={oneLine}
      {...rest}
    />
  );
}

/** Shows missing letters of the real name. Drawn by CSS, so that the text stays the registered name. */
function Gap({ short, children }: { short: boolean; children: string }) {
  return (
    <span
      aria-hidden
      // On one line it must not take the room of letters, or look like one.
      className={short ? 'missing-mark' : 'invisible-char deleted'}
      data-deleted={children}
      title={`Left out: ${children}`}
    />
  );
}
