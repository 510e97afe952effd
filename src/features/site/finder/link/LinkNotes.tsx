import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { cx } from '@/ui/class-names.ts';
import { isMentioned } from './beside.ts';
import type { Judged } from './judged.ts';
import { isOfficeName } from './office.ts';
import type { LinkNote } from './read-link.ts';
import { carriedBy, openedBy } from './verdict.ts';
import { isDanger, type VerdictKind } from './verdict-kind.ts';

/** Verdicts that say what the place is, or beside which it does not matter. */
const SAID: ReadonlySet<VerdictKind> = new Set([
  'open',
  'map',
  'own-program',
  'store',
  'remote',
  'imitates',
  'may-imitate',
]);

/** What else is to be known of the link. */
export function LinkNotes({ domain, kind, reading, found }: Judged) {
  if (reading.kind !== 'name' && reading.kind !== 'ip-address') return null;
  // What the verdict itself says is not said twice.
  const notes = reading.notes.filter(
    (note) =>
      kind !== note.kind &&
      !((kind.endsWith('signs') || kind === 'disguised') && note.kind === 'user-info') &&
      !(kind === 'map' && note.kind === 'shortener') &&
      !(
        note.kind === 'carries' &&
        (kind === 'passes-on' || carriedBy(reading, found) !== note.host)
      ),
  );
  const place = openedBy(reading, found);
  const isUntold = !SAID.has(kind) || (kind === 'own-program' && place?.holds === 'remote');
  const opened = isUntold ? place : null;
  const mentioned = domain !== '' && isMentioned(reading, found);
  if (notes.length === 0 && !mentioned && !opened) return null;
  return (
    <ul
      className={cx(
        'mt-6 grid max-w-prose gap-2 border-l-2 pl-4',
        isDanger(kind) ? 'border-high' : 'border-control',
      )}
    >
      {mentioned && (
        <li>
          The {isOfficeName(domain) ? 'office' : 'company'}’s name stands in it behind the first
          slash, where anyone can write anything.
        </li>
      )}
      {opened && (
        <li>
          {opened.holds === 'remote' ? (
            <>
              By the program of <DomainName name={opened.place} /> another person sees and uses your
              screen.
            </>
          ) : (
            <>
              On <DomainName name={opened.place} /> anyone can put something of their own.
            </>
          )}
        </li>
      )}
      {notes.map((note) => (
        <li key={note.kind}>
          <Note note={note} />
        </li>
      ))}
    </ul>
  );
}

function Note({ note }: { note: LinkNote }) {
  switch (note.kind) {
    case 'user-info':
      return (
        <>
          What stands before the @ is no address, only decoration:{' '}
          <span className="name wrap-anywhere">
            <HostileText text={note.text.slice(0, 120)} />
          </span>
        </>
      );
    case 'port':
      return <>It asks for port {note.port}, which public pages hardly ever do.</>;
    case 'carries':
      return (
        <>
          It carries another address, <DomainName name={note.host} />, to which the page may pass
          you on.
        </>
      );
    case 'shortener':
      return (
        <>
          <DomainName name={note.host} /> shortens links: it hides where this one leads.
        </>
      );
  }
}
