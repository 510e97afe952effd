import type { ReactNode } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';

interface DeleteAssetProps {
  /** The asset's name. */
  children: ReactNode;
  /** The asset's id. */
  subject: string;
  /** Deletes; a rejection is said here. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  errorText: (error: unknown) => string;
}

/** The super-admin's question before an asset goes. */
export function DeleteAsset({
  children,
  subject,
  onConfirm,
  onClose,
  errorText,
}: DeleteAssetProps) {
  return (
    <ConfirmDialog
      open
      title="Delete asset"
      confirmLabel="Yes, Delete"
      subject={subject}
      onConfirm={onConfirm}
      onClose={onClose}
      errorText={errorText}
    >
      <p>Are you sure you want to delete this asset?</p>
      <p className="mt-2">{children}</p>
      <p className="mt-2 text-quiet">
        Its watch ends. Its organization can register it again; it then waits for approval.
      </p>
    </ConfirmDialog>
  );
}
