/** The scripts tell a Node that is too old, before it stops at an import that it does not know. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';

interface NodeVersion {
  complaint(version: string, range: string): string | null;
  inWords(range: string): string;
}
const { complaint, inWords }: NodeVersion = await import(
  pathToFileURL(resolve('tests/setup/node-version.mjs')).href
);
const { engines, scripts }: { engines: { node: string }; scripts: Record<string, string> } =
  JSON.parse(readFileSync('package.json', 'utf8'));

describe('what package.json says', () => {
  test('no script runs before or after another: ignore-scripts would leave it out', () => {
    expect(Object.keys(scripts).filter((name) => /^(?:pre(?!view$)|post)/.test(name))).toEqual([]);
  });

  test.each(['20.19.0', '20.20.1', '22.13.0', '22.22.0', '24.0.0', '24.1.0-nightly', '25.2.0'])(
    'Node %s will do',
    (version) => {
      expect(complaint(version, engines.node)).toBeNull();
    },
  );

  test.each(['14.21.3', '18.20.4', '20.18.3', '21.7.3', '22.12.0', '23.11.0'])(
    'Node %s will not, and the message names it and what is needed',
    (version) => {
      expect(complaint(version, engines.node)).toBe(
        `This is Node ${version}. Needed is Node 20.19+, 22.13+ or 24+.`,
      );
    },
  );

  test('the README names the same versions', () => {
    expect(readFileSync('README.md', 'utf8')).toContain(`Node ${inWords(engines.node)}`);
  });

  test.each([
    [20, 19],
    [22, 13],
    [24, 0],
    [26, 0],
  ])('every package has Node %i.%i in its own range', (major, minor) => {
    const { packages }: { packages: Record<string, { engines?: { node?: string } }> } = JSON.parse(
      readFileSync('package-lock.json', 'utf8'),
    );
    const ranges = Object.values(packages).flatMap((entry) => entry.engines?.node ?? []);
    expect(ranges.length).toBeGreaterThan(100);
    expect(ranges.filter((range) => !admits(range, major, minor))).toEqual([]);
  });
});

/** Enough of how packages write their ranges: `^20.19.0 || >=22`, `20 || >= 22.*`. */
function admits(range: string, major: number, minor: number): boolean {
  return range.split('||').some((part) => {
    const [, sign, from, step = '0'] = /^(\^|>=|)\s*v?(\d+)(?:\.(\d+))?/.exec(part.trim()) ?? [];
    if (major === Number(from)) return minor >= Number(step);
    return sign === '>=' && major > Number(from);
  });
}

test('a range that is not understood is an error, not a pass', () => {
  expect(() => complaint('20.19.0', '20.x')).toThrow('20.x');
});

const started = Object.values(scripts).flatMap(
  (script) => /^node (tests\/setup\/\S+)/.exec(script)?.[1] ?? [],
);

test.each([...new Set(started)])('%s asks before it imports anything else', (path) => {
  const code = readFileSync(path, 'utf8');
  const imports = Array.from(code.matchAll(/^(?:import|export)\b.*$/gm), ([line]) => line);
  expect(imports).toEqual(["import { needNode } from './node-version.mjs';"]);
  const asks = code.indexOf('\nneedNode();\n');
  expect(asks).toBeGreaterThan(0);
  expect(code.indexOf('await import(')).toBeGreaterThan(asks);
});

test('the scripts of `npm start` and `npm test` are among these', () => {
  expect(started).toEqual(
    expect.arrayContaining(['tests/setup/start.mjs', 'tests/setup/check.mjs']),
  );
});
