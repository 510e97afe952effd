/** How a message is taken, as the form and the verdict take it. */
import { judgeLink } from '@/features/site/finder/link/judge.ts';
import { rankOf } from '@/features/site/finder/link/judged.ts';
import { callsIn } from '@/features/site/finder/link/phones.ts';
import { calmIn, leadOf } from '@/features/site/finder/link/lead.ts';
import { linksIn, readLink } from '@/features/site/finder/link/read-link.ts';
import { companySpokenOf } from '@/features/site/finder/link/spoken.ts';
import { stateIn } from '@/features/site/finder/link/taken.ts';
import type { VerdictState } from '@/features/site/finder/link/verdict-kind.ts';
import { isPressing, keptOf, rulesOf } from '@/features/site/finder/link/words.ts';
import { engine } from './engine.ts';

/** The state of a message's verdict, or that it is told without one; undefined of words alone, which have none. */
export async function stateOfMessage(
  message: string,
): Promise<VerdictState | 'notice' | 'rule' | undefined> {
  const links = linksIn(message).filter((link) => readLink(link).kind !== 'none');
  const numbers = callsIn(message);
  const sent = links.length > 0 ? links : numbers.map((number) => `tel:${number}`);
  const spoken = companySpokenOf(message);
  const asks = isPressing(keptOf(message));
  const { signal } = new AbortController();
  const judged = await Promise.all(
    sent.map((link) => judgeLink(link, '', engine, signal, { spoken, asks })),
  );
  const told = judged.filter(({ kind }) => kind !== 'no-name');
  const sorted = told.toSorted((one, two) => rankOf(one) - rankOf(two));
  const rules = rulesOf(keptOf(message));
  const calm = leadOf(sorted[0], rules) ? calmIn(sorted, numbers, rules) : null;
  return calm ?? stateIn(sorted, links.length > 0 ? numbers : []);
}
