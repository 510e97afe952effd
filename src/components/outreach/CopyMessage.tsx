import { config } from '@/config.ts';
import { Button } from '@/ui/Button.tsx';
import { useCopy } from '@/ui/use-copy.ts';
import type { Mail } from './outreach.ts';

/** Copies the whole message, for a browser that opens no mail program. */
export function CopyMessage({ subject, body }: Mail) {
  const { copied, copy } = useCopy(`To: ${config.salesEmail}\nSubject: ${subject}\n\n${body}`);
  return (
    <span className="mt-3 flex flex-wrap items-center gap-3">
      <Button size="sm" onClick={copy}>
        Copy message
      </Button>
      {copied !== null && (
        <span>{copied ? 'Copied.' : `Not copied. Please write to ${config.salesEmail}.`}</span>
      )}
    </span>
  );
}
