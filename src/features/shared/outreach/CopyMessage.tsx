import { useState } from 'react';
import { config } from '@/config.ts';
import { copyText } from '@/lib/copy-text.ts';
import { Button } from '@/ui/Button.tsx';

interface CopyMessageProps {
  subject: string;
  body: string;
}

/** For those whose browser opened no mail program: the message, whole, on the clipboard. */
export function CopyMessage({ subject, body }: CopyMessageProps) {
  const [copied, setCopied] = useState<boolean | null>(null);

  async function copy() {
    setCopied(await copyText(`To: ${config.salesEmail}\nSubject: ${subject}\n\n${body}`));
  }

  return (
    <span className="mt-3 flex flex-wrap items-center gap-3">
      <Button size="sm" onClick={() => void copy()}>
        Copy message
      </Button>
      {copied !== null && (
        <span>{copied ? 'Copied.' : `Not copied. Please write to ${config.salesEmail}.`}</span>
      )}
    </span>
  );
}
