import type { Judged } from './judged.ts';
import { isDanger } from './verdict-kind.ts';

/** Said of a sender's address, whosever it is: it stands with the verdict, which would else read as a proof. */
export function ForgedSender({ kind, reading }: Judged) {
  if (reading.kind !== 'name' || !reading.isMail || isDanger(kind)) return null;
  return (
    <p className="mt-3 max-w-prose text-lead">
      Anyone can write this address into a mail as its sender: it is no proof of who sent it.
    </p>
  );
}
