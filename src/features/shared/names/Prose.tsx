import { cx } from '@/ui/class-names.ts';
import { NameText } from './NameText.tsx';

/** A name this long fits the narrowest line, so it stays whole; the sign behind it stays on its line, too. */
const SHORT = 24;

/** A text of ours in which backticks enclose names. */
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
