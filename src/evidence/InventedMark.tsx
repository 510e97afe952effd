import { SampleMark } from '@/components/SampleMark.tsx';

interface InventedMarkProps {
  /** If a line has no room for more: only the first of the two words. */
  short?: boolean;
  className?: string;
}

/** Marks invented answers of a resolver, wherever they are shown. */
export function InventedMark({ short = false, className }: InventedMarkProps) {
  return (
    <SampleMark {...(className && { className })}>
      {short ? 'Invented' : 'Invented answers'}
    </SampleMark>
  );
}
