/** Names in our own texts. For names from the backend use DomainName, which trusts none of them. */
import { cx } from '@/ui/class-names.ts';

interface NameTextProps {
  /** Our text, such as `yourcompany.in`. */
  children: string;
  /** The deceptive part if it is plain ASCII. Its last occurrence is highlighted. */
  highlighted?: string | undefined;
  className?: string | undefined;
}

/** A character that imitates another one; the ellipsis is ours. */
const FOREIGN = /([^\p{ASCII}…])/u;

/** A name in mono with its deceptive characters highlighted: every character beyond ASCII, or the given part. */
export function NameText({ children, highlighted, className }: NameTextProps) {
  const at = highlighted === undefined ? -1 : children.lastIndexOf(highlighted);
  const pieces =
    highlighted === undefined || at < 0
      ? children.split(FOREIGN)
      : [children.slice(0, at), highlighted, children.slice(at + highlighted.length)];
  return (
    <span className={cx('name', className)} translate="no">
      {pieces.map((piece, index) =>
        index % 2 === 0 ? (
          piece
        ) : (
          <mark key={index} className="highlight">
            {piece}
          </mark>
        ),
      )}
    </span>
  );
}

/** Longest name that fits the narrowest line, so it stays whole, with the sign after it. */
const SHORT = 24;

/** One of our own texts, in which backticks enclose names. */
export function Prose({ children }: { children: string }) {
  return children
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <InlineName key={index}>{part}</InlineName> : part));
}

/** A name in running text: a long one breaks after a dot, @ or slash, and not at its hyphens. */
function InlineName({ children }: { children: string }) {
  if (children.length <= SHORT) {
    return <NameText className="name-inline whitespace-nowrap">{children}</NameText>;
  }
  return (
    <span className="name name-inline" translate="no">
      {children.split(/(?<=[.@/])/).map((piece, at) => (
        <NameText key={at} className="inline-block max-w-full">
          {piece}
        </NameText>
      ))}
    </span>
  );
}
