import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '@/lib/copy-text.ts';
import { defang } from '@/lib/defang.ts';
import { IconButton } from '@/ui/IconButton.tsx';

/** Copies a name defanged, so that pasting it into a chat makes no link. */
export function CopyName({ name }: { name: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  const done = copied === name;
  return (
    <IconButton
      label={done ? `Copied ${name}` : `Copy ${name} defanged`}
      className="size-8"
      onClick={() => void copyText(defang(name)).then((worked) => worked && setCopied(name))}
      icon={
        done ? (
          <Check aria-hidden size={16} strokeWidth={1.5} />
        ) : (
          <Copy aria-hidden size={16} strokeWidth={1.5} />
        )
      }
    />
  );
}
