/** The colours of bars: neutrals and severities only (design section 9). */
export const FILL = {
  control: 'bg-control',
  faint: 'bg-control/50',
  high: 'bg-high',
  medium: 'bg-medium',
  low: 'bg-low',
} as const;

export type BarColour = keyof typeof FILL;
