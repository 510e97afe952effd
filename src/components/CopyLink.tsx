import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '@/lib/copy-text.ts';
import { Button } from '@/ui/Button.tsx';

const COPIED = 'Link copied. The part after # is never sent to a server.';
const NOT_COPIED = 'The browser did not allow copying: the address bar holds the link.';

/** Copies the address of this page: the domain is after the #, which browsers send to no server. */
export function CopyLink({ label }: { label: string }) {
  const [said, setSaid] = useState('');
  async function copy() {
    setSaid((await copyText(location.href)) ? COPIED : NOT_COPIED);
  }
  return (
    <>
      <Button icon={<Link2 />} onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status" className="text-sm text-quiet">
        {said}
      </span>
    </>
  );
}
