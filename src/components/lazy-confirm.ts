import { lazyPart } from './lazy-part.tsx';

/** ConfirmDialog, fetched when somebody is about to be asked. */
export const { Part: LazyConfirmDialog, soon: soonConfirm } = lazyPart(
  async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog,
);
