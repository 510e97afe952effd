/** The dashboards of both consoles, and their table of figures. */
export { AdminLive } from './AdminLive.tsx';
export { CountTable } from './figures.tsx';
export { DashboardFrame } from './DashboardFrame.tsx';
export { NewCustomer } from './NewCustomer.tsx';
export { SuperadminLive } from './SuperadminLive.tsx';
