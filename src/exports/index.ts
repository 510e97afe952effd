/** Exports: lists of alerts for other programs, and the dialog that writes them. */
export { ExportMenu } from './ExportMenu.tsx';
