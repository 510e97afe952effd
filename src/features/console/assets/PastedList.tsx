import { memo } from 'react';
import { changeErrorText } from '@/api/errors.ts';
import { ASSET_MESSAGES } from '@/api/queries/assets.ts';
import { WrittenName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import type { WorkResult, WorkResults } from '@/api/queries/many.ts';
import { Outcome } from '@/features/shared/bulk/Outcome.tsx';
import type { PastedName } from './pasted-names.ts';

const TEXT_SHOWN = 120;

interface PastedListProps {
  names: readonly PastedName[];
  /** What has become of the valid ones, by ASCII form. */
  results: WorkResults;
  /** Whether names without a result wait for one. */
  running: boolean;
}

/** What each line of the box is and, once it was sent, what has become of it. */
export const PastedList = memo(function PastedList({ names, results, running }: PastedListProps) {
  return (
    <ul aria-label="What was read" className="mt-2 border-y border-hairline text-sm">
      {names.map((name, index) => (
        <li
          // The same name may stand in the list twice; lines have no other identity.
          key={index}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 border-b border-hairline py-1.5 last:border-b-0"
        >
          {name.is !== 'invalid' ? (
            <WrittenName className="min-w-0">{name.text}</WrittenName>
          ) : (
            <span className="name min-w-0 break-words">
              <HostileText
                text={
                  name.text.length > TEXT_SHOWN ? `${name.text.slice(0, TEXT_SHOWN)}…` : name.text
                }
              />
            </span>
          )}
          <NameOutcome
            name={name}
            result={name.is === 'valid' ? results.get(name.ascii) : undefined}
            running={running}
          />
          {name.is === 'valid' && name.ascii !== name.text.toLowerCase() && (
            <span className="col-span-full text-xs text-quiet">
              Will be registered as <span className="name text-ink">{name.ascii}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
});

interface NameOutcomeProps {
  name: PastedName;
  result: WorkResult | undefined;
  running: boolean;
}

function NameOutcome({ name, result, running }: NameOutcomeProps) {
  switch (name.is) {
    case 'invalid':
      return <Outcome is="failed">{name.reason}</Outcome>;
    case 'duplicate':
      return <Outcome is="skipped">{`Duplicate of line ${name.of}`}</Outcome>;
    case 'listed':
      return <Outcome is="skipped">Already listed</Outcome>;
    case 'valid':
      switch (result?.is) {
        case 'done':
          return <Outcome is="done">Added</Outcome>;
        case 'failed':
          return (
            <Outcome is="failed">{changeErrorText(result.error, ASSET_MESSAGES.create)}</Outcome>
          );
        case 'left':
          return <Outcome is="open">Not tried</Outcome>;
        case undefined:
          return running ? (
            <Outcome is="waiting">Waiting</Outcome>
          ) : (
            <Outcome is="open">Can be added</Outcome>
          );
      }
  }
}
