/**
 * Neighbouring keys on QWERTY, QWERTZ and AZERTY, derived from where the keys are: each row is shifted
 * to the right of the one above by what ISO/IEC 9995 keyboards have, and two keys are neighbours when
 * their centres are closer than a key and a quarter.
 */

const ROW_SHIFT = [0, 0.5, 0.75, 1.25];
const REACH = 1.26;

const LAYOUTS = [
  ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['1234567890', 'qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  ['1234567890', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
];

function neighboursOf(layout: readonly string[], into: Map<string, Set<string>>): void {
  const keys = layout.flatMap((row, y) =>
    row.split('').map((key, x) => ({ key, x: x + (ROW_SHIFT[y] ?? 0), y })),
  );
  for (const one of keys) {
    for (const two of keys) {
      if (one === two || Math.abs(one.y - two.y) > 1) continue;
      if (Math.hypot(one.x - two.x, one.y - two.y) >= REACH) continue;
      const found = into.get(one.key) ?? new Set<string>();
      found.add(two.key);
      into.set(one.key, found);
    }
  }
}

const ON_ANY = new Map<string, Set<string>>();
for (const layout of LAYOUTS) neighboursOf(layout, ON_ANY);

// Asked for every cell of every alignment: a table.
const ASCII = 128;
const ON_QWERTY = new Uint8Array(ASCII * ASCII);
const qwerty = new Map<string, Set<string>>();
neighboursOf(LAYOUTS[0] ?? [], qwerty);
for (const [one, others] of qwerty) {
  for (const two of others) ON_QWERTY[one.charCodeAt(0) * ASCII + two.charCodeAt(0)] = 1;
}

const NONE: ReadonlySet<string> = new Set();

/** Keys next to a key on any of the three layouts; empty for what has no key there. */
export function neighbours(key: string): ReadonlySet<string> {
  return ON_ANY.get(key) ?? NONE;
}

/** Next to each other on any of the three layouts. */
export function areNeighbours(one: string, two: string): boolean {
  return neighbours(one).has(two);
}

/** Next to each other on QWERTY, the layout in use in India. */
export function areQwertyNeighbours(one: string, two: string): boolean {
  if (one.length !== 1 || two.length !== 1) return false;
  const key = one.charCodeAt(0);
  const other = two.charCodeAt(0);
  return key < ASCII && other < ASCII && ON_QWERTY[key * ASCII + other] === 1;
}
