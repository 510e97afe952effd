import { HostileText } from '@/components/HostileText.tsx';
import { registrationLine } from '@/evidence/looked-up.ts';
import { DnsBadge, DnsMark } from '@/features/shared/evidence/DnsBadge.tsx';
import { InventedMark } from '@/features/shared/evidence/InventedMark.tsx';
import { MarkedName } from '@/features/shared/names/MarkedName.tsx';
import { formatZonedClock } from '@/lib/format.ts';
import { capitalized } from '@/lib/capitalized.ts';
import { highlightsFor } from '@/lookalike/highlights.ts';
import { knownFacts } from '@/takedowns/model/facts.ts';
import type { NoticeName } from '@/takedowns/model/types.ts';
import { knownWords } from './known-words.ts';
import type { Unanswered } from './use-look-ups.ts';

interface NamesKnownProps {
  names: readonly NoticeName[];
  /** The questions of this session that stayed without an answer. */
  unanswered: readonly Unanswered[];
}

/** What was looked up of several names in a line, and of each once it is opened; nothing before anything was. */
export function NamesKnown({ names, unanswered }: NamesKnownProps) {
  const isKnown = names.some(({ dns, registration }) => dns !== null || registration !== null);
  if (!isKnown && unanswered.length === 0) return null;
  // A trademark notice asks no DNS.
  const asksDns =
    names.some(({ dns }) => dns !== null) || unanswered.some(({ of }) => of === 'dns');
  return (
    <details className="mt-1.5">
      <summary className="w-fit cursor-pointer py-1 text-sm font-semibold text-brand">
        What is known of each name
        <span className="mt-0.5 block text-xs font-normal text-quiet">
          {names.some(({ isSample }) => isSample) && (
            <>
              <InventedMark />{' '}
            </>
          )}
          {knownWords(names, unanswered)}
        </span>
      </summary>
      <ul aria-label="What is known of each name" className="border-t border-hairline text-xs">
        {names.map((name) => (
          <li
            key={name.alert}
            className="grid gap-0.5 border-t border-hairline py-2 first:border-t-0"
          >
            <MarkedName
              name={name.domain}
              marked={name.explanation && highlightsFor(name.explanation, name.domain)}
              forms={false}
            />
            {asksDns && <Dns name={name} unanswered={unanswered} />}
            <Registered name={name} unanswered={unanswered} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface NameKnownProps {
  name: NoticeName;
  unanswered: readonly Unanswered[];
}

/** Whether it has an address and accepts mail, and where it leads; or that this is not known, and why. */
function Dns({ name, unanswered }: NameKnownProps) {
  const silent = unanswered.find(({ of, name: asked }) => of === 'dns' && asked === name.host);
  if (name.dns === null && silent) {
    return (
      <DnsMark answer="no-answer" word={`No answer, ${formatZonedClock(silent.at)}`}>
        <span className="whitespace-normal">{silent.why}</span>
      </DnsMark>
    );
  }
  const { hosts } = knownFacts(name, 0);
  return (
    <div className="flex flex-wrap items-baseline gap-x-2.5">
      <DnsBadge state={name.dns?.state} />
      {hosts && (
        <span className="font-mono break-all text-quiet">
          <HostileText text={hosts.text} />
        </span>
      )}
    </div>
  );
}

/** Since when it is registered, and with whom; nothing where the registry was not asked. */
function Registered({ name, unanswered }: NameKnownProps) {
  const line = name.registration && registrationLine(name.registration, false);
  const silent = unanswered.find(
    ({ of, name: asked }) => of === 'registry' && asked === name.registrable,
  );
  if (line === null) {
    return silent ? (
      <p className="text-quiet">{`Registry: no answer, ${formatZonedClock(silent.at)}. ${silent.why}.`}</p>
    ) : null;
  }
  return (
    <p className="break-words text-quiet">
      <HostileText text={capitalized(line)} />
    </p>
  );
}
