/** Checks a text: all its links judged, the worst first. */
import { spellingOf } from '@/lib/browser-url.ts';
import { codePoint, isUnseen } from '@/lib/invisible.ts';
import { explain } from '@/lookalike/index.ts';
import type { Explanation } from '@/lookalike/types.ts';
import { type Expectation, readExpected } from './company-match.ts';
import { judge } from './judge.ts';
import { MAX_TEXT } from './lists.ts';
import { type Link, readMessage, webLink } from './read-message.ts';
import { TONES, type Verdict, verdictOf } from './verdicts.ts';

/** Maximum number of hosts that are judged. */
const MAX_HOSTS = 50;

/** The answer to a text. Plain data, which a worker can send. Every string but the sentences is hostile. */
export interface Answer {
  /** The worst first; at least one. */
  readonly verdicts: readonly Verdict[];
  /** Links that were found and not judged. */
  readonly beyond: readonly string[];
  /** Invisible characters in the links, each once: `U+200B`. */
  readonly invisible: readonly string[];
  /** Both names of the leading verdict, aligned; null if it compares none, or one that fills the screen. */
  readonly pair: Explanation | null;
  /** The links without the rest of the text: reading them again gives the same. Empty if not all were judged. */
  readonly kept: string;
}

/** Judges links up to the limit, and the addresses that they may pass their visitor on to. */
function judgeAll(links: readonly Link[], expected: Expectation) {
  const queue = [...links];
  const verdicts: Verdict[] = [];
  const beyond: string[] = [];
  const hosts = new Set<string>();
  const seen = new Set<string>();
  for (const link of queue) {
    const key = `${link.as} ${spellingOf(link.href) || link.text}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const host = link.host || link.text;
    if (hosts.size >= MAX_HOSTS && !hosts.has(host)) {
      beyond.push(host);
      continue;
    }
    hosts.add(host);
    const verdict = judge(link, expected);
    verdicts.push(verdict);
    for (const href of verdict.targets) queue.push(webLink(href, new URL(href), link.text));
  }
  return { verdicts, beyond };
}

/** The worst has the lowest rank; of two that vouch, the one on the list comes last. */
const rank = ({ tone, kind }: Verdict): number =>
  TONES.indexOf(tone) * 2 + (kind === 'own' ? 1 : 0);

/**
 * Checks a text.
 *
 * @param text hostile; one that is longer than MAX_TEXT is left unread
 * @param company what the user typed as the company: a name, a domain, or ''
 */
export function checkMessage(text: string, company: string): Answer {
  const isTooLong = text.length > MAX_TEXT;
  const links = isTooLong ? [] : readMessage(text);
  const expected = readExpected(company);
  const { verdicts, beyond } = judgeAll(links, expected);
  if (isTooLong || beyond.length > 0) verdicts.push(verdictOf(null, 'unread', 'beyond'));
  if (verdicts.length === 0) verdicts.push(verdictOf(null, 'unread', 'empty', { topic: 'mail' }));
  verdicts.sort((one, two) => rank(one) - rank(two));
  const domain = verdicts[0]?.domain ?? null;
  const host = verdicts[0]?.link?.host ?? '';
  const pair = domain === null || host.length > 63 ? null : explain(domain, host);
  const kept = Array.from(new Set(links.map(({ text }) => text))).join('\n');
  const unseen = Array.from(kept.replaceAll(/\s/g, '')).filter(isUnseen);
  return {
    verdicts,
    beyond,
    invisible: Array.from(new Set(unseen), codePoint),
    pair: pair?.kind === 'explanation' ? pair : null,
    kept: beyond.length > 0 ? '' : kept,
  };
}
