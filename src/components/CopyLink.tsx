import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '@/lib/copy-text.ts';
import { Button } from '@/ui/Button.tsx';

/** Copies the address of this page: the domain is the part after the #, which browsers send to no server. */
export function CopyLink({ label, done }: { label: string; done: string }) {
  const [said, setSaid] = useState('');
  async function copy() {
    const copied = await copyText(location.href);
    setSaid(copied ? done : 'The browser did not allow copying: the address bar holds the link.');
  }
  return (
    <>
      <Button icon={<Link2 aria-hidden size={16} strokeWidth={1.5} />} onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status" className="text-sm text-quiet">
        {said}
      </span>
    </>
  );
}
