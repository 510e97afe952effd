/** Chooses among alignments of equal cost the one that a person would see: adjacent changes are one change. */
import type { Step } from './align.ts';

/**
 * Neighbouring omitted letters become one step, as far right as they fit: sahyadrilok lacks the `bank` of
 * sahyadrilokbank, not the `kban`.
 */
function mergeDeletions(steps: readonly Step[], asset: readonly string[]): Step[] {
  const found: Step[] = [];
  for (const step of steps) {
    const last = found.at(-1);
    if (last?.kind !== 'delete') {
      found.push(step);
    } else if (step.kind === 'delete') {
      found[found.length - 1] = { ...last, taken: last.taken + 1, cost: last.cost + step.cost };
    } else if (step.kind === 'same' && last.taken > 1 && asset[last.from] === asset[step.from]) {
      found.splice(
        -1,
        1,
        { ...step, from: last.from },
        { ...last, from: last.from + 1, to: last.to + 1 },
      );
    } else {
      found.push(step);
    }
  }
  return found;
}

/**
 * Inserted letters are joined if possible: nilgirikurinjiin adds `in` after nilgirikurinji, not one `i` before its last
 * letter and an `n` after it.
 */
function mergeInsertions(steps: readonly Step[], candidate: readonly string[]): Step[] {
  const found = [...steps];
  let at = 0;
  while (at < found.length) {
    if (found[at]?.kind !== 'insert') {
      at += 1;
      continue;
    }
    let end = at;
    while (found[end]?.kind === 'insert') end += 1;
    let next = end;
    while (found[next]?.kind === 'same') next += 1;
    const put = end - at;
    const kept = found.slice(end, next);
    const moves = kept.every(({ to }) => candidate[to] === candidate[to - put]);
    if (found[next]?.kind === 'insert' && moves) {
      const right = kept.length;
      found.splice(
        at,
        put + right,
        ...kept.map((step) => ({ ...step, to: step.to - put })),
        ...found
          .slice(at, end)
          .map((step) => ({ ...step, from: step.from + right, to: step.to + right })),
      );
      at += right;
    } else {
      at = next;
    }
  }
  return found;
}

/**
 * Returns the steps of an alignment with omitted and with inserted letters joined, as far right as they fit.
 *
 * @param steps the cheapest steps
 * @param asset graphemes of the asset
 * @param candidate graphemes of the candidate
 */
export const normalizeGaps = (
  steps: readonly Step[],
  asset: readonly string[],
  candidate: readonly string[],
): Step[] => mergeInsertions(mergeDeletions(steps, asset), candidate);
