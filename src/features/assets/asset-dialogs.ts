/** The dialogs of the assets page, fetched when somebody is about to open one. */
import { lazy } from 'react';

const loadAddAsset = () => import('./AddAssetDialog.tsx');
const loadAddMany = () => import('./AddManyDialog.tsx');

export const AddAssetDialog = lazy(async () => ({
  default: (await loadAddAsset()).AddAssetDialog,
}));
export const AddManyDialog = lazy(async () => ({ default: (await loadAddMany()).AddManyDialog }));

// A failure shows when the dialog is opened, if it still fails then.
const quietly = (load: () => Promise<unknown>) => () => void load().catch(() => {});

/** For the events that announce a press of the button. */
export const soonAddAsset = intent(quietly(loadAddAsset));
export const soonAddMany = intent(quietly(loadAddMany));

function intent(load: () => void) {
  return { onPointerEnter: load, onFocus: load } as const;
}
