/** Our own copy's names, set in type: mono, and every character beyond ASCII lit. For names that the
 * backend sent there is DomainName, which trusts nothing. */
import { cx } from '@/ui/class-names.ts';

/** A name in mono. Input: text of ours, such as `yourcompany.in`. */
export function NameText({ children, className }: { children: string; className?: string }) {
  return (
    <span className={cx('name', className)} translate="no">
      {Array.from(children, (character, index) =>
        character > '\u007f' && character !== '…' ? (
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
