import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { whatElse, type ResolverConfig } from '@/evidence-config.ts';
import { capitalized } from '@/lib/capitalized.ts';
import { formatNumber } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';

interface CheckConsentProps {
  resolver: ResolverConfig;
  names: readonly string[];
  of: number;
  onCheck: () => void;
  onCancel: () => void;
  /** If it covers other content: called when that is focused or clicked. */
  onAway?: (() => void) | undefined;
}

/** Says who will see what, before anything is sent. */
export function CheckConsent({
  resolver,
  names,
  of,
  onCheck,
  onCancel,
  onAway,
}: CheckConsentProps) {
  const many = names.length;
  const id = useId();
  const yes = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => yes.current?.focus(), []);
  const away = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !box.current?.contains(target)) onAway?.();
  });
  useEffect(() => {
    const listener = (event: Event) => away(event);
    document.addEventListener('pointerdown', listener);
    document.addEventListener('focusin', listener);
    return () => {
      document.removeEventListener('pointerdown', listener);
      document.removeEventListener('focusin', listener);
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape says Cancel
    <div
      ref={box}
      role="group"
      aria-labelledby={id}
      className="flex w-full flex-wrap items-center gap-x-6 gap-y-3 rounded border border-control bg-surface p-4"
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <p id={id} className="min-w-0 grow basis-96">
        <span className="block max-w-text">
          {`${capitalized(resolver.name)} will see ${many === 1 ? 'this name' : `these ${formatNumber(many)} names`}`}
          {of > many && ` (the first of ${formatNumber(of)})`}
          {whatElse(resolver)}
        </span>
      </p>
      <div className="flex gap-2">
        <Button ref={yes} tone="primary" aria-describedby={id} onClick={onCheck}>
          Check
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </div>
  );
}
