import { Check, Copy } from 'lucide-react';
import { defang } from '@/lib/defang.ts';
import { IconButton } from '@/ui/IconButton.tsx';
import { useCopy } from '@/ui/use-copy.ts';

/** Copies a name defanged, so that pasting it into a chat makes no link. */
export function CopyName({ name }: { name: string }) {
  const { copied, copy } = useCopy(defang(name));
  return (
    <IconButton
      label={copied ? `Copied ${name}` : `Copy ${name} defanged`}
      className="size-8"
      onClick={copy}
      icon={copied ? <Check /> : <Copy />}
    />
  );
}
