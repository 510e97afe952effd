/** The report of a period's alerts and cases. */
export { type Period, periodOf, spanOf } from './period.ts';
export { PeriodPicker } from './PeriodPicker.tsx';
export { Report } from './Report.tsx';
