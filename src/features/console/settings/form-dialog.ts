/** What the settings page tells its dialogs with forms. */
export interface FormDialogProps {
  /** False while nobody waits for what the dialog sends: it is there, but not to be seen. */
  readonly open: boolean;
  /** To be taken out of the page; also when it was not to be seen, and what it sent has arrived. */
  readonly onClose: () => void;
  readonly onAway: () => void;
}
