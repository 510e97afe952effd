const SHARE = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });

/** `99.6%`. Input: a share from 0 to 1. What is not nothing never reads as nothing, nor as everything. */
export function formatShare(share: number): string {
  if (share > 0 && share < 0.001) return `< ${SHARE.format(0.001)}`;
  if (share < 1 && share > 0.999) return `> ${SHARE.format(0.999)}`;
  return SHARE.format(share);
}
