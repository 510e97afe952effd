/** What load-layers.ts fetches. */
export { ModalDialog } from './ModalDialog.tsx';
export { PopoverWithPanel } from './PopoverWithPanel.tsx';
