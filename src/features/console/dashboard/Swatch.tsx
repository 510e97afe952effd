import { cx } from '@/ui/class-names.ts';
import { FILL, type BarColour } from './fill.ts';

/** What a bar's colour stands for, before its words; nothing where no bar has it. */
export function Swatch({ colour }: { colour: BarColour | null | undefined }) {
  if (!colour) return null;
  return (
    <span
      aria-hidden
      className={cx('mr-1.5 inline-block size-2 rounded-[2px] align-baseline', FILL[colour])}
    />
  );
}
