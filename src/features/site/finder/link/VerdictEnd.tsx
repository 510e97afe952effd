import { Link } from 'react-router-dom';
import { paths } from '@/paths.ts';
import { Button } from '@/ui/Button.tsx';
import { CopyLink } from '../CopyLink.tsx';

/** The way to the next. */
export const AnotherLink = ({ onAnother }: { onAnother: () => void }) => (
  <Button onClick={onAnother}>Check another link</Button>
);

/** What ends every verdict: the way to the next, and the link to this one. */
export const VerdictEnd = ({ onAnother }: { onAnother: () => void }) => (
  <div className="mt-8">
    <div className="flex flex-wrap items-center gap-3">
      <AnotherLink onAnother={onAnother} />
      <CopyLink
        label="Copy link to this answer"
        done="Copied. The link stands behind the #, which no server is told."
      />
    </div>
    <p className="mt-3 max-w-prose text-sm text-quiet">
      This page’s address keeps the links that were checked, with what runs into them, and the
      company, and nothing else of the message; so does your browser’s history.{' '}
      <Link to={paths.privacy()} className="underline underline-offset-2">
        Privacy
      </Link>
    </p>
  </div>
);
