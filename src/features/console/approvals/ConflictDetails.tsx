import { DateTime } from '@/components/DateTime.tsx';
import { Alignment } from '@/features/shared/explanation/Alignment.tsx';
import { OtherTechniques } from '@/features/shared/explanation/OtherTechniques.tsx';
import { SaidText } from '@/features/shared/explanation/SaidText.tsx';
import { useExplanation } from '@/features/shared/explanation/use-explanation.ts';
import type { ApprovalRow, Conflict } from '@/features/shared/conflicts/approval-rows.ts';
import { ConflictMails } from '@/features/shared/conflicts/ConflictMails.tsx';
import { BackendText } from '@/features/shared/review/BackendText.tsx';
import { foreignGraphemes } from '@/features/shared/review/foreign-graphemes.ts';
import { toUnicode } from '@/lib/idna.ts';
import { TECHNIQUE_NAMES } from '@/lookalike/technique-names.ts';
import type { Explanation } from '@/lookalike/types.ts';
import { Button } from '@/ui/Button.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { ReviewedName } from '@/features/shared/review/ReviewedName.tsx';

interface ConflictDetailsProps {
  row: ApprovalRow;
  /** Its conflict. */
  conflict: Conflict;
}

/** Of a flagged asset: the mails to ask with, the two names letter by letter, and what deceives in one sentence. */
export function ConflictDetails({ row, conflict }: ConflictDetailsProps) {
  const { asset, owner } = row;
  const both = asset.approved;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ConflictMails row={row} />
      {conflict.kind === 'lookalike' && <Comparison asset={asset} conflict={conflict} />}
      {both && (
        <ul aria-label="The two approved assets" className="border-y border-hairline text-sm">
          <Side name={asset.name} owner={owner?.name ?? ''} created={asset.creation_date} />
          <Side name={conflict.name} owner={conflict.owner} created={conflict.created} />
        </ul>
      )}
    </div>
  );
}

/** One asset of an approved pair: neither of them is called the rightful one. */
function Side({ name, owner, created }: { name: string; owner: string; created: string | null }) {
  return (
    <li className="grid gap-x-4 border-b border-hairline py-2 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <ReviewedName name={name} inRow />
        <BackendText text={owner} inRow className="text-xs text-quiet" />
      </div>
      <span className="text-quiet">
        Registered <DateTime iso={created} missing="on no given date" day />
      </span>
    </li>
  );
}

const isForeign = (name: string): boolean =>
  Array.from(toUnicode(name)).some((character) => foreignGraphemes(name)(character));

function Comparison({ asset, conflict }: Pick<ApprovalRow, 'asset'> & { conflict: Conflict }) {
  // The foreign letters are what a reviewer looks for, so they stand below, where they are lit; that
  // says nothing about which name is the rightful one.
  const turned = isForeign(conflict.name) && !isForeign(asset.name);
  const upper = turned ? asset.name : conflict.name;
  const lower = turned ? conflict.name : asset.name;
  const { explanation, failed, retry } = useExplanation(upper, lower);
  if (failed) {
    return (
      <Notice
        tone="error"
        action={
          <Button size="sm" onClick={retry}>
            Retry
          </Button>
        }
      >
        The two names could not be compared letter by letter.
      </Notice>
    );
  }
  if (explanation === null) {
    return (
      <div role="status">
        <span className="sr-only">Comparing the two names…</span>
        <Skeleton className="h-24" />
      </div>
    );
  }
  if (explanation.kind === 'invalid') return null;
  const here = asset.approved ? 'This one' : 'Pending';
  const there = asset.approved ? 'The other' : 'Approved';
  return <Explained explanation={explanation} labels={turned ? [here, there] : [there, here]} />;
}

interface ExplainedProps {
  explanation: Explanation;
  labels: readonly [upper: string, lower: string];
}

function Explained({ explanation: { alignment, techniques }, labels }: ExplainedProps) {
  const [main] = techniques;
  return (
    <section aria-label="Comparison, letter by letter" className="text-sm">
      <div className="border-y border-hairline py-2">
        <Alignment segments={alignment} labels={labels} />
      </div>
      {main && (
        <p className="mt-2">
          <strong className="font-semibold">{TECHNIQUE_NAMES[main.technique]}.</strong>{' '}
          <SaidText says={main.says} />
        </p>
      )}
      <OtherTechniques techniques={techniques} />
    </section>
  );
}
