/**
 * Links in messages as people in India are sent them (messages.tsv: what it is, how its worst link is taken, the
 * message; all people and numbers are invented). A genuine one is never a danger.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { judgeSent } from '@/features/site/finder/link/judge-sent.ts';
import { keptOf, readSent } from '@/features/site/finder/link/links-in.ts';
import { readableOf } from '@/features/site/finder/link/read-link.ts';
import { stateOf } from '@/features/site/finder/link/verdict-kind.ts';
import { engine } from './engine.ts';

const rows = readFileSync(new URL('messages.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [what: string, state: string, message: string]);

/** How the worst link of a message is taken; '-' where it holds none. */
async function stateOfMessage(message: string): Promise<string> {
  const read = readSent(message);
  const links = readableOf(read);
  if (links.length === 0) return '-';
  const sent = keptOf(read, links);
  const { signal } = new AbortController();
  const [worst] = await judgeSent(sent, '', engine, signal);
  return worst && worst.kind !== 'no-name' ? stateOf(worst.kind) : '-';
}

it.each(rows)('of a %s: %s: %s', async (what, state, message) => {
  expect(await stateOfMessage(message)).toBe(state);
  expect([what, state]).not.toEqual(['genuine', 'danger']);
});

it('holds both kinds, with links and without', () => {
  const count = (kind: string, has: boolean) =>
    rows.filter(([what, state]) => what === kind && (state !== '-') === has).length;
  for (const kind of ['fraud', 'genuine']) {
    expect([count(kind, true) > 20, count(kind, false) > 5]).toEqual([true, true]);
  }
});
