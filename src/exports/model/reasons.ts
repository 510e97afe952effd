/** Why an alert is left out of a file, in the order of their sentences. */
export const REASONS = [
  'new',
  'ours',
  'not-harmful',
  'own',
  'suffix',
  'ip-address',
  'no-name',
  'too-long',
  'repeated',
] as const;
export type Reason = (typeof REASONS)[number];
