import type { ReactNode } from 'react';
import { cx } from '@/ui/class-names.ts';
import { formatNumber } from '../lib/format.ts';
import { severityOf, type Severity as Level } from '../lib/severity.ts';

const COLOUR: Record<Level, string> = { High: 'text-high', Medium: 'text-medium', Low: 'text-low' };

/** Distinct without colour too. */
const SHAPE: Record<Level, string> = {
  High: 'shape-high',
  Medium: 'shape-medium',
  Low: 'shape-low',
};

const SCORE = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** An alert's severity in a list: the shape in the severity's colour, word and score in ink. */
export function Severity({ score, className }: { score: number | null; className?: string }) {
  const level = severityOf(score);
  if (level === null || score === null) {
    return <span className={cx('text-quiet', className)}>Not scored</span>;
  }
  return (
    <SeverityLevel level={level} className={className}>
      <span className="font-normal tabular-nums">{formatScore(score)}</span>
    </SeverityLevel>
  );
}

/** Shows a severity as the largest fact of its page: `High 9.4` at 32 px. */
export function SeverityFigure({ score }: { score: number | null }) {
  const level = severityOf(score);
  // On one line with the actions if the page is as wide as a tablet; else on its own line.
  const large =
    'text-[2rem] leading-none font-semibold tracking-tight whitespace-nowrap @min-[40rem]:text-h3 @min-[46rem]:text-[2rem]';
  if (level === null || score === null) {
    return <span className={cx(large, 'text-quiet')}>Not scored</span>;
  }
  return (
    <span
      className={cx(
        'shape inline-flex items-baseline gap-2.5 before:border-10',
        SHAPE[level],
        large,
        COLOUR[level],
      )}
    >
      <span>{level}</span>
      <span className="tabular-nums">{formatScore(score)}</span>
    </span>
  );
}

interface SeverityLevelProps {
  level: Level;
  /** The score, if there is one. */
  children?: ReactNode;
  className?: string | undefined;
}

/** A severity as shape and word. */
export function SeverityLevel({ level, children, className }: SeverityLevelProps) {
  return (
    <span
      className={cx(
        'shape inline-flex items-center gap-1.5 whitespace-nowrap',
        SHAPE[level],
        level === 'High' && 'font-semibold',
        className,
      )}
    >
      {level}
      {children}
    </span>
  );
}

/** Number of alerts of a severity: its shape, and the number in the severity's colour. */
export function SeverityCount({ level, count }: { level: Level; count: number }) {
  return (
    <span
      className={cx(
        'shape inline-flex items-center gap-1 tabular-nums before:border-5',
        SHAPE[level],
        COLOUR[level],
      )}
    >
      {formatNumber(count)}
      <span className="sr-only"> {level}</span>
    </span>
  );
}

/** A score is a small number; a large one is written with three digits, so that no column overflows. */
function formatScore(score: number): string {
  if (Math.abs(score) >= 1000) return score.toPrecision(3);
  const contradicts = severityOf(Number(score.toFixed(1))) !== severityOf(score);
  // "Medium 8.0" would be the score of a High one.
  return SCORE.format(contradicts ? Math.floor(score * 10) / 10 : score);
}
