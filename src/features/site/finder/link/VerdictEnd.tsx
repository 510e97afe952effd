import { Button } from '@/ui/Button.tsx';
import { CopyLink } from '../CopyLink.tsx';

/** What ends every verdict: the way to the next, and the link to this one. */
export const VerdictEnd = ({ onAnother }: { onAnother: () => void }) => (
  <div className="mt-8 flex flex-wrap items-center gap-3">
    <Button onClick={onAnother}>Check another link</Button>
    <CopyLink
      label="Copy link to this answer"
      done="Copied. The link stands behind the #, which no server is told."
    />
  </div>
);
