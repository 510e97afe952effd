import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { type ReadName, readOwnDomain, type RefusedName } from '@/lib/read-name.ts';
import { askWhich } from '@/lib/words.ts';
import { Button } from '@/ui/Button.tsx';
import { AS_TYPED } from '@/ui/Input.tsx';
import { cx } from '@/ui/class-names.ts';
import { rememberDomain } from './known-domain.ts';

type DomainReading = Pick<ReadName, 'ok' | 'ascii'> | Pick<RefusedName, 'ok' | 'reason'>;

interface DomainFormProps {
  label: string;
  button: ReactNode;
  /** Value of the field. A new one replaces a submitted value, not one that is being typed. */
  initial?: string;
  /** Called with the ASCII form and the typed text. */
  onDomain: (ascii: string, typed: string) => void;
  /** Called with every change of the field. */
  onType?: (text: string) => void;
  /** `bar`: one line, in which the label and the help are for screen readers. */
  size?: 'md' | 'lg' | 'bar';
  /** True if it is the visitor's own domain, which is carried to the demo request. */
  own?: boolean;
  /** Turns the typed text into a domain. */
  read?: (typed: string) => DomainReading;
  help?: ReactNode;
}

/**
 * A field for a domain name. The browser keeps its value, so that nothing typed before the script ran is lost;
 * `method="dialog"`, since sending such a form before then goes nowhere.
 */
export function DomainForm({
  label,
  button,
  initial = '',
  onDomain,
  onType,
  size = 'md',
  own = true,
  read = readOwnDomain,
  help,
}: DomainFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  /** The last value that was put into the field or submitted from it. */
  const known = useRef(initial);
  /** The refused input: the reason, and the names that may be meant. */
  const [refused, setRefused] = useState<{ why: string; meant: readonly string[] } | null>(null);
  const error = refused?.why;

  useEffect(() => {
    const input = field.current;
    if (!input || input.value !== known.current) return;
    input.value = initial;
    known.current = initial;
    setRefused(null);
  }, [initial]);

  // The browser may hold text that was typed before the script ran.
  const early = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed !== initial) onType?.(typed);
  });
  useEffect(() => early(), []);

  /** The code that makes names of a refused text comes with the first one: most visitors never need it. */
  async function offerNames(typed: string, why: string) {
    try {
      const { domainsFromWords } = await import('@/lib/domains-from-words.ts');
      setRefused((now) => (now?.why === why ? { why, meant: domainsFromWords(typed) } : now));
    } catch {
      // Nothing is offered then; chunk-load-recovery.ts says why the code did not come.
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = field.current?.value ?? '';
    const reading = read(typed);
    setRefused(reading.ok ? null : { why: reading.reason, meant: [] });
    if (!reading.ok) {
      void offerNames(typed, reading.reason);
      return;
    }
    known.current = typed;
    if (own) rememberDomain(reading.ascii);
    onDomain(reading.ascii, typed);
  }

  return (
    // With an error the button comes last on a phone, close above what follows.
    <form
      noValidate
      method="dialog"
      onSubmit={submit}
      className={cx(error && size === 'lg' && 'max-sm:mb-4')}
    >
      <label
        htmlFor={id}
        className={cx('block text-sm font-semibold', size === 'bar' && 'sr-only')}
      >
        {label}
      </label>
      <div
        className={cx(
          'flex flex-wrap gap-2',
          size === 'bar' ? error && 'max-sm:flex-col' : 'mt-1.5',
        )}
      >
        <input
          id={id}
          ref={field}
          defaultValue={initial}
          onChange={({ target }) => {
            // About the previous text: it disappears with the first valid name.
            if (refused && read(target.value).ok) setRefused(null);
            onType?.(target.value);
          }}
          placeholder="yourcompany.in"
          inputMode="url"
          autoComplete="off"
          {...AS_TYPED}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-help`}
          className={cx(
            'name min-w-0 flex-[999] rounded border border-control bg-surface px-3 text-ink aria-invalid:border-high',
            size === 'lg' ? 'h-12 text-lead' : 'h-10 text-base',
            size === 'bar' ? error && 'max-sm:flex-none' : 'basis-56',
          )}
        />
        <Button
          type="submit"
          tone={size === 'lg' ? 'primary' : 'secondary'}
          size={size === 'lg' ? 'lg' : 'md'}
          // On a phone an error is at the field, above the button.
          className={cx(size === 'lg' && 'grow', error && 'max-sm:order-1')}
        >
          {button}
        </Button>
        <p
          id={`${id}-help`}
          role={error ? 'alert' : undefined}
          className={cx(
            'text-sm',
            error ? 'text-high' : 'text-quiet',
            size === 'bar' && !error ? 'sr-only' : 'basis-full',
            size === 'bar' && 'max-sm:basis-auto',
          )}
        >
          {error ?? help}
        </p>
      </div>
      {refused && refused.meant.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          <span className="max-sm:w-full">{askWhich(refused.meant)}</span>
          {refused.meant.map((name) => (
            <Button
              key={name}
              size="sm"
              className="name"
              onClick={() => {
                if (field.current) field.current.value = name;
                field.current?.form?.requestSubmit();
              }}
            >
              {name}
            </Button>
          ))}
        </p>
      )}
      <noscript>
        <p className="text-sm">This needs JavaScript: the names are made in your browser.</p>
      </noscript>
    </form>
  );
}
