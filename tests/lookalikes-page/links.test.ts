/**
 * Links, senders and UPI IDs as companies in India use them, and as frauds under their names are reported (links.tsv:
 * what it is, how it is taken by itself, how beside the company, what was sent, the company). None of the first is a
 * danger, and all of the others warn.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { companyCalled, readCompany } from '@/features/site/finder/link/companies.ts';
import { judgeLink } from '@/features/site/finder/link/judge.ts';
import { isWarning, stateOf, type VerdictState } from '@/features/site/finder/link/verdict-kind.ts';
import { engine } from './engine.ts';

type Row = [what: string, alone: VerdictState, given: VerdictState, sent: string, company?: string];

const rows = readFileSync(new URL('links.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as Row);

async function stateBeside(sent: string, company: string): Promise<VerdictState> {
  const read = company === '' ? null : readCompany(company);
  const meant = { byName: companyCalled(company) !== null };
  const { signal } = new AbortController();
  const domain = read?.ok === true ? read.ascii : '';
  return stateOf((await judgeLink(sent, domain, engine, signal, meant)).kind);
}

it('takes each as it is, by itself and beside the company', async () => {
  const taken = await Promise.all(
    rows.map(async ([what, , , sent, company = '']) => {
      const states = [await stateBeside(sent, ''), await stateBeside(sent, company)];
      return [what, ...states, sent, company].join('\t').trim();
    }),
  );
  expect(taken).toEqual(rows.map((row) => row.join('\t').trim()));
});

it('alarms of none that is genuine, and misses no fraud', () => {
  const wrong = (what: string, isWrong: (state: VerdictState) => boolean) =>
    rows.filter(
      ([kind, alone, given]) =>
        kind === what && (isWrong(given) || (what === 'genuine' && isWrong(alone))),
    ).length;
  expect(wrong('genuine', (state) => state === 'danger')).toBe(0);
  expect(wrong('fraud', (state) => !isWarning(state))).toBe(0);
});
