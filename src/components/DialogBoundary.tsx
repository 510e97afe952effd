import type { ReactNode } from 'react';
import { PageDialog } from '@/ui/PageDialog.tsx';
import { PanelBoundary } from './PanelBoundary.tsx';

interface DialogBoundaryProps {
  /** The dialog's name in the sentence about its failure: 'Asset details'. */
  name: string;
  /** Closes the failed dialog, as the dialog itself would. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * Wrap it around a dialog that is mounted only while it is open. When the dialog fails, or its code cannot be fetched,
 * a small dialog says so and offers to try again; the page behind it stays.
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
        // The code of the consoles' own dialogs may be what failed.
        <PageDialog onClose={onClose} title="Something went wrong" width="sm">
          {notice}
        </PageDialog>
      )}
    >
      {children}
    </PanelBoundary>
  );
}
