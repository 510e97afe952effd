/**
 * Messages as people in India are sent them, and as they tell of them (messages.tsv: what it is, how it is taken, what
 * its words speak of, the message; all people and numbers are invented). A genuine one is never a danger, a fraud's
 * link never a company's own.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keptOf, readKept, rulesOf } from '@/features/site/finder/link/words.ts';
import { stateOfMessage } from './message-state.ts';

const rows = readFileSync(new URL('messages.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [what: string, state: string, kept: string, message: string]);

it.each(rows)('of a %s: %s, %s: %s', async (what, state, kept, message) => {
  expect(await stateOfMessage(message)).toBe(state === '-' ? undefined : state);
  expect(keptOf(message)).toBe(kept === '-' ? '' : kept);
  expect([what, state]).not.toEqual(['genuine', 'danger']);
});

it('holds both kinds', () => {
  const count = (kind: string) => rows.filter(([what]) => what === kind).length;
  expect([count('fraud') > 100, count('genuine') > 100]).toEqual([true, true]);
});

it('takes of an address no more than it knows', () => {
  expect(readKept('otp.<b>.power')).toBe('otp.power');
  expect(readKept('blackmail')).toBe('');
  expect(rulesOf('otp.power.parcel.sim')).toHaveLength(3);
});

it('says every rule in Hindi, too', () => {
  for (const { hindi } of rows.flatMap(([, , kept]) => rulesOf(kept))) {
    expect(hindi).toMatch(/[\u0900-\u097f]/);
  }
});
