import { isName } from './asks-company.ts';
import type { Judged } from './judged.ts';
import { LinkNames } from './LinkNames.tsx';
import { LinkNotes } from './LinkNotes.tsx';
import { Signs } from './Signs.tsx';
import { tellingName } from './verdict.ts';
import type { VerdictKind } from './verdict-kind.ts';

/** Verdicts that rest on signs. */
const SIGNED: ReadonlySet<VerdictKind> = new Set(['signs', 'fraud-signs', 'carries-name']);

/** What the verdict rests on. */
export function Grounds({ judged }: { judged: Judged }) {
  const { kind, domain, found, signs } = judged;
  if (!isName(kind)) return null;
  // What a comparison cannot tell: a program is one, and a capital I is no letter of a name.
  const untold = signs.filter(
    (sign) =>
      sign.kind === 'program' ||
      (sign.kind === 'reads-like' && sign.text === 'I') ||
      (sign.kind === 'path' && kind === 'open'),
  );
  const shown = SIGNED.has(kind) ? signs : untold;
  return (
    <>
      {shown.length > 0 && found?.kind === 'explanation' && (
        <Signs
          signs={shown}
          registered={tellingName(found)}
          compared={domain !== '' || kind === 'open' || kind === 'own-program'}
        />
      )}
      <LinkNames {...judged} />
      <LinkNotes {...judged} />
    </>
  );
}
