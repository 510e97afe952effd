/** The panel of notifications in the top bar. */
export { NotificationsPanel } from './NotificationsPanel.tsx';
