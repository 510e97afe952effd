/** The command palette: a search over pages, alerts and actions, and the sheet of keys. */
export { SearchBox } from './SearchBox.tsx';
