/** The dashboards of both consoles. */
export { AdminLive } from './AdminLive.tsx';
export { DashboardFrame } from './DashboardFrame.tsx';
export { NewCustomer } from './NewCustomer.tsx';
export { SuperadminLive } from './SuperadminLive.tsx';
