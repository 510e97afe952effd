/** Fetched by load-layers.ts. */
export { ModalDialog } from './ModalDialog.tsx';
export { PopoverWithPanel } from './PopoverWithPanel.tsx';
