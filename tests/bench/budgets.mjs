/**
 * Size limits of pages: guards against accidents, with slack, in one place for `npm run size` and for the benchmarks.
 * In kB gzip; `homeRatio` is a multiple of the bare React and router page.
 */
export const BUDGETS = {
  homeRatio: 1.57,
  homeIdle: 185,
  homeStyles: 15.5,
  login: 173,
  consolesFirst: 230,
  consolesAll: 446,
  workers: 180,
};
