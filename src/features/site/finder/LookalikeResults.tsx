import { Download } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { DataTable } from '@/components/data-table/DataTable.tsx';
import { useLocalTableState } from '@/components/data-table/table-state.ts';
import { FilterSelect } from '@/components/data-table/FilterSelect.tsx';
import { evidenceConfig, type ResolverConfig } from '@/evidence-config.ts';
import { CheckPanel } from '@/features/shared/evidence/CheckPanel.tsx';
import { DnsCheck } from '@/features/shared/evidence/dns-check.ts';
import { DNS_CSV_HEADER, dnsCsvCells } from '@/features/shared/evidence/dns-csv.ts';
import {
  dnsCode,
  dnsFilterOf,
  DNS_OPTIONS,
  passesDns,
} from '@/features/shared/evidence/dns-filter.ts';
import { DnsCheckContext } from '@/features/shared/evidence/DnsCell.tsx';
import { toCsv } from '@/lib/csv.ts';
import { download, fileName } from '@/lib/download.ts';
import { formatNumber } from '@/lib/format.ts';
import { toUnicode } from '@/lib/hostname.ts';
import { TECHNIQUE_NAMES } from '@/lookalike/technique-names.ts';
import { TECHNIQUES } from '@/lookalike/types.ts';
import { Button } from '@/ui/Button.tsx';
import { CopyLink } from './CopyLink.tsx';
import { lookalikeColumns, type LookalikeRow } from './lookalike-columns.tsx';
import { matchNames, type NameQuestion } from './match-names.ts';
import { ExistingNames } from './ExistingNames.tsx';
import { NotChecked } from './NotChecked.tsx';
import { OwnersMeaning } from './OwnersMeaning.tsx';
import { LIST_ID, skipToList } from './skip-to-list.ts';
import { Showcase } from './Showcase.tsx';
import { TechniqueCounts } from './TechniqueCounts.tsx';
import type { Lookalikes } from './use-lookalikes.ts';
import { never } from '@/lib/store.ts';

function exportCsv(domain: string, rows: readonly LookalikeRow[], check: DnsCheck | null) {
  const csv = toCsv(
    ['lookalike', 'unicode', 'techniques', 'likeness', ...(check ? DNS_CSV_HEADER : [])],
    rows.map((row) => [
      row.domain,
      toUnicode(row.domain),
      row.techniques.join(' '),
      Math.round(row.deception * 100),
      ...(check ? dnsCsvCells(check.stateOf(row.domain)) : []),
    ]),
  );
  download(fileName(`lookalikes-of-${domain}`, 'csv'), csv, 'text/csv;charset=utf-8');
}

/** Names in the list before the visitor asks for all: the page has an end that can be reached. */
const FIRST = 25;

const FILTERS = ['technique', 'dns'];
const AT_FIRST = { hide: 'length' };

/** A check of its own for the list that is shown; null where no resolver is set. */
function useDnsCheck(resolver: ResolverConfig | null): DnsCheck | null {
  const check = useMemo(() => resolver && new DnsCheck(resolver), [resolver]);
  useEffect(() => () => check?.close(), [check]);
  return check;
}

/** What the engine made: how many, the best of each technique, and every single one. */
export function LookalikeResults({ lookalikes }: { lookalikes: Lookalikes }) {
  const { domain, names, mixed, byTechnique } = lookalikes;
  const state = useLocalTableState(FILTERS, AT_FIRST);
  const technique = TECHNIQUES.find((name) => name === state.filters['technique']) ?? '';
  const question = useMemo<NameQuestion>(
    () => ({ query: state.query, technique, sort: state.sort }),
    [state.query, technique, state.sort],
  );
  // Typing stays ahead of a list of tens of thousands.
  const asked = useDeferredValue(question);
  const { doh } = evidenceConfig();
  const check = useDnsCheck(doh);
  const dns = check && dnsFilterOf(state.filters['dns']);
  const version = useSyncExternalStore(check?.version.subscribe ?? never, () =>
    check?.version.get(),
  );
  // A hundred rows with one column more, or other rows, are drawn while the page stays at hand.
  const checked = useDeferredValue(version);
  const matching = useMemo(
    () => matchNames(asked.technique === '' ? mixed : names, asked),
    [names, mixed, asked],
  );
  const found = useMemo(
    () =>
      dns
        ? matching.filter(({ domain: name }) => passesDns(dns, dnsCode(check?.stateOf(name))))
        : matching,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `checked` changes when states have
    [matching, dns, check, checked],
  );
  const existing = useMemo(
    () =>
      check && checked
        ? mixed
            .filter(({ domain: name }) => passesDns('in-dns', dnsCode(check.stateOf(name))))
            .toSorted((a, b) => dnsCode(check.stateOf(b.domain)) - dnsCode(check.stateOf(a.domain)))
        : [],
    [mixed, check, checked],
  );
  const isInTurn = asked.sort === null && asked.technique === '';
  const inOrder = useMemo(() => mixed.map(({ domain: name }) => name), [mixed]);
  const [all, setAll] = useState(false);
  const rows = useMemo(
    () => ({
      count: all ? found.length : Math.min(FIRST, found.length),
      at: (index: number) => {
        const name = found[index];
        return name && { ...name, asset: domain };
      },
      idAt: (index: number) => found[index]?.domain ?? '',
    }),
    [found, domain, all],
  );

  const copyLink = (
    <CopyLink
      label="Copy link to this list"
      done="Copied. The domain stands behind the #, which no server is told."
    />
  );
  /** Before the first answer the list would say "Not checked" in every row. */
  const answered = check !== null && Boolean(checked);

  return (
    <DnsCheckContext value={check}>
      {/* Beside the test: what a visitor came for is on the first screen. */}
      <section
        aria-labelledby="which-exist"
        className="lg:col-span-5 lg:self-start lg:border-l lg:border-hairline lg:pl-8"
      >
        <h2 id="which-exist" className="font-display text-h3 font-bold">
          Which of these exist?
        </h2>
        <p className="mt-2 max-w-prose text-quiet">
          {answered
            ? 'A name in DNS exists. A name that is not in DNS may still be registered: only a registry can say.'
            : check
              ? 'These are possibilities. DNS says which of them answer today.'
              : 'These are possibilities. Whether any is registered, only a registry can say.'}
        </p>
        <div className="mt-5">
          {check && doh ? (
            <CheckPanel
              check={check}
              resolver={doh}
              next={(checked) => {
                const left = inOrder.filter((name) => check.stateOf(name) === undefined);
                return { names: checked === 0 ? left.slice(0, doh.max) : left, of: left.length };
              }}
              total={names.length}
              label="Check which exist"
              beside={copyLink}
              onward={<NotChecked isSample={doh.isSample === true} />}
            />
          ) : (
            <p className="flex flex-wrap items-center gap-2">{copyLink}</p>
          )}
        </div>
      </section>
      {check && (
        <ExistingNames
          domain={domain}
          names={existing}
          check={check}
          onAll={() => {
            state.setFilter('dns', 'in-dns');
            skipToList();
          }}
        />
      )}
      {answered && <OwnersMeaning />}
      <Showcase domain={domain} names={names} />
      <div className="col-span-full grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <section aria-labelledby="by-technique">
          <h2 id="by-technique" className="text-h4 font-semibold">
            By technique
          </h2>
          <TechniqueCounts
            counts={byTechnique}
            chosen={technique}
            onChoose={(value) => state.setFilter('technique', value)}
          />
        </section>
        <section aria-labelledby={LIST_ID} className="text-console">
          <h2 id={LIST_ID} tabIndex={-1} className="scroll-mt-20 text-h4 font-semibold">
            All names
          </h2>
          <p className="mt-1 mb-3 text-quiet">
            {!isInTurn ? (
              'The most deceptive first.'
            ) : (
              <>
                Each technique in turn, its most deceptive name first.{' '}
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
            noun={['name', 'names']}
            columns={lookalikeColumns(answered, isInTurn)}
            rows={rows}
            matching={found.length}
            total={names.length}
            state={state}
            stale={asked !== question}
            exports
            searchLabel="Search names"
            order={technique === '' ? 'in turn' : 'most deceptive first'}
            filters={
              <>
                <FilterSelect
                  label="Technique"
                  name="technique"
                  all="All techniques"
                  state={state}
                  options={Array.from(byTechnique, ([name, count]) => ({
                    value: name,
                    text: `${TECHNIQUE_NAMES[name]} (${formatNumber(count)})`,
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
                onClick={() =>
                  exportCsv(
                    domain,
                    found.map((name) => ({ ...name, asset: domain })),
                    answered ? check : null,
                  )
                }
              >
                Export CSV
              </Button>
            }
            empty="The engine knows no name that imitates this one."
          />
          {found.length > rows.count && (
            <Button className="mt-4" onClick={() => setAll(true)}>
              Show all {formatNumber(found.length)} names
            </Button>
          )}
        </section>
      </div>
    </DnsCheckContext>
  );
}
