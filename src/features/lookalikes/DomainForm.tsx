import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { refang } from '@/lib/defang.ts';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';

interface DomainFormProps {
  label: string;
  button: string;
  /** What the field starts with. */
  initial?: string;
  onDomain: (ascii: string) => void;
  size?: 'md' | 'lg';
  help?: ReactNode;
}

/** What is left of an address when only its host is wanted; any written form is welcome here. */
function hostOf(typed: string): string {
  return refang(typed.trim())
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/[/?#].*$/s, '')
    .replace(/^[^@]*@/, '')
    .replace(/:\d+$/, '');
}

/** A field for a domain name. The field has no name: even sent without scripts, it would carry nothing. */
export function DomainForm({
  label,
  button,
  initial = '',
  onDomain,
  size = 'md',
  help,
}: DomainFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(initial);
  const [error, setError] = useState<string | null>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // With the first use: the home page's first load does without it.
    const { readHostname } = await import('@/lib/read-hostname.ts');
    const reading = readHostname(hostOf(typed));
    setError(reading.ok ? null : reading.reason);
    if (reading.ok) onDomain(reading.ascii);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          id={id}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder="yourcompany.in"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-help`}
          className={cx(
            'name min-w-0 flex-1 basis-56 rounded border border-control bg-surface px-3 text-ink aria-invalid:border-high',
            size === 'lg' ? 'h-12 text-lead' : 'h-10 text-base',
          )}
        />
        <Button type="submit" tone={size === 'lg' ? 'primary' : 'secondary'} size={size}>
          {button}
        </Button>
      </div>
      <p
        id={`${id}-help`}
        role={error ? 'alert' : undefined}
        className={cx('mt-2 text-sm', error ? 'text-high' : 'text-quiet')}
      >
        {error ?? help}
      </p>
      <noscript>
        <p className="text-sm">This needs JavaScript: the names are made in your browser.</p>
      </noscript>
    </form>
  );
}
