import { Download } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { DataTable } from '@/components/table/DataTable.tsx';
import { useLocalTableState } from '@/components/table/table-state.ts';
import { FilterSelect } from '@/components/table/FilterSelect.tsx';
import { NothingMatches, TableToolbar } from '@/components/table/TableToolbar.tsx';
import { evidenceConfig, type ResolverConfig } from '@/evidence-config.ts';
import {
  DNS_CSV_HEADER,
  DNS_OPTIONS,
  DnsCheck,
  DnsCheckContext,
  dnsCsvCells,
  dnsFilterOf,
  dnsRank,
  InventedMark,
  passesDns,
} from '@/evidence/index.ts';
import { toCsv } from '@/lib/csv.ts';
import { download, fileName } from '@/lib/download.ts';
import { formatNumber } from '@/lib/format.ts';
import { toUnicode } from '@/lib/idna.ts';
import { TECHNIQUE_NAMES } from '@/lookalike/technique-names.ts';
import { TECHNIQUE_TEXT } from '@/lookalike/technique-text.ts';
import { TECHNIQUES, type Technique, type GeneratedName } from '@/lookalike/types.ts';
import { paths } from '@/paths.ts';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { lookalikeColumns, type LookalikeRow } from './lookalike-columns.tsx';
import { matchNames, type NameQuestion } from './sort-lookalikes.ts';
import { NamesInDns } from './NamesInDns.tsx';
import { isSplit, type Lookalikes } from './use-lookalikes.ts';
import { DnsCheckSection } from './DnsCheckSection.tsx';
import { never } from '@/lib/store.ts';
import { bestOfEach } from './best-of-each.ts';
import { HighlightedName } from './HighlightedName.tsx';
import { sessionState } from '@/lib/session-state.ts';

function exportCsv(domain: string, names: readonly GeneratedName[], check: DnsCheck | null) {
  const csv = toCsv(
    ['lookalike', 'unicode', 'techniques', 'likeness', ...(check ? DNS_CSV_HEADER : [])],
    names.map(({ domain: name, techniques, deception }) => [
      name,
      toUnicode(name),
      techniques.join(' '),
      Math.round(deception * 100),
      ...(check ? dnsCsvCells(check.stateOf(name), check.source) : []),
    ]),
  );
  const kind = check?.isSample ? 'sample-' : '';
  download(fileName(`${kind}lookalikes-of-${domain}`, 'csv'), csv, 'text/csv;charset=utf-8');
}

const NOUN = ['name', 'names'] as const;
const FILTERS = ['technique', 'dns'];
const idOf = ({ domain }: LookalikeRow) => domain;

/** Names in the list at first, and added by each press of the button: the page's end can be reached. */
const FIRST = 25;
const STEP = 100;

/** Returns the DNS check of the list; null if no resolver is set. Leaving the list ends it. */
function useDnsCheck(domain: string, resolver: ResolverConfig | null): DnsCheck | null {
  const check = useMemo(
    () => resolver && sessionState.get(LastCheck).of(domain, resolver),
    [domain, resolver],
  );
  useEffect(() => () => check?.stop(), [check]);
  return check;
}

/** The heading of the list. */
const LIST_ID = 'all-names';

/** Goes to the list without a change of address, whose fragment is the domain. */
function skipToList(): void {
  const heading = document.getElementById(LIST_ID);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** The lookalikes: the best of each technique, which exist, and the list of all. */
export function LookalikeResults({ lookalikes }: { lookalikes: Lookalikes }) {
  const { domain, names, mixed, byTechnique } = lookalikes;
  const state = useLocalTableState(FILTERS, {});
  const technique = TECHNIQUES.find((name) => name === state.filters['technique']) ?? '';
  const question = useMemo<NameQuestion>(
    () => ({ query: state.query, technique, sort: state.sort }),
    [state.query, technique, state.sort],
  );
  // Typing takes precedence over a list of tens of thousands.
  const asked = useDeferredValue(question);
  const { doh } = evidenceConfig();
  const check = useDnsCheck(domain, doh);
  const version = useSyncExternalStore(check?.version.subscribe ?? never, () =>
    check?.version.get(),
  );
  // The page stays responsive while a hundred rows are drawn with one more column, or other rows.
  const checked = useDeferredValue(version);
  /** Before the first answer the list would say "Not checked" in every row, and a filter find none. */
  const answered = check !== null && Boolean(checked);
  const dns = answered ? dnsFilterOf(state.filters['dns']) : null;
  const matching = useMemo(
    () => matchNames(asked.technique === '' ? mixed : names, asked),
    [names, mixed, asked],
  );
  const found = useMemo(
    () =>
      dns ? matching.filter(({ domain: name }) => passesDns(dns, check?.stateOf(name))) : matching,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `checked` changes when states have
    [matching, dns, check, checked],
  );
  const existing = useMemo(
    () =>
      check && checked
        ? mixed
            .filter(({ domain: name }) => passesDns('in-dns', check.stateOf(name)))
            .toSorted((a, b) => dnsRank(check.stateOf(b.domain)) - dnsRank(check.stateOf(a.domain)))
        : [],
    [mixed, check, checked],
  );
  const isMixed = asked.sort === null && asked.technique === '';
  const [most, setMost] = useState(FIRST);
  const rows = useMemo(
    () => found.slice(0, most).map((name): LookalikeRow => ({ ...name, asset: domain })),
    [found, domain, most],
  );

  // The table draws its rows again when these change.
  const columns = useMemo(() => lookalikeColumns(answered, isMixed), [answered, isMixed]);

  return (
    <DnsCheckContext value={check}>
      <Showcase domain={domain} names={names} />
      <DnsCheckSection lookalikes={lookalikes} resolver={doh} check={check} answered={answered} />
      {check && (
        <NamesInDns
          domain={domain}
          names={existing}
          check={check}
          onAll={() => {
            state.setFilter('dns', 'in-dns');
            skipToList();
          }}
        />
      )}
      {answered && <DnsResultGuidance />}
      <div className="col-span-full grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <section
          aria-labelledby="by-technique"
          // The list's own filter has the same counts, and is closer on a phone.
          className="max-md:hidden lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto"
        >
          <h2 id="by-technique" className="text-h4 font-semibold">
            By technique
          </h2>
          <p className="text-console text-quiet">
            {byTechnique.size === TECHNIQUES.length
              ? `All ${TECHNIQUES.length} techniques apply to this name.`
              : `${byTechnique.size} of ${TECHNIQUES.length} techniques apply to this name.`}
          </p>
          <TechniqueCounts
            counts={byTechnique}
            chosen={technique}
            onChoose={(value) => state.setFilter('technique', value)}
          />
        </section>
        <section aria-labelledby={LIST_ID} className="text-console">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h2 id={LIST_ID} tabIndex={-1} className="text-h4 font-semibold">
              All names
            </h2>
            {answered && check.isSample && <InventedMark />}
          </div>
          {isSplit(lookalikes) && (
            <p className="mt-1 max-w-text text-quiet">
              Many registries refuse mixed scripts; some sell them. We list them: they are the
              hardest to see.
            </p>
          )}
          <p className="mt-1 mb-3 text-quiet">
            {!isMixed ? (
              'The most deceptive first.'
            ) : (
              <>
                The most deceptive of each technique first
                {isSplit(lookalikes) && ', names in plain letters before others'}.{' '}
                <button
                  type="button"
                  className="text-brand underline underline-offset-2"
                  onClick={() => state.setSort({ column: 'deception', descending: true })}
                >
                  Sort by likeness
                </button>
              </>
            )}
          </p>
          <DataTable
            label="Possible lookalikes"
            columns={columns}
            rows={rows}
            idOf={idOf}
            state={state}
            stale={asked !== question}
            toolbar={
              <TableToolbar
                noun={NOUN}
                count={found.length}
                total={names.length}
                state={state}
                columns={columns}
                searchLabel="Search names"
                order={technique === '' ? 'best of each' : 'most deceptive first'}
                filters={
                  <>
                    <FilterSelect
                      label="Technique"
                      name="technique"
                      all="All techniques"
                      state={state}
                      options={Array.from(byTechnique, ([name, made]) => ({
                        value: name,
                        text: `${TECHNIQUE_NAMES[name]} (${formatNumber(made)})`,
                      }))}
                    />
                    {answered && (
                      <FilterSelect
                        label="DNS"
                        name="dns"
                        all="In DNS or not"
                        state={state}
                        only
                        options={DNS_OPTIONS}
                      />
                    )}
                  </>
                }
                actions={
                  <Button
                    icon={<Download aria-hidden size={16} strokeWidth={1.5} />}
                    onClick={() => exportCsv(domain, found, answered ? check : null)}
                  >
                    Export CSV
                  </Button>
                }
              />
            }
            nothing={<NothingMatches title="No names match" state={state} />}
          />
          {found.length > rows.length && (
            <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-quiet">
              <Button onClick={() => setMost(most + STEP)}>
                Show {Math.min(STEP, found.length - rows.length)} more
              </Button>
              {formatNumber(rows.length)} of {formatNumber(found.length)}. The CSV holds them all.
            </p>
          )}
        </section>
      </div>
    </DnsCheckContext>
  );
}

/** Says what a check's answers mean for the domain's owner. */
function DnsResultGuidance() {
  return (
    <div className="col-span-full flex-wrap items-center justify-between gap-x-8 border-l-2 border-brand pl-4 lg:flex">
      <p className="max-w-text text-quiet">
        A name in DNS has an owner: you, a namesake, a dealer in names, or someone who prepares an
        attack. One that accepts mail can receive what your customers send to the wrong address.
        Nothing here says that a name does harm: look at who registered it and when, before you act.
      </p>
      <Link
        to={paths.evidence()}
        className="mt-3 inline-block text-brand underline underline-offset-3 hover:no-underline lg:mt-0"
      >
        How to read the answer
      </Link>
    </div>
  );
}

interface TechniqueCountsProps {
  counts: ReadonlyMap<Technique, number>;
  chosen: Technique | '';
  onChoose: (technique: Technique | '') => void;
}

/** Number of names that each technique makes; a press filters the list, a second one clears the filter. */
function TechniqueCounts({ counts, chosen, onChoose }: TechniqueCountsProps) {
  return (
    <ul className="mt-3 grid grid-cols-2 gap-x-6 border-t border-hairline text-console md:grid-cols-3 lg:grid-cols-1">
      {Array.from(counts, ([technique, count]) => {
        const on = technique === chosen;
        return (
          <li key={technique} className="border-b border-hairline">
            <button
              type="button"
              aria-pressed={on}
              title={TECHNIQUE_TEXT[technique].sentence}
              onClick={() => onChoose(on ? '' : technique)}
              className={cx(
                'grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-1.5 text-left hover:bg-ink/6 lg:px-2',
                on && 'bg-tint text-brand-deep forced-colors:underline',
              )}
            >
              <span className="font-medium wrap-anywhere">{TECHNIQUE_NAMES[technique]}</span>
              <span className="font-mono tabular-nums">{formatNumber(count)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The lookalikes that a customer might mistake for the domain: one a technique, above the full list. */
function Showcase({ domain, names }: { domain: string; names: readonly GeneratedName[] }) {
  const shown = useMemo(() => bestOfEach(domain, names), [domain, names]);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="showcase" className="lg:col-span-7">
      <h2 id="showcase" className="text-h4 font-semibold">
        Would your customers notice?
      </h2>
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] border-t border-hairline sm:grid-cols-2 sm:gap-x-8">
        {shown.map(([technique, name]) => (
          <li key={technique} className="border-b border-hairline py-2">
            <HighlightedName asset={domain} name={name} forms={false} />
            <span className="block text-sm text-quiet">{TECHNIQUE_NAMES[technique]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The check of the last list, with what it has found so far, for a visitor who comes back to it. */
class LastCheck {
  #last: { domain: string; resolver: ResolverConfig; check: DnsCheck } | null = null;

  of(domain: string, resolver: ResolverConfig): DnsCheck {
    const last = this.#last;
    if (last?.domain === domain && last.resolver === resolver) return last.check;
    this.close();
    this.#last = { domain, resolver, check: new DnsCheck(resolver) };
    return this.#last.check;
  }

  close(): void {
    this.#last?.check.close();
    this.#last = null;
  }
}
