import { formatZonedClock } from '@/lib/format.ts';
import { knownFacts } from '@/takedowns/model/facts.ts';
import { isRegistrar } from '@/takedowns/model/recipients.ts';
import type { NoticeState } from './use-notice.ts';

const SAID = { 'no-address': 'gave no address', 'not-in-dns': 'had no such name' } as const;

/**
 * Before an abuse report goes to a registrar: that DNS leads nowhere. A registrar looks at the page itself, and may
 * refuse what it cannot see.
 */
export function NothingThere({ notice: { shown, kind } }: { notice: NoticeState }) {
  if (shown === null || kind !== 'abuse' || !isRegistrar(shown)) return null;
  const gone = shown.names.flatMap((name) => {
    const found = knownFacts(name, 0).gone;
    return found ? [{ ...found, isSample: name.isSample }] : [];
  });
  const [first] = gone;
  if (first === undefined) return null;
  const invented = first.isSample ? ' (an invented answer)' : '';
  const all = shown.names.length;
  return (
    <p className="w-full text-sm text-quiet">
      {all === 1
        ? `DNS ${SAID[first.is]} at ${formatZonedClock(first.at)}${invented}: a registrar may see nothing there.`
        : `DNS gave no address for ${gone.length} of ${all} names${invented}: a registrar may see nothing there.`}
    </p>
  );
}
