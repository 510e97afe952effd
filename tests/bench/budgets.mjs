/**
 * What pages may weigh: guards against accidents, with slack (design section 10), in one place for
 * `npm run size` and for the benchmarks. In kB gzip; `homeRatio` is a multiple of the bare React and router page.
 */
export const BUDGETS = {
  homeRatio: 1.64,
  homeIdle: 182,
  homeStyles: 16.5,
  login: 177,
  consolesFirst: 269,
  consolesAll: 380,
  workers: 180,
  exportWorker: 135,
};
