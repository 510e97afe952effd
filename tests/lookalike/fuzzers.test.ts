/**
 * Recall on names that no list holds: every name that dnstwist's rules make of a label must come out of
 * `generate`, and `explain` must name the rule. The rules are written here from their published
 * definitions (https://github.com/elceef/dnstwist), apart from the engine's own.
 */
import { expect, test } from 'vitest';
import { explain, generate, type Technique, TECHNIQUES } from '@/lookalike/index.ts';

const FULL = process.env['FULL'] === '1';

/** One and two letters, digits, hyphens, and the shapes that Indian businesses do register. */
const SHORT = ['a-b', 'x1', 'jio', '99acres', 'ab', 'e-mudhra', '3m', 'policy-bazaar'];
const MORE =
  'a 1 x aa ss o2 hp ola 24x7 b2b 5paisa i-pay l-t 63moons a-1 m-m 1-mg x-y-z 0x 9-9 box tata-1mg ab-cd cafe-coffee-day';
const LABELS = FULL ? [...SHORT, ...MORE.split(' ')] : SHORT;
const SUFFIXES = FULL ? ['com', 'in', 'co.in', 'bank.in'] : ['in', 'co.in'];

const ALNUM = 'abcdefghijklmnopqrstuvwxyz0123456789'.split('');
const WORDS = ['login', 'secure', 'kyc', 'access', 'cdn', 'cl', 'www', 'http'];
const LAYOUTS = [
  ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['1234567890', 'qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  ['1234567890', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
];

/** On a staggered keyboard a key touches two keys of the row above and two of the row below. */
function touching(key: string): string[] {
  const keys = LAYOUTS.flatMap((rows) => {
    const row = rows.findIndex((line) => line.includes(key));
    const at = rows[row]?.indexOf(key) ?? -1;
    const pick = (line: number, places: number[]) => places.map((place) => rows[line]?.[place]);
    return row < 0
      ? []
      : [
          ...pick(row, [at - 1, at + 1]),
          ...pick(row - 1, [at, at + 1]),
          ...pick(row + 1, [at - 1, at]),
        ];
  });
  return keys.filter((other) => other !== undefined);
}

/** `text` in place of `over` letters from `at` on. */
function put(label: string, at: number, over: number, text: string): string {
  return label.slice(0, at) + text + label.slice(at + over);
}

function everywhere(label: string, make: (letter: string, at: number) => string[]): string[] {
  return label.split('').flatMap(make);
}

const RULES: Partial<Record<Technique, (label: string) => string[]>> = {
  addition: (label) =>
    everywhere(`${label}-`, (letter, at) =>
      letter === '-' ? ALNUM.map((added) => put(label, at, 0, added)) : [],
    ),
  bitsquatting: (label) =>
    everywhere(label, (letter, at) =>
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((bit) => String.fromCharCode(letter.charCodeAt(0) ^ (1 << bit)))
        // Its alphabet has no dot, which is one bit away from n.
        .filter((flipped) => /^[a-z0-9-]$/.test(flipped))
        .map((flipped) => put(label, at, 1, flipped)),
    ),
  hyphenation: (label) => everywhere(label, (_, at) => [put(label, at, 0, '-')]),
  insertion: (label) =>
    everywhere(label, (letter, at) =>
      touching(letter).flatMap((key) => [put(label, at, 0, key), put(label, at + 1, 0, key)]),
    ),
  omission: (label) => everywhere(label, (_, at) => [put(label, at, 1, '')]),
  plural: (label) =>
    everywhere(label, (letter, at) =>
      at < 2 || at >= label.length - 2
        ? []
        : [put(label, at + 1, 0, 'sxz'.includes(letter) ? 'es' : 's')],
    ),
  repetition: (label) => everywhere(label, (letter, at) => [put(label, at, 0, letter)]),
  replacement: (label) =>
    everywhere(label, (letter, at) => touching(letter).map((key) => put(label, at, 1, key))),
  subdomain: (label) => everywhere(label, (_, at) => [put(label, at, 0, '.')]),
  transposition: (label) =>
    everywhere(label, (letter, at) => [put(label, at, 2, (label[at + 1] ?? '') + letter)]),
  'vowel-swap': (label) =>
    everywhere(label, (letter, at) =>
      'aeiou'.includes(letter) ? 'aeiou'.split('').map((vowel) => put(label, at, 1, vowel)) : [],
    ),
  combosquatting: (label) =>
    WORDS.flatMap((word) => {
      const parts = label.split('-');
      const beside = [`${label}-${word}`, label + word, `${word}-${label}`, word + label];
      const instead = [parts.with(parts.length - 1, word).join('-'), parts.with(0, word).join('-')];
      return parts.length > 1 ? [...beside, ...instead] : beside;
    }),
};

const NAMES = LABELS.flatMap((label) => SUFFIXES.map((suffix) => ({ label, suffix })));

/** The names that a rule makes and a registry would take: hyphens only inside, no double one in third place. */
function namesBy(rule: (label: string) => string[], label: string, suffix: string): string[] {
  return [...new Set(rule(label))]
    .filter((made) => made !== label)
    .filter((made) =>
      made.split('.').every((one) => /^(?!..--)[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(one)),
    )
    .map((made) => `${made}.${suffix}`);
}

test.each(Object.entries(RULES))('%s: every name is generated and explained', (rule, make) => {
  const technique = TECHNIQUES.find((one) => one === rule) ?? 'multiple';
  const missing: string[] = [];
  for (const { label, suffix } of NAMES) {
    const asset = `${label}.${suffix}`;
    const made = new Set(Array.from(generate(asset, { techniques: [technique] }), (n) => n.domain));
    for (const name of namesBy(make, label, suffix)) {
      const found = explain(asset, name).techniques.map((one) => one.technique);
      if (!made.has(name)) missing.push(`${asset}: ${name} is not generated`);
      if (!found.includes(technique)) missing.push(`${asset}: ${name} is ${found.join(' ')}`);
    }
  }
  expect(missing).toEqual([]);
});

test('"various": the whole ending or a part of it is written into the label or left out', () => {
  const missing: string[] = [];
  for (const { label, suffix } of NAMES) {
    const [first = '', last] = suffix.split('.');
    const names =
      last === undefined
        ? [`${label}${first}.${first}`, `${label}-${first}.com`, `${label}${first}.com`]
        : [`${label}.${last}`, `${label}${suffix}`];
    const techniques: Technique[] = ['tld-in-label', 'missing-dot', 'tld-swap', 'dot-to-dash'];
    const all = generate(`${label}.${suffix}`, { techniques });
    const made = new Set(Array.from(all, ({ domain }) => domain));
    for (const name of names) {
      const found = explain(`${label}.${suffix}`, name).techniques;
      if (!made.has(name) || found.length === 0) missing.push(`${label}.${suffix}: ${name}`);
    }
  }
  expect(missing).toEqual([]);
});
