/** Names in our own texts. For names from the backend use DomainName, which trusts none. */
import { cx } from '@/ui/class-names.ts';
import { beyondAscii } from '@/lib/invisible.ts';

/** A name in mono, every character beyond ASCII lit. Input: text of ours, such as `yourcompany.in`. */
export function NameText({
  children,
  className,
}: {
  children: string;
  className?: string | undefined;
}) {
  return (
    <span className={cx('name', className)} translate="no">
      {Array.from(children, (character, index) =>
        beyondAscii(character) && character !== '…' ? (
          <mark key={index} className="lit">
            {character}
          </mark>
        ) : (
          character
        ),
      )}
    </span>
  );
}

/** A name up to this length fits the narrowest line, so it stays whole, with the sign behind it. */
const SHORT = 24;

/** One of our own texts, in which backticks enclose names. */
export function Prose({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <NameText
        key={index}
        className={cx('name-inline', part.length <= SHORT && 'whitespace-nowrap')}
      >
        {part}
      </NameText>
    ) : (
      part
    ),
  );
}
