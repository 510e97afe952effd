import { createContext, Fragment, useContext, type ReactNode } from 'react';
import { toUnicode } from '@/lib/idna.ts';
import { beyondAscii, codePoint, graphemes, isUnseen } from '@/lib/invisible.ts';
import { visibleName } from '@/lib/visible-text.ts';
import { cx } from '@/ui/class-names.ts';

const MAX_SHOWN = 253;

/** True where a name on one line is cut at any width, so that it needs no places to end a line: in a wide table. */
export const CutNames = createContext(false);

interface DomainNameProps {
  /** The name as the backend sent it: any text. */
  name: string;
  /**
   * Returns true for graphemes of the Unicode form that are deceptive. Default: every one outside ASCII, where this
   * product's homoglyphs are.
   */
  isHighlighted?: (grapheme: string, index: number) => boolean;
  /**
   * Returns what to draw before a grapheme, such as a mark for a missing letter. Also called for the position after
   * the last one.
   */
  before?: (index: number) => ReactNode;
  /** Also show the punycode form next to an internationalised name. */
  forms?: boolean;
  /** On one line: if room is short its beginning is cut, because the registrable name is at its end. */
  oneLine?: boolean;
  className?: string;
}

/**
 * A domain name: text in mono, never a link; internationalised labels in Unicode with the deceptive characters
 * highlighted and the punycode form next to it; invisible and bidi characters as code points. Names longer than any
 * domain name can be are cut, and say so.
 */
export function DomainName({
  name,
  isHighlighted = beyondAscii,
  before,
  forms = true,
  oneLine = false,
  className,
}: DomainNameProps) {
  const neverBreaks = useContext(CutNames) && oneLine;
  const unicode = toUnicode(name);
  const shown = graphemes(unicode.slice(0, MAX_SHOWN));
  const cut = unicode.length > MAX_SHOWN;
  const both = forms && !cut && unicode !== name.toLowerCase();
  const box = cx('inline-block max-w-full min-w-0 align-bottom [text-wrap-style:auto]', className);
  const first = (
    <bdi
      // The space is after the first form, because the second may begin a line.
      className={cx('name', oneLine ? 'name-line' : both && 'mr-2', !both && box)}
      title={oneLine ? visibleName(shown.join('')) : undefined}
      translate="no"
    >
      {neverBreaks
        ? runsOf(shown, 0, isHighlighted, before)
        : piecesOf(shown, isHighlighted, before)}
      {!cut && before?.(shown.length)}
      {cut && <span className="text-quiet"> … cut at {MAX_SHOWN} characters</span>}
    </bdi>
  );
  if (!both) return first;
  return (
    <span className={box}>
      {first}
      <WrittenName className="text-[0.85em] text-quiet">{name}</WrittenName>
    </span>
  );
}

/** A name letter by letter as written, including punycode; like all names it breaks at its dots. */
export function WrittenName({ children, className }: { children: string; className?: string }) {
  return (
    <bdi className={cx('name', className)} translate="no">
      {piecesOf(Array.from(children), () => false)}
    </bdi>
  );
}

/**
 * The name in pieces; lines end only between them. A piece with hyphens, after which browsers would also break, stays
 * whole unless it may be longer than a line.
 */
function piecesOf(
  shown: string[],
  isHighlighted: (grapheme: string, index: number) => boolean,
  before?: (index: number) => ReactNode,
): ReactNode[] {
  const out: ReactNode[] = [];
  let from = 0;
  const labels = shown.flatMap((grapheme, at) => (grapheme === '.' ? [at + 1] : []));
  for (const to of [...lineStarts(labels), shown.length]) {
    const piece = shown.slice(from, to);
    const drawn = runsOf(piece, from, isHighlighted, before);
    const isWhole = piece.includes('-') && piece.length <= WHOLE;
    if (from > 0) out.push(<wbr key={`w${from}`} />);
    out.push(
      isWhole ? (
        <span key={`b${from}`} className="whitespace-nowrap">
          {drawn}
        </span>
      ) : (
        drawn
      ),
    );
    from = to;
  }
  return out;
}

interface Run {
  readonly kind: 'plain' | 'highlighted' | 'unseen';
  /** Drawn before it. */
  readonly gap: ReactNode;
  text: string;
}

/**
 * Plain stretches stay one text node, so that the name can be searched, copied and read aloud as one text; neighbouring
 * highlights are one mark.
 */
function runsOf(
  shown: string[],
  from: number,
  isHighlighted: (grapheme: string, index: number) => boolean,
  before?: (index: number) => ReactNode,
): ReactNode[] {
  const runs: Run[] = [];
  for (const [at, grapheme] of shown.entries()) {
    let gap = before?.(from + at);
    const characters = Array.from(grapheme);
    const isSeen = !characters.some(isUnseen);
    const seen = isSeen && isHighlighted(grapheme, from + at) ? 'highlighted' : 'plain';
    for (const text of isSeen ? [grapheme] : characters) {
      const kind = !isSeen && isUnseen(text) ? 'unseen' : seen;
      const last = runs.at(-1);
      if (last?.kind === kind && kind !== 'unseen' && !gap) last.text += text;
      else runs.push({ kind, gap, text });
      gap = null;
    }
  }
  return runs.map((run, at) => (
    <Fragment key={at}>
      {run.gap}
      {drawnRun(run)}
    </Fragment>
  ));
}

function drawnRun({ kind, text }: Run): ReactNode {
  if (kind === 'plain') return text;
  if (kind === 'unseen') return <span className="invisible-char">{codePoint(text)}</span>;
  return (
    <mark className="highlight" title={Array.from(text, codePoint).join(' ')}>
      {text}
    </mark>
  );
}

/** Longest piece, in characters, that fits one line on the narrowest screen, in the largest type of names. */
const WHOLE = 21;

/** Longest label that begins no line: `co.in` stays together, and with what it ends. */
const SHORT = 3;

/**
 * Indexes of labels that may begin a line: after a dot, before a longer label that is not the last one.
 *
 * @param labels the indexes after its dots, in order
 */
export const lineStarts = (labels: readonly number[]): readonly number[] =>
  labels.slice(0, -1).filter((at, index) => (labels[index + 1] ?? 0) - 1 - at > SHORT);
