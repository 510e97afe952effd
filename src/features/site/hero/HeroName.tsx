import type { ReactNode } from 'react';
import { cx } from '@/ui/class-names.ts';
import { heroSubject, type Specimen, type SpecimenCell, type Subject } from './specimen.ts';

/** Scripts that no mono face sets in one cell: their letters take the width that they need. */
const BROAD = /[\u0900-\u1dff\u2e80-\uffff]/;

/** More cells than this are cut: at the smallest size no screen holds more. */
const MOST = 60;

/** Cells a line takes; a broad letter counts twice. */
export function cellsOf(cells: readonly SpecimenCell[]): number {
  return cells.reduce((sum, { text }) => sum + (BROAD.test(text) ? 2 : 1), 0);
}

interface HeroNameProps {
  subject: Subject;
  /** The lookalike that is lit; null while the name stands as it is. */
  shown: Specimen | null;
  /** What pauses the name; it stands at the right end of the code point's line. */
  children?: ReactNode;
}

/**
 * A name as a type specimen, one cell a character, on its baseline and x-height, fitted to the width. The
 * character that turns into its lookalike is lit and has its code point beneath.
 */
export function HeroName({ subject, shown, children }: HeroNameProps) {
  const { name, cells, lookalikes } = subject;
  // One cell more than the name has, so that the usual lookalike changes nothing of the size.
  const most = Math.max(cellsOf(cells) + 1, ...lookalikes.map((one) => cellsOf(one.cells)));
  const line = shown?.cells ?? cells;
  const first = line.findIndex(({ lit }) => lit);
  // Cut where the light is not.
  const from = Math.max(0, Math.min(first - MOST / 2, line.length - MOST));
  // Letters of unequal width would push each other aside; a new line is drawn in their place.
  const broad = BROAD.test(name + (shown?.reads ?? ''));
  return (
    <div className="specimen-stage">
      <div
        className="specimen name font-medium"
        // The prerendered page holds no style; the style sheet has the number of its name.
        style={
          subject === heroSubject ? undefined : { ['--cells' as string]: Math.min(most, MOST) }
        }
      >
        <div key={broad ? shown?.resolves : ''} className="specimen-line" aria-hidden="true">
          {line.slice(from, from + MOST).map(({ text, lit }, at) => (
            <span
              key={at}
              className={cx(
                'specimen-cell',
                lit && (text === '' ? 'specimen-gone' : 'specimen-lit'),
                BROAD.test(text) && 'w-auto!',
              )}
            >
              {text}
              {shown && from + at === first && (
                <span
                  className={cx(
                    'specimen-caption',
                    at > Math.min(line.length, MOST) * 0.45 && 'specimen-caption-left',
                  )}
                >
                  {shown.caption.map((words) => (
                    <span key={words}>{words}</span>
                  ))}
                </span>
              )}
            </span>
          ))}
        </div>
        {children}
      </div>
    </div>
  );
}
