import { Suspense, type ReactNode } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { PanelBoundary } from './PanelBoundary.tsx';

// Seldom needed, so no page waits for it.
const { Part: Dialog } = lazyPart(async () => (await import('@/ui/Dialog.tsx')).Dialog);

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
        // What failed may be the fetching of a dialog's code: then the page itself says so.
        <PanelBoundary name={name}>
          <Suspense>
            <Dialog open onClose={onClose} title="Something went wrong" width="sm">
              {notice}
            </Dialog>
          </Suspense>
        </PanelBoundary>
      )}
    >
      {children}
    </PanelBoundary>
  );
}
