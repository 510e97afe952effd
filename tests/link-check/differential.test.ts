/** The host that a browser opens is always among those judged: every text is compared with `new URL`. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readMessage } from '@/link-check/model/read-message.ts';

interface Parts {
  readonly own: string;
  readonly other: string;
  readonly chars: readonly string[];
  readonly prefixes: readonly string[];
  readonly tails: readonly string[];
}

const parts = JSON.parse(
  readFileSync(new URL('links-differential.json', import.meta.url), 'utf8'),
) as Parts;

const FULL = process.env['FULL'] === '1';
/** Size of the sample of a usual run, and its seed. */
const SAMPLE = 5000;
const SEED = 20_261_127;

/** Every prefix + one domain + a separator of one or two signs + the other domain + a tail. */
function* texts(): Generator<string> {
  const { own, other, chars, prefixes, tails } = parts;
  const separators = [...chars, ...chars.flatMap((one) => chars.map((two) => one + two))];
  for (const prefix of prefixes) {
    for (const [first, second] of [
      [own, other],
      [other, own],
    ]) {
      for (const separator of separators) {
        for (const tail of tails) yield `${prefix}${first}${separator}${second}${tail}`;
      }
    }
  }
}

/** The host that a browser opens for a text, or ''. */
function openedHost(text: string): string {
  const typed = text.replace(/^Link:/, '');
  const address = typed.startsWith('//') ? `https:${typed}` : typed;
  try {
    return new URL(/^https?:/i.test(address) ? address : `https://${address}`).hostname;
  } catch {
    return '';
  }
}

const isOther = (host: string): boolean =>
  host === parts.other || host.endsWith(`.${parts.other}`) || /^[\d.]+$|^\[/.test(host);

/** Texts whose other host a browser opens and that is not judged. */
const missed = (some: Iterable<string>): { opened: number; missing: string[] } => {
  const missing: string[] = [];
  let opened = 0;
  for (const text of some) {
    const host = openedHost(text);
    if (!isOther(host)) continue;
    opened += 1;
    if (!readMessage(text).some((link) => link.host === host)) missing.push(text);
  }
  return { opened, missing };
};

/** Numbers from 0 to 1 (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a number of all texts, chosen by the seed. */
function* sampled(): Generator<string> {
  const next = random(SEED);
  for (const text of texts()) if (next() < SAMPLE / 613_440) yield text;
}

test.runIf(FULL)('judges the other host of all 40,320 texts that lead there', () => {
  expect(missed(texts())).toEqual({ opened: 40_320, missing: [] });
});

test('judges the other host of a sample of texts', () => {
  const { opened, missing } = missed(sampled());
  expect(missing).toEqual([]);
  expect(opened).toBeGreaterThan(200);
});
