/** How a message is taken, as the form and the verdict take it. */
import { judgeLink } from '@/features/site/finder/link/judge.ts';
import { rankOf } from '@/features/site/finder/link/judged.ts';
import { phonesIn } from '@/features/site/finder/link/phones.ts';
import { linksIn, readLink } from '@/features/site/finder/link/read-link.ts';
import {
  goesByScript,
  isAsking,
  keptOf,
  saidIn,
  stateOfWords,
} from '@/features/site/finder/link/scripts.ts';
import { companySpokenOf } from '@/features/site/finder/link/spoken.ts';
import { stateIn } from '@/features/site/finder/link/taken.ts';
import type { VerdictState } from '@/features/site/finder/link/verdict.ts';
import { engine } from './engine.ts';

/** The state of a message's verdict; undefined where its words alone go by no script. */
export async function stateOfMessage(message: string): Promise<VerdictState | undefined> {
  const links = linksIn(message).filter((link) => readLink(link).kind !== 'none');
  const numbers = phonesIn(message);
  const sent = links.length > 0 ? links : numbers.map((number) => `tel:${number}`);
  const spoken = companySpokenOf(message);
  const asks = isAsking(keptOf(message));
  const { signal } = new AbortController();
  const judged = await Promise.all(
    sent.map((link) => judgeLink(link, '', engine, signal, { spoken, asks })),
  );
  const told = judged.filter(({ kind }) => kind !== 'no-name');
  const sorted = told.toSorted((one, two) => rankOf(one) - rankOf(two));
  if (sent.length === 0) return goesByScript(message) ? stateOfWords(saidIn(message)) : undefined;
  const beside = links.length > 0 ? numbers : [];
  return stateIn(sorted, keptOf(message), beside);
}
