import { SampleMark } from '@/components/SampleMark.tsx';

interface InventedMarkProps {
  /** Where a line has no room for more: the first of the two words. */
  short?: boolean;
  className?: string;
}

/** Stands wherever answers of a resolver are shown that invents them. */
export function InventedMark({ short = false, className }: InventedMarkProps) {
  return (
    <SampleMark {...(className && { className })}>
      {short ? 'Invented' : 'Invented answers'}
    </SampleMark>
  );
}
