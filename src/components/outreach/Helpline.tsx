import { REPORTS } from '@/content/report-pages.ts';

/** The number to call when money has been taken. It is not ours, and the link says whose it is. */
export function Helpline() {
  return (
    <a
      href={REPORTS.helpline.to}
      className="-my-2 py-2 font-semibold text-brand underline underline-offset-2"
    >
      {REPORTS.helpline.name}, the national cybercrime helpline
    </a>
  );
}
