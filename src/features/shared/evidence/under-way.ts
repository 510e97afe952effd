import type { CheckProgress } from '@/evidence/dns/types.ts';

/** Whether a check has begun and not ended: it asks, or waits. */
export const isUnderWay = ({ is }: Pick<CheckProgress, 'is'>): boolean =>
  is === 'running' || is === 'waiting';
