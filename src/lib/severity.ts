/** Severity from `severity_score` (specification section 9). */

export const SEVERITIES = ['High', 'Medium', 'Low'] as const;
export type Severity = (typeof SEVERITIES)[number];

/**
 * 8 or more is High, 5 up to 8 is Medium, below 5 is Low.
 *
 * @param score the backend's `severity_score`, or null if it gave none
 * @returns null if there is no score
 */
export function severityOf(score: number | null): Severity | null {
  if (score === null || Number.isNaN(score)) return null;
  if (score >= 8) return 'High';
  return score >= 5 ? 'Medium' : 'Low';
}
