import { SampleMark } from '@/components/SampleMark.tsx';

/** Stands wherever answers of a resolver are shown that invents them. */
export function InventedMark({ className }: { className?: string }) {
  return <SampleMark {...(className && { className })}>Invented answers</SampleMark>;
}
