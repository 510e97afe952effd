/** Where a domain name may end its line, and what of it is cut where it has one line only. */

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

/** A stretch of a name on one line. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  /** As how much of the line it may take, in CSS; null where all of it stays in sight. */
  readonly room: string | null;
}

/** The ending of a name, two short labels where there are (`.co.in`), or the one of banks (`.bank.in`). */
const ENDING = /(?:\.(?:[^.]{2,3}|bank))?\.[^.]+$/;

/** As wide as any other in the font. */
const ONE_CELL = /^[!-\u04ff]$/;

/** A shorter stretch would lose more than it gives. */
const SHORTEST_CUT = 6;
/** The least that is left of a stretch, its ellipsis included. */
const LEAST_LEFT = 3;
/** So many characters fit on the narrowest line of a list. */
const LINE = 32;
/** A gap that is drawn (`notch`, names.css): its width and margins. */
const GAP = '8px';

/** The name may not fit on one line. */
export const WRAPS = 'wraps';

/**
 * How a name stands on one line: lit characters, gaps and the ending keep their place, and the longest plain
 * stretch has what is left of the line, with the next ones where that is too little: a name read without its lit
 * letter may be taken for the genuine one. What stands before the label that was registered is cut first: by that one
 * a reader knows whose the name is. `WRAPS` where that may not fit, or where characters have a width of their own.
 */
export function lineOf(
  shown: readonly string[],
  isLit: (grapheme: string, index: number) => boolean,
  before?: (index: number) => unknown,
): readonly Stretch[] | typeof WRAPS {
  const { length } = shown;
  if (length <= MAY_BREAK) return [{ from: 0, to: length, room: null }];
  if (!shown.every((grapheme) => ONE_CELL.test(grapheme))) return WRAPS;
  const [ending = ''] = ENDING.exec(shown.join('')) ?? [];
  const end = length - ending.length;
  /** The dot before the label that was registered; 0 for none. */
  const own = Math.max(0, shown.lastIndexOf('.', end - 1));
  const starts = [0];
  let gaps = before?.(length) ? 1 : 0;
  const stays = shown.map((grapheme, at) => at >= end || isLit(grapheme, at));
  for (let at = 0; at < length; at += 1) {
    const gap = before?.(at) ? 1 : 0;
    gaps += gap;
    if (at > 0 && (gap === 1 || (at === own && stays[at] === false) || stays[at] !== stays[at - 1]))
      starts.push(at);
  }
  const stretches = starts.map((from, index) => ({ from, to: starts[index + 1] ?? length }));
  const isCut = ({ from, to }: { from: number; to: number }) =>
    stays[from] === false && to - from >= SHORTEST_CUT;
  const longest = stretches
    .filter(isCut)
    .toSorted((a, b) => Number(a.to > own) - Number(b.to > own) || b.to - b.from - (a.to - a.from));
  // As few as it takes: one ellipsis is read past, and of two each hides what the other stands for.
  const cut = new Set<(typeof stretches)[number]>();
  let plain = 0;
  const isTooLong = () => length - plain + gaps + LEAST_LEFT * cut.size > LINE;
  for (const one of longest) {
    if (cut.size > 0 && !isTooLong()) break;
    cut.add(one);
    plain += one.to - one.from;
  }
  if (cut.size === 0 || isTooLong()) return WRAPS;
  const kept = length - plain;
  const rest = `100% - ${kept}ch${gaps > 0 ? ` - ${gaps} * ${GAP}` : ''}`;
  return stretches.map((one) => ({
    ...one,
    // Half a pixel more, since widths are rounded.
    room: cut.has(one)
      ? `calc((${rest}) * ${((one.to - one.from) / plain).toFixed(4)} + 0.5px)`
      : null,
  }));
}
