/** Where a domain name may end its line. */

/** Shorter names fit on a line wherever there are names. */
export const MAY_BREAK = 16;

/** Up to so many characters a piece stands on one line on the narrowest screen, in the largest type of names. */
export const WHOLE = 21;

/**
 * Where lines may begin: before a lit part or an ending, so that its dot stands with it, and after the other dots. Two
 * short labels (`co.in`) stay together, and so does an ending with what it ends, where both fit every line. A label that
 * is too long for one breaks at its hyphens: there the ending stays with what stands after the last one.
 *
 * @returns the first index of each piece, but the first
 */
export function lineStarts(
  shown: readonly string[],
  isLit: (grapheme: string, index: number) => boolean,
): readonly number[] {
  const lit = (at: number) => at >= 0 && isLit(shown[at] ?? '', at);
  const litAt = (at: number) => lit(at) && !lit(at - 1);
  const isDot = (at: number) => shown[at] === '.';
  const dots = shown.flatMap((grapheme, at) => (grapheme === '.' ? [at] : []));
  const starts = dots
    .map((at) => (litAt(at) && lit(at + 1) ? at : at + 1))
    .filter((at) => at > 0 && at < shown.length);
  const end = shown.length;
  const apart = starts.filter((at, index) => {
    const short = at - (starts[index - 1] ?? 0) <= 4 && (starts[index + 1] ?? end) - at <= 4;
    return !short || (litAt(at) && isDot(at));
  });
  return apart.flatMap((at, index) => {
    const to = apart[index + 1] ?? end;
    if (to < end && !litAt(to)) return [at];
    const from = apart[index - 1] ?? 0;
    const after = at - from > WHOLE ? Math.max(from, shown.lastIndexOf('-', at) + 1) : from;
    if (!litAt(at) && to - after <= WHOLE) return [];
    const isEnding = to === end || isDot(to);
    return [isEnding && isDot(at - 1) && at - 1 > from ? at - 1 : at];
  });
}
