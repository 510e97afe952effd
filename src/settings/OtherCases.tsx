import { useEffect, useState } from 'react';
import { queryClient } from '@/api/queries/client.ts';
import type { CaseDatabase } from '@/cases/model/browser/case-database.ts';
import { UnreadableFile } from '@/cases/model/transfer/case-file.ts';
import { matchByNames, otherStores, type OtherStore } from '@/cases/model/transfer/other-store.ts';
import { HostileText } from '@/components/HostileText.tsx';
import { alertsErrorText, alertsQuery } from '@/alerts/index.ts';
import { subjectOf } from '@/alerts/model/triage.ts';
import { count } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { Notice } from '@/ui/Notice.tsx';
import type { Import } from './ImportDialog.tsx';

/** The cases of another store, matched with the alerts here. @throws UnreadableFile if the alerts cannot be read */
async function matches(store: OtherStore, onApplied: () => Promise<void>): Promise<Found> {
  const list = await queryClient.ensureQueryData(alertsQuery()).catch((cause: unknown) => {
    throw new UnreadableFile(alertsErrorText(cause), { cause });
  });
  const { kept, unmatched } = matchByNames(store, list.alerts.map(subjectOf));
  const { account: by, backend } = store.owner;
  return { read: { ...kept, by, backend }, madeAt: null, unmatched, onApplied };
}

type Found = Omit<Import, 'plan'>;

interface OtherCasesProps {
  database: CaseDatabase;
  /** Shows what taking them over would change. */
  onReview: (found: Promise<Found>) => void;
}

/**
 * Offers once the cases that this browser stores for the same account in another store. It takes over nothing by
 * itself.
 */
export function OtherCases({ database, onReview }: OtherCasesProps) {
  const [stores, setStores] = useState<readonly OtherStore[]>([]);
  useEffect(() => {
    let current = true;
    void Promise.all([otherStores(database.owner), database.upkeep()]).then(
      ([found, { offered }]) =>
        current && setStores(found.filter(({ name }) => !offered.includes(name))),
      // The cases' own state says why nothing can be read.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [database]);
  const [store] = stores;
  if (!store) return null;
  const settle = async () => {
    setStores((others) => others.filter((other) => other !== store));
    // If that cannot be stored they are offered again.
    await database.keepOffered(store.name).catch(() => {});
  };
  return (
    <Notice
      tone="info"
      action={
        <div className="flex flex-wrap gap-2.5">
          <Button size="sm" onClick={() => onReview(matches(store, settle))}>
            Review
          </Button>
          <Button size="sm" onClick={() => void settle()}>
            Leave them there
          </Button>
        </div>
      }
    >
      This browser also keeps {count(store.cases.length, 'case')} of this account from{' '}
      <HostileText text={store.owner.backend} />.
    </Notice>
  );
}
