import type { ReactNode } from 'react';
import { Dialog } from '@/ui/Dialog.tsx';
import { PanelBoundary } from './PanelBoundary.tsx';

interface DialogBoundaryProps {
  /** What the dialog is called in the sentence about its failure: 'Asset details'. */
  name: string;
  /** Closes what failed, as the dialog itself would. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * Around a dialog, mounted only while it is open: when it fails, a dialog that can be closed says so where
 * the reader looks, and the page behind it stays.
 *
 * @example
 *   {asked && (
 *     <DialogBoundary name="The dialog" onClose={close}>
 *       <AddAssetDialog onClose={close} />
 *     </DialogBoundary>
 *   )}
 */
export function DialogBoundary({ name, onClose, children }: DialogBoundaryProps) {
  return (
    <PanelBoundary
      name={name}
      frame={(notice) => (
        <Dialog open onClose={onClose} title="Something went wrong" width="sm">
          {notice}
        </Dialog>
      )}
    >
      {children}
    </PanelBoundary>
  );
}
