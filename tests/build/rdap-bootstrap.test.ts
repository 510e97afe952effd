import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rdapMap, readBootstrap } from '@/build/rdap-bootstrap.ts';

const list = (services: unknown) => JSON.stringify({ version: '1.0', services });

test('the first https address of each top-level domain is taken', () => {
  const { registries, left } = readBootstrap(
    list([
      [
        ['net', 'COM'],
        ['http://rdap.example/com/v1/', 'https://rdap.example/com/v1/'],
      ],
      [['xn--h2brj9c'], ['https://rdap.example.in:8443/']],
      [['old'], ['http://rdap.example/']],
      [['com'], ['https://other.example/']],
    ]),
  );
  expect(registries).toEqual({
    com: 'https://rdap.example/com/v1',
    net: 'https://rdap.example/com/v1',
    'xn--h2brj9c': 'https://rdap.example.in:8443',
  });
  expect(left).toBe(1);
  expect(rdapMap(registries)).toContain('\ncom https://rdap.example/com/v1;\nnet ');
});

test.each([
  [['a;b'], ['https://rdap.example/']],
  [['default'], ['https://rdap.example/']],
  [['include'], ['https://rdap.example/']],
  [['zz'], ['https://rdap.example/;}']],
  [['zz'], ['https://rdap.example/$host']],
  [['zz'], ['https://rdap.example/a b']],
  [['zz'], ['https://asha:hush@rdap.example/']],
  [[7], ['https://rdap.example/']],
  [['zz'], [7]],
])('%j at %j is not written into nginx’s configuration', (endings, bases) => {
  const good = [['in'], ['https://rdap.example.in/']];
  expect(readBootstrap(list([[endings, bases], good]))).toEqual({
    registries: { in: 'https://rdap.example.in' },
    left: 1,
  });
});

test.each([
  ['<html>', 'The file is not JSON.'],
  ['null', 'it has no array "services"'],
  ['{"services":{}}', 'it has no array "services"'],
  [list([7]), 'a service is no pair of lists'],
  [list([[['in']]]), 'a service is no pair of lists'],
  [list([]), 'names no service with an https address'],
])('%s is refused', (text, words) => {
  expect(() => readBootstrap(text)).toThrow(words);
});

test('npm run rdap-map writes the map, or says what is wrong', () => {
  const folder = mkdtempSync(join(tmpdir(), 'naamraksha-map-'));
  const run = (...args: string[]) =>
    execFileSync(process.execPath, ['tests/setup/rdap-map.mjs', ...args], { stdio: 'pipe' });
  try {
    const file = join(folder, 'dns.json');
    const out = join(folder, 'out.map');
    writeFileSync(file, list([[['in'], ['https://rdap.example.in/']]]));
    run(file, '--out', out);
    expect(readFileSync(out, 'utf8')).toMatch(/^# .*\nin https:\/\/rdap\.example\.in;\n$/);
    expect(run(file).toString()).toBe(readFileSync(out, 'utf8'));
    expect(() => run()).toThrow('Name one file');
    writeFileSync(file, '{}');
    expect(() => run(file)).toThrow('it has no array "services"');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
