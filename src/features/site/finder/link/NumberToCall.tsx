import { REPORTS } from '@/content/report-pages.ts';

const LINK = 'font-semibold whitespace-nowrap text-brand-deep underline underline-offset-2';

const NUMBERS: Readonly<Record<string, string>> = { 1930: REPORTS.helpline.to, 112: 'tel:112' };

const CALL = /\b(call (?:1930|112))\b/i;

/** A text of ours whose "call 1930" and "call 112" can be pressed on a telephone. */
export const NumberToCall = ({ text }: { text: string }) =>
  text.split(CALL).map((part, at) => {
    const to = NUMBERS[/^call (\d+)$/i.exec(part)?.[1] ?? ''];
    return to === undefined ? (
      part
    ) : (
      // The parts of one text stay in their order.
      // oxlint-disable-next-line react/no-array-index-key
      <a key={at} href={to} className={LINK}>
        {part}
      </a>
    );
  });
