import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { SessionFacts, SignOutButton } from './SessionFacts.tsx';

/** Session facts and the way out. */
export function SecurityDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Security"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <SignOutButton />
        </>
      }
    >
      <SessionFacts />
      <p className="pt-3 text-sm text-quiet">
        You can’t change your password or see other sessions here. Write to us if you want a new
        password, or think that someone else uses your account.
      </p>
    </Dialog>
  );
}
