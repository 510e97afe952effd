import { useState } from 'react';
import { useUser } from '@/session/AuthContext.tsx';
import { CaseError } from '@/cases/model/case-error.ts';
import { normalAddress } from '@/cases/model/browser/names.ts';
import { UnreadableFile, type ReadFile } from '@/cases/model/transfer/case-file.ts';
import { merging, type ImportPlan } from '@/cases/model/transfer/import-preview.ts';
import { DateTime } from '@/components/DateTime.tsx';
import { Fact, Facts } from '@/components/Facts.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { notify } from '@/components/notify.ts';
import { casesOf, CaseStatusMark } from '@/cases/index.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Notice } from '@/ui/Notice.tsx';

/** Returns the message for a failure. @throws any error that is not about the store or a file */
export function wordsOf(error: unknown): string {
  if (error instanceof UnreadableFile || error instanceof CaseError) return error.message;
  throw error;
}

/** Cases to add, from a file or from another store of this browser, and the changes they would make. */
export interface Import {
  readonly read: Omit<ReadFile, 'madeAt'>;
  readonly plan: ImportPlan;
  /** Time of writing the file: ISO 8601, in UTC; null for another store. */
  readonly madeAt: string | null;
  /** Number of cases of another store that match no alert here. */
  readonly unmatched: number;
  /** Called once it is added. */
  readonly onApplied?: () => Promise<void>;
}

/** Says what an import will change, before anything is changed. */
export function ImportDialog({ given, onClose }: { given: Import; onClose: () => void }) {
  const { read, plan, madeAt, unmatched } = given;
  const { database } = casesOf(useUser().email);
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const changes = plan.added + plan.extended + plan.views + plan.findings > 0;

  async function apply() {
    setPending(true);
    setError(null);
    try {
      // Merged with the current data, which may be newer than the preview's.
      await database.mergeIn((kept) => merging(kept, read));
      await given.onApplied?.();
      notify({ title: `${count(read.cases.length, 'case')} imported`, tone: 'success' });
      onClose();
    } catch (cause) {
      setError(`Nothing was imported. ${wordsOf(cause)}`);
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      open
      onClose={() => !pending && onClose()}
      title="Import cases"
      footer={
        <>
          <Button onClick={onClose} aria-disabled={pending || undefined}>
            {changes ? 'Cancel' : 'Close'}
          </Button>
          {changes && (
            <Button tone="primary" pending={pending} onClick={() => void apply()}>
              Apply
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4 text-sm">
        {error && <Notice tone="error">{error}</Notice>}
        <p className="text-quiet">
          {madeAt ? 'Written ' : 'Kept in this browser'}
          {madeAt && <DateTime iso={madeAt} missing="" />} by{' '}
          <span className="wrap-anywhere text-ink">
            <HostileText text={read.by} />
          </span>
          {!madeAt && '. Each case goes to the alert here about the same two names'}.
        </p>
        {madeAt && normalAddress(read.backend) !== normalAddress(database.owner.backend) && (
          <Notice tone="warning">
            The file was written for another server, <HostileText text={read.backend} />; this
            console asks {database.owner.backend}. If they are not the same, the numbers of their
            alerts mean different names.
          </Notice>
        )}
        {unmatched > 0 && (
          <Notice tone="warning">
            {count(unmatched, 'case')} {unmatched === 1 ? 'matches' : 'match'} no alert here and{' '}
            {unmatched === 1 ? 'stays where it is' : 'stay where they are'}.
          </Notice>
        )}
        {plan.strangers > 0 && (
          <Notice tone="warning">
            {count(plan.strangers, 'case')} in the file {plan.strangers === 1 ? 'names' : 'name'}{' '}
            another domain than the case with the same alert number here.
          </Notice>
        )}
        {changes ? <Changes plan={plan} /> : <p>Everything in it is here already.</p>}
      </div>
    </Dialog>
  );
}

function Changes({ plan }: { plan: ImportPlan }) {
  return (
    <>
      <Facts>
        <Fact label="New cases">{formatNumber(plan.added)}</Fact>
        <Fact label="Cases with new entries">{formatNumber(plan.extended)}</Fact>
        <Fact label="Unchanged">{formatNumber(plan.unchanged)}</Fact>
        {plan.ahead > 0 && (
          <Fact label="New entries dated in the future">{formatNumber(plan.ahead)}</Fact>
        )}
        <Fact label="Saved views">{formatNumber(plan.views)}</Fact>
        {plan.findings > 0 && (
          <Fact label="Later answers by DNS and registries">{formatNumber(plan.findings)}</Fact>
        )}
      </Facts>
      {plan.turns.length > 0 && (
        <table className="w-full">
          <caption className="pb-1 text-left font-semibold">Statuses that will differ</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Now</th>
              <th scope="col">Then</th>
              <th scope="col">Cases</th>
            </tr>
          </thead>
          <tbody>
            {plan.turns.map(({ from, to, count: cases }) => (
              <tr key={`${from} ${to}`} className="border-t border-hairline">
                <td className="py-1.5">
                  <CaseStatusMark status={from} />
                </td>
                <td className="py-1.5">
                  <span aria-hidden className="pr-3 text-quiet">
                    →
                  </span>
                  <CaseStatusMark status={to} />
                </td>
                <td className="py-1.5 text-right tabular-nums">{formatNumber(cases)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="text-quiet">
        Nothing is removed: what the file holds is added to the histories here.
      </p>
    </>
  );
}
