/**
 * What pages may weigh: guards against accidents, with slack, in one place for
 * `npm run size` and for the benchmarks. In kB gzip; `homeRatio` is a multiple of the bare React and router page.
 */
export const BUDGETS = {
  homeRatio: 1.62,
  homeIdle: 193.5,
  homeStyles: 15.5,
  login: 175.5,
  consolesFirst: 268,
  consolesAll: 477,
  workers: 180,
};
