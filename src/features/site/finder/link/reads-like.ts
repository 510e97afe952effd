/** Which name of the list a label is read as: letters that pass for others, or one letter amiss. */
import { BORROWED, needsBait } from './companies.ts';

/** Shorter ones stand by chance within other words. */
export const LONG_BORROWED = BORROWED.filter((name) => name.length >= 5 && !needsBait(name));

/** Letters and digits that pass for others at a glance; a 1 passes for two. */
const PASSES = new Map([
  ['0', 'o'],
  ['3', 'e'],
  ['5', 's'],
  ['rn', 'm'],
  ['vv', 'w'],
]);

/** The long borrowed name that a label misses by one letter: added, left out, exchanged or moved; else null. */
export function nearName(label: string): string | null {
  // With a hyphen it is the same name, and no letter of it is another.
  const isSame = BORROWED.includes(label.replaceAll('-', ''));
  if (label.length < 6 || isSame) return null;
  return LONG_BORROWED.find((name) => isOneApart(label, name)) ?? null;
}

/** Whether one letter is added, left out or exchanged, or two that stand together change places. */
export function isOneApart(one: string, two: string): boolean {
  if (Math.abs(one.length - two.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === two[at]) at += 1;
  const [left, right] = [one.slice(at), two.slice(at)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0])
  );
}

interface Piece {
  at: number;
  text: string;
  like: string;
}

/**
 * The stretch of a label by which it reads as a name that it does not spell: `amaz0n`, `rnicrosoft`; else null.
 *
 * @param one what a 1 is read as
 */
export function readsLike(label: string, one: 'l' | 'i' = 'l'): Piece | null {
  const seen: { letter: string; at: number; end: number }[] = [];
  for (let at = 0; at < label.length;) {
    const two = PASSES.get(label.slice(at, at + 2));
    const sign = label.charAt(at);
    const letter = two ?? (sign === '1' ? one : (PASSES.get(sign) ?? sign));
    const end = at + (two === undefined ? 1 : 2);
    seen.push({ letter, at, end });
    at = end;
  }
  const read = seen.map(({ letter }) => letter).join('');
  for (const name of LONG_BORROWED) {
    const from = read.indexOf(name);
    if (from < 0 || label.includes(name)) continue;
    const changed = seen
      .slice(from, from + name.length)
      .filter(({ letter, at, end }) => letter !== label.slice(at, end));
    const [first, last] = [changed[0], changed.at(-1)];
    if (first && last) return { at: first.at, text: label.slice(first.at, last.end), like: name };
  }
  return null;
}

/** A capital I in a name otherwise in small letters, where an l is read: `paypaI`; else null. */
export function capitalRead(host: string, before: number): string | null {
  const label = host.split('.')[before] ?? '';
  const read = label.replaceAll('I', 'l');
  if (read === label || read !== read.toLowerCase()) return null;
  return LONG_BORROWED.find((name) => read.includes(name)) ?? null;
}
