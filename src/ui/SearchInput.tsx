import { Search, X } from 'lucide-react';
import { useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { cx } from './class-names.ts';
import { Input } from './Input.tsx';

interface SearchInputProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'aria-label' | 'ref'
> {
  /** Its accessible name; also its placeholder, unless another is given. */
  label: string;
  value: string;
  onValue: (value: string) => void;
  /** Returns the search for a pasted text. Default: the text with its lines joined. */
  taken?: (pasted: string) => Promise<string>;
  input?: RefObject<HTMLInputElement | null>;
  /** At the right end while nothing is typed: the key that focuses it. */
  hint?: ReactNode;
  /** True if names are searched for: in the face in which l, I and 1 differ. */
  names?: boolean;
  /** Class of the box around the input. */
  className?: string;
}

/** A search box with a magnifying glass, and our own button that clears it once something is typed. */
export function SearchInput({
  label,
  value,
  onValue,
  taken,
  input,
  hint,
  names = false,
  className,
  ...rest
}: SearchInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const box = input ?? own;
  return (
    <div className={cx('relative', className)}>
      <Search className="pointer-events-none absolute inset-y-0 left-3 my-auto text-quiet" />
      <Input
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={label}
        {...rest}
        ref={box}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
        onPaste={(event) => {
          if (!taken) return;
          event.preventDefault();
          const { currentTarget: typed } = event;
          void taken(event.clipboardData.getData('text')).then((text) => {
            typed.setRangeText(text, typed.selectionStart ?? 0, typed.selectionEnd ?? 0, 'end');
            // React must see it as input: otherwise it takes a later return to the earlier text for no change.
            typed.dispatchEvent(new InputEvent('input', { bubbles: true }));
          });
        }}
        className={cx(
          'peer appearance-none pr-10 pl-9 text-ellipsis [&::-webkit-search-cancel-button]:hidden',
          names && 'font-mono placeholder:font-sans',
        )}
      />
      {value === '' ? (
        hint
      ) : (
        <button
          type="button"
          aria-label="Clear search"
          title="Clear search"
          onClick={() => {
            onValue('');
            box.current?.focus();
          }}
          className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded text-quiet hover:text-ink"
        >
          <X />
        </button>
      )}
    </div>
  );
}
