/** The similarity that views show: whatever is changed further, it never rises. */
import { describe, expect, test } from 'vitest';
import { explain, generate } from '@/lookalike/index.ts';

function percent(asset: string, candidate: string): number {
  const found = explain(asset, candidate);
  if (found.kind !== 'explanation') throw new Error(`${asset} ${candidate}: ${found.message}`);
  return found.percent;
}

const SAHYADRI = 'sahyadrilokbank.co.in';

test('what a person would rank', () => {
  const ending = percent(SAHYADRI, 'sahyadrilokbank.in');
  expect(percent(SAHYADRI, 'sahyadrilokbankcustomercare.in')).toBeLessThan(ending);
  expect(percent(SAHYADRI, 'sahyadrilokbаnk.in')).toBeLessThanOrEqual(ending);
  expect(percent(SAHYADRI, `${SAHYADRI}.verify-pan.online`)).toBeLessThan(ending);
  expect(percent(SAHYADRI, 'sahyadrilokbаnk.co.in')).toBe(99);
  // An omitted subdomain counts, and a replaced one counts more.
  const whole = percent(`cards.${SAHYADRI}`, 'cards.sahyadrilokbаnk.co.in');
  const dropped = percent(`cards.${SAHYADRI}`, 'sahyadrilokbаnk.co.in');
  expect(dropped).toBeLessThan(whole);
  expect(percent(`cards.${SAHYADRI}`, 'login.sahyadrilokbаnk.co.in')).toBeLessThan(dropped);
});

const ASSETS = [
  SAHYADRI,
  `cards.${SAHYADRI}`,
  'hdfcbank.com',
  'sbi.bank.in',
  'ola.in',
  'my-shop.in',
  'münchen.de',
];

/** A sample of the names made. */
const EVERY = 23;

/** A further change of a name without one of its kind. */
const CHANGES: Readonly<Record<string, (name: string) => string>> = {
  'another ending': (name) => name.replace(/\.(?:co\.in|bank\.in|com|in|de)$/, '.xyz'),
  'a word': (name) => name.replace(/(\.(?:co\.in|bank\.in|com|in|de))$/, '-kyc$1'),
  'a glued word': (name) => name.replace(/(\.(?:co\.in|bank\.in|com|in|de))$/, 'refund$1'),
  'a look-alike': (name) => name.replace(/a(?=[^a]*\.)/, 'а'),
  'a registered name behind it': (name) => `${name}.verify-login.net`,
  // A label that begins like the subdomain would be aligned with that word.
  'a subdomain less': (name) => name.replace(/^cards\.(?!card)/, ''),
};

describe('a further change never raises it', () => {
  test.each(ASSETS)(
    '%s',
    (asset) => {
      const risen: string[] = [];
      const made = Array.from(generate(asset, { limit: 4_000 }), ({ domain }) => domain);
      for (const name of [asset, ...made.filter((_, at) => at % EVERY === 0)]) {
        const before = explain(asset, name);
        if (before.kind === 'invalid') continue;
        for (const [what, change] of Object.entries(CHANGES)) {
          const changed = change(before.candidate.unicode);
          const after = explain(asset, changed);
          // Views show no similarity of two names without a technique.
          if (after.kind === 'invalid' || after.techniques.length === 0 || changed === name)
            continue;
          if (after.percent > before.percent) {
            risen.push(`${name} ${before.percent}, ${what}: ${changed} ${after.percent}`);
          }
        }
      }
      expect(risen).toEqual([]);
    },
    600_000,
  );
});

test.each(ASSETS)('a word costs more than another ending: %s', (asset) => {
  const [ending = asset, word = asset] = [CHANGES['another ending'], CHANGES['a word']].map(
    (change) => change?.(asset),
  );
  expect(percent(asset, word)).toBeLessThan(percent(asset, ending));
});
