/**
 * The heights of very many rows, of which only those that were in view are known: sums and places in
 * logarithmic time (a Fenwick tree of the differences from the guess).
 */

export interface RowHeights {
  readonly of: (position: number) => number;
  readonly set: (position: number, height: number) => void;
  /** Pixels from the first row's top to this one's; of the row after the last: the height of all. */
  readonly top: (position: number) => number;
  /** The row that covers this many pixels from the first row's top; at least 0. */
  readonly at: (pixels: number) => number;
}

/** @param guess the height of a row that was not measured, in pixels */
export function rowHeights(guess: number): RowHeights {
  const known = new Map<number, number>();
  let size = 1024;
  let tree = new Float64Array(size + 1);

  function add(position: number, difference: number): void {
    for (let node = position + 1; node <= size; node += node & -node) {
      tree[node] = (tree[node] ?? 0) + difference;
    }
  }

  function grow(position: number): void {
    while (size <= position) size *= 2;
    tree = new Float64Array(size + 1);
    for (const [row, height] of known) add(row, height - guess);
  }

  return {
    of: (position) => known.get(position) ?? guess,
    set(position, height) {
      const before = known.get(position) ?? guess;
      if (before === height) return;
      if (position >= size) grow(position);
      known.set(position, height);
      add(position, height - before);
    },
    top(position) {
      let sum = position * guess;
      for (let node = Math.min(position, size); node > 0; node -= node & -node) {
        sum += tree[node] ?? 0;
      }
      return sum;
    },
    at(pixels) {
      let position = 0;
      let left = pixels;
      for (let step = size; step >= 1; step /= 2) {
        const next = position + step;
        const height = step * guess + (tree[next] ?? 0);
        if (next > size || height > left) continue;
        position = next;
        left -= height;
      }
      // Beyond the tree every row has the guessed height.
      return position === size ? size + Math.max(0, Math.floor(left / guess)) : position;
    },
  };
}
