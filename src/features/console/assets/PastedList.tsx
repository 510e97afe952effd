import { memo, type ReactNode } from 'react';
import { changeErrorText } from '@/api/errors.ts';
import { ASSET_MESSAGES } from '@/api/queries/assets.ts';
import { DomainName, WrittenName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import type { WorkResult, WorkResults } from '@/api/queries/many.ts';
import { BatchOutcome } from '@/components/BatchOutcome.tsx';
import { foreignGraphemes } from '@/lib/foreign-graphemes.ts';
import { toUnicode } from '@/lib/hostname.ts';
import { labelText } from '@/lib/visible-text.ts';
import { Checkbox } from '@/ui/Checkbox.tsx';
import { doubtOf, isDoubtful, mendOf } from './doubt.ts';
import { imitates, type OwnRelations } from './relations.ts';
import { DoubtSentence } from './OwnSentence.tsx';
import { endingWords } from './endings.ts';
import { AlertNote } from './AlertNote.tsx';
import type { PastedName, Replacement } from './pasted-names.ts';
import type { Strangers } from './strangers.ts';
import { alertWords } from './pasted-words.ts';
import type { AlertedNames } from './use-named-alerts.ts';

const TEXT_SHOWN = 120;
const NO_DOUBT = { relation: undefined, mixed: null };

interface PastedListProps {
  names: readonly PastedName[];
  /** What has become of the valid ones, by ASCII form. */
  results: WorkResults;
  /** The ASCII forms of the names that are being sent; null while none is. */
  sending: ReadonlySet<string> | null;
  /** What the valid ones have to do with names that are there. */
  relations: OwnRelations;
  /** Those that share nothing with names that are there. */
  strangers: Strangers;
  /** Those that alerts are about, or that are above or below the name of one. */
  alerts: AlertedNames;
  /** The ASCII forms of doubtful names that the reader adds anyway. */
  asked: ReadonlySet<string>;
  onAsk: (ascii: string, also: boolean) => void;
  /** Puts another name into the box in the place of one. */
  onReplace: (replacement: Replacement) => void;
}

/** What each line of the box is and, once it was sent, what has become of it. */
export const PastedList = memo(function PastedList({
  names,
  results,
  sending,
  relations,
  strangers,
  alerts,
  asked,
  onAsk,
  onReplace,
}: PastedListProps) {
  return (
    <ul aria-label="What was read" className="mt-2 border-y border-hairline text-sm">
      {names.map((name, index) => {
        const doubt =
          name.is === 'valid' ? doubtOf(name.ascii, relations.get(name.ascii)) : NO_DOUBT;
        const { relation, mixed } = doubt;
        const about = name.is === 'valid' ? alerts.get(name.ascii) : undefined;
        const doubtful = isDoubtful(doubt) || about !== undefined;
        const imitation = relation && imitates(relation) ? relation : null;
        const lit =
          imitation?.lit ?? (mixed && new Set(mixed.foreign.map(({ place }) => place - 1)));
        const mend = mendOf(doubt);
        const result = name.is === 'valid' ? results.get(name.ascii) : undefined;
        const strange = name.is === 'valid' && !doubtful ? strangers.get(name.ascii) : undefined;
        const mendable = sending === null && !result;
        return (
          <li
            // The same name may stand in the list twice; lines have no other identity.
            key={index}
            className="grid grid-cols-[minmax(0,1fr)] items-baseline gap-x-4 gap-y-0.5 border-b border-hairline py-1.5 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <Written name={name} lit={lit} />
            <NameOutcome
              name={name}
              result={result}
              waits={name.is === 'valid' && sending?.has(name.ascii) === true}
              isStrange={strange !== undefined}
              doubt={
                imitation
                  ? 'Imitates one of yours'
                  : mixed
                    ? 'Mixes alphabets'
                    : ((about && alertWords(about)) ?? null)
              }
            />
            {name.is !== 'invalid' && name.isHost && (
              <span className="col-span-full text-xs break-words text-quiet">
                Read as <Meant name={name.ascii} lit={lit} />
              </span>
            )}
            {name.is === 'valid' && !isWrittenSo(name) && (
              <span className="col-span-full text-xs text-quiet">
                {doubtful && !asked.has(name.ascii) ? 'Would be added as ' : 'Will be added as '}
                <span className="name text-ink">{name.ascii}</span>
              </span>
            )}
            {(relation || mixed) && mendable && (
              <span className="col-span-full text-xs text-quiet">
                <DoubtSentence {...doubt} />{' '}
                {mend && (
                  <Mend onPress={() => onReplace({ name, by: mend.plain })}>{mend.label}</Mend>
                )}
              </span>
            )}
            {about && mendable && (
              <span className="col-span-full text-xs text-quiet">
                <AlertNote alerts={about} />
              </span>
            )}
            {strange && mendable && (
              <span className="col-span-full text-xs text-quiet">{strange}</span>
            )}
            {name.is === 'ending' && (
              <span className="col-span-full text-xs text-quiet">{endingWords(name.ascii)}</span>
            )}
            {name.is === 'valid' && doubtful && sending === null && result?.is !== 'done' && (
              <label className="col-span-full flex min-h-6 w-fit items-center gap-2">
                <Checkbox
                  checked={asked.has(name.ascii)}
                  onChange={(event) => onAsk(name.ascii, event.currentTarget.checked)}
                  aria-label={`Add it too: ${labelText(name.text, '')}`}
                />
                Add it too
              </label>
            )}
            {name.is === 'invalid' && name.meant !== null && mendable && (
              <span className="col-span-full text-xs">
                {name.isListed ? (
                  <span className="text-quiet">
                    <Meant name={name.meant} /> is already in your list.
                  </span>
                ) : (
                  <Mend onPress={() => onReplace({ name, by: name.meant ?? '' })}>
                    Use <Meant name={name.meant} />
                  </Mend>
                )}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
});

/** Whether a name is added as it was pasted, or as it is read there. */
function isWrittenSo({ ascii, text, isHost }: Extract<PastedName, { is: 'valid' }>): boolean {
  return ascii === (isHost ? toUnicode(ascii) : text.toLowerCase());
}

/** The name as it was pasted; with the letters lit that deceive. */
function Written({ name, lit }: { name: PastedName; lit: ReadonlySet<number> | null }) {
  const isHost = name.is !== 'invalid' && name.isHost;
  if (name.is === 'valid' && lit && !isHost) {
    return <DomainName name={name.ascii} forms={false} isLit={(_grapheme, at) => lit.has(at)} />;
  }
  if (name.is !== 'invalid' && !isHost)
    return <WrittenName className="min-w-0">{name.text}</WrittenName>;
  return (
    <span className="name min-w-0 break-words">
      <HostileText
        text={name.text.length > TEXT_SHOWN ? `${name.text.slice(0, TEXT_SHOWN)}…` : name.text}
      />
    </span>
  );
}

/** The name that is meant, in a sentence. `lit`: its letters that deceive, where they are known. */
const Meant = ({ name, lit }: { name: string; lit?: ReadonlySet<number> | null }) => (
  <DomainName
    name={name}
    forms={false}
    isLit={lit ? (_grapheme, at) => lit.has(at) : foreignGraphemes(name)}
    className="inline! align-baseline!"
  />
);

/** Mends a line of the box; as a link in its sentence, so that the row keeps its height. */
function Mend({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="inline-block min-h-6 rounded-sm font-semibold text-brand-deep underline underline-offset-3"
    >
      {children}
    </button>
  );
}

interface NameBatchOutcomeProps {
  name: PastedName;
  result: WorkResult | undefined;
  /** Whether it is being sent. */
  waits: boolean;
  /** What deserves a second thought, in short; null where nothing does. */
  doubt: string | null;
  /** Whether it shares nothing with names that are there: something to know, no doubt. */
  isStrange: boolean;
}

function NameOutcome({ name, result, waits, doubt, isStrange }: NameBatchOutcomeProps) {
  switch (name.is) {
    case 'invalid':
      return <BatchOutcome is="failed">{name.reason}</BatchOutcome>;
    case 'ending':
      return <BatchOutcome is="failed">A public ending</BatchOutcome>;
    case 'duplicate':
      return <BatchOutcome is="skipped">{`Duplicate of line ${name.of}`}</BatchOutcome>;
    case 'listed':
      return <BatchOutcome is="skipped">Already listed</BatchOutcome>;
    case 'valid':
      switch (result?.is) {
        case 'done':
          return <BatchOutcome is="done">Added</BatchOutcome>;
        case 'failed':
          return (
            <BatchOutcome is="failed">
              {changeErrorText(result.error, ASSET_MESSAGES.create)}
            </BatchOutcome>
          );
        case 'left':
          return <BatchOutcome is="open">Not tried</BatchOutcome>;
        case undefined:
          if (waits) return <BatchOutcome is="waiting">Waiting</BatchOutcome>;
          return doubt !== null ? (
            <BatchOutcome is="doubtful">{doubt}</BatchOutcome>
          ) : (
            <BatchOutcome is={isStrange ? 'unknown' : 'open'}>Can be added</BatchOutcome>
          );
      }
  }
}
