import { useMemo } from 'react';
import type { ResolverConfig } from '@/evidence-config.ts';
import { CheckPanel, type DnsCheck } from '@/evidence/index.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { CopyLink } from '@/components/CopyLink.tsx';
import { isSplit, type Lookalikes } from './use-lookalikes.ts';
import { Link } from 'react-router-dom';
import { fragmentFor } from '@/components/domain-form/fragment.ts';
import { useDemoTarget } from '@/components/domain-form/known-domain.ts';
import { buttonClass } from '@/ui/Button.tsx';

/** The sample organisation's name that visitors of a demonstration are led to. */
export const SAMPLE_NAME = 'sahyadrilokbank.co.in';

/** The names of its sample organisations. */
export const SAMPLE_NAMES: readonly string[] = [
  SAMPLE_NAME,
  'sahyadrilokbank.com',
  'marutham-textiles.com',
  'maruthamhandloom.in',
  'nilgirikurinji.in',
];

/**
 * True if a resolver can say which lookalikes of a name exist. A demonstration knows only those of its samples.
 *
 * @param domain an A-label name in lower case
 */
const knowsLookalikesOf = (resolver: ResolverConfig, domain: string): boolean =>
  resolver.isSample !== true || SAMPLE_NAMES.includes(domain.replace(/^www\./, ''));

interface WhichExistProps {
  lookalikes: Lookalikes;
  /** Null if no resolver is set. */
  resolver: ResolverConfig | null;
  check: DnsCheck | null;
  /** True if DNS has answered. */
  answered: boolean;
}

/** Finds out which of the possible names exist: a check by DNS, if the resolver can make one. */
export function DnsCheckSection({ lookalikes, resolver, check, answered }: WhichExistProps) {
  const { domain, names, mixed } = lookalikes;
  const inOrder = useMemo(() => mixed.map(({ domain: name }) => name), [mixed]);
  const known = resolver !== null && knowsLookalikesOf(resolver, domain);
  const copyLink = <CopyLink label="Copy link to this list" />;
  return (
    // Next to their number, because visitors want the result on the first screen.
    <section
      aria-labelledby="which-exist"
      className="lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1 lg:self-start"
    >
      <h2 id="which-exist" className="font-display text-h3 font-bold">
        Which of these exist?
      </h2>
      <p className="mt-2 max-w-text text-quiet">{explainStates(resolver, known, answered)}</p>
      {known && !answered && (
        <p className="mt-2 max-w-text text-quiet">{asksAbout(lookalikes, resolver.max)}</p>
      )}
      <div className="mt-5">
        {known && check ? (
          <CheckPanel
            check={check}
            next={(checked) => {
              const left = inOrder.filter((name) => check.stateOf(name) === undefined);
              return { names: checked === 0 ? left.slice(0, resolver.max) : left, of: left.length };
            }}
            total={names.length}
            label="Check which exist"
            beside={copyLink}
          />
        ) : (
          <div className="flex flex-wrap items-center gap-2">
            {resolver && <AskUsButtons />}
            {copyLink}
          </div>
        )}
      </div>
    </section>
  );
}

/** How many of the names a check begins with, and in which order; `most` is the number at a time. */
function asksAbout(lookalikes: Lookalikes, most: number): string {
  const all = lookalikes.names.length;
  const which =
    all > most
      ? `the first ${formatNumber(most)} of these ${count(all, 'name')}`
      : all === 1
        ? 'this name'
        : `all ${formatNumber(all)} names`;
  const plain = isSplit(lookalikes) ? ', plain letters before others' : '';
  return `The check asks about ${which}: the most deceptive of each technique first${plain}.`;
}

/** Explains DNS states of these names, and who can say more. */
function explainStates(resolver: ResolverConfig | null, known: boolean, answered: boolean): string {
  if (answered) {
    return 'A name in DNS exists. A name that is not in DNS may still be registered: only a registry can say.';
  }
  if (resolver === null) {
    return 'These names are possible, not necessarily registered. Only a registry can say which are.';
  }
  if (!known) {
    return 'These names are possible, not necessarily registered. This site’s resolver is a demonstration: it knows only names that imitate its sample organisations.';
  }
  return resolver.isSample
    ? 'These names are possible, not necessarily registered. This site’s resolver is a demonstration: it invents which of them answer.'
    : 'These names are possible, not necessarily registered. Check DNS to see which are live.';
}

/** Replaces a check that the demonstration resolver could not make: people who can, and an example of one. */
function AskUsButtons() {
  return (
    <>
      <Link to={useDemoTarget()} className={buttonClass('primary')}>
        Have us check it
      </Link>
      <Link to={{ hash: fragmentFor(SAMPLE_NAME) }} className={buttonClass('secondary')}>
        See a check of a sample name
      </Link>
    </>
  );
}
