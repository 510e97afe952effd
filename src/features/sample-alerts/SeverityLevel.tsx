import { Circle, Diamond, Triangle } from 'lucide-react';
import type { Severity } from '@/features/alerts/severity.ts';
import { cx } from '@/ui/class-names.ts';

const LOOK = {
  High: [Triangle, 'text-high'],
  Medium: [Diamond, 'text-medium'],
  Low: [Circle, 'text-low'],
} as const;

/** A severity that comes as a word, without a score: shape and word. */
export function SeverityLevel({ level }: { level: Severity }) {
  const [Icon, colour] = LOOK[level];
  return (
    <span className={cx('inline-flex items-center gap-1.5 whitespace-nowrap', colour)}>
      <Icon aria-hidden size={12} fill="currentColor" className="shrink-0" />
      <span className="font-semibold">{level}</span>
    </span>
  );
}
