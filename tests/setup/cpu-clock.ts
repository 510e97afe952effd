/**
 * The processor time of this process so far, in milliseconds. A bound on work is a bound on this: a busy machine makes
 * a clock on the wall go on while the work stands still.
 */
export function cpuNow(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
