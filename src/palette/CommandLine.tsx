import { HostileText } from '@/components/HostileText.tsx';
import { Severity } from '@/components/Severity.tsx';
import { ImpersonatingName, Technique } from '@/alerts/index.ts';
import { CaseStatusShape } from '@/cases/index.ts';
import { AssetName } from '@/components/AssetName.tsx';
import type { Command } from './commands.ts';
import { Key } from '@/ui/KeyCap.tsx';

/** A name stays on its line, however long: the rest is cut. */
const ONE_LINE = 'truncate *:max-w-full *:truncate';

/** Contents of a palette line: icon, label, and a note at the end. */
export function CommandLine({ command }: { command: Command }) {
  const { icon, alert, hint, shortcut, isPending = false } = command;
  return (
    <>
      <CommandIcon icon={icon} />
      {/* An imitation is cut by itself, and never at its deceptive characters. */}
      <span className={alert ? 'min-w-0 flex-1' : `min-w-0 flex-1 ${ONE_LINE}`}>
        <Label command={command} />
      </span>
      {alert ? (
        <>
          <span className="w-32 shrink-0 truncate text-xs text-quiet max-md:hidden">
            <Technique alert={alert} />
          </span>
          <Severity score={alert.severity_score} className="dt-score w-24 shrink-0 text-xs" />
        </>
      ) : (
        hint && (
          <span
            className={`max-w-[40%] shrink-0 text-xs text-quiet ${isPending ? '' : 'max-md:hidden'} ${ONE_LINE}`}
          >
            <HostileText text={hint} />
          </span>
        )
      )}
      {/* The accessible name of the line is its action. */}
      {shortcut && (
        <span aria-hidden className="max-md:hidden">
          <Key>{shortcut}</Key>
        </span>
      )}
    </>
  );
}

function CommandIcon({ icon: Icon }: Pick<Command, 'icon'>) {
  return typeof Icon === 'string' ? (
    <span className="grid size-4 shrink-0 place-items-center text-quiet">
      <CaseStatusShape status={Icon} />
    </span>
  ) : (
    <Icon className="shrink-0 text-quiet" />
  );
}

function Label({ command: { label, isAsset, alert } }: { command: Command }) {
  if (alert) return <ImpersonatingName alert={alert} forms={false} />;
  return isAsset ? <AssetName name={label} forms={false} /> : <HostileText text={label} />;
}
